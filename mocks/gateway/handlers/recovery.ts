import type { routes } from '#gateway'
import { sameAddress } from '#base'
import { reply, type Handler, type HandlerInput } from '../handler.ts'
import { performAction } from '../userData/performAction.ts'
import { requireOwner } from '../userData/emailProof.ts'
import type { Recovery } from '../userData/recoveries.ts'
import { unauthorized } from '../userData/httpErrors.ts'
import { signedIn } from '../userData/signedIn.ts'
import { readAddress, readObject, readText } from '../reading/values.ts'
import type { GatewayState } from '../state.ts'

/**
 * Lets owners watch a module that their Safe has enabled; notifies everyone who verified an email
 * address for it.
 */
export const registerRecovery: Handler<typeof routes.registerRecovery> = async (gateway, input) => {
  const recovery = await ownersRecovery(gateway, input, () =>
    readAddress(readText(readObject(input.body), 'moduleAddress')),
  )
  const { modules } = (await gateway.chain(recovery.chainId)).safe(recovery.safe)
  if (!modules.some((module) => sameAddress(module, recovery.moduleAddress))) throw unauthorized()
  await performAction(gateway, 'registerRecovery', recovery)
}

/** Also for a module that has been disabled. */
export const removeRecovery: Handler<typeof routes.removeRecovery> = async (gateway, input) => {
  const recovery = await ownersRecovery(gateway, input, () => readAddress(input.path.moduleAddress))
  await performAction(gateway, 'removeRecovery', recovery)
  return reply(204, undefined)
}

interface SafeInput extends Pick<HandlerInput, 'token'> {
  path: { chainId: string; safeAddress: string }
}

/** 403 without a login and for non-owners. */
async function ownersRecovery(
  gateway: GatewayState,
  input: SafeInput,
  readModule: () => Recovery['moduleAddress'],
): Promise<Recovery> {
  const { address: signer } = await signedIn(gateway, input)
  const { chainId } = input.path
  const safe = readAddress(input.path.safeAddress)
  const moduleAddress = readModule()
  await requireOwner(gateway, { chainId, safe, signer })
  return { chainId, safe, moduleAddress }
}
