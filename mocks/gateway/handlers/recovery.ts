import type { routes } from '#gateway'
import { sameAddress } from '#base'
import { reply, type Handler, type HandlerInput } from '../handler.ts'
import { act } from '../own/acts.ts'
import { mustOwn } from '../own/emailProof.ts'
import type { Recovery } from '../own/recoveries.ts'
import { unauthorized } from '../own/refusals.ts'
import { signedIn } from '../own/signedIn.ts'
import { readAddress, readObject, readText } from '../reading/values.ts'
import type { GatewayState } from '../state.ts'

/** Owners have a module watched that their safe has enabled; all who verified an e-mail address for it are told. */
export const registerRecovery: Handler<typeof routes.registerRecovery> = async (gateway, input) => {
  const recovery = await ownersRecovery(gateway, input, () => readAddress(readText(readObject(input.body), 'moduleAddress')))
  const { modules } = (await gateway.chain(recovery.chainId)).safe(recovery.safe)
  if (!modules.some((module) => sameAddress(module, recovery.moduleAddress))) throw unauthorized()
  await act(gateway, 'registerRecovery', recovery)
}

/** Also for a module that the safe has no more. */
export const removeRecovery: Handler<typeof routes.removeRecovery> = async (gateway, input) => {
  const recovery = await ownersRecovery(gateway, input, () => readAddress(input.path.moduleAddress))
  await act(gateway, 'removeRecovery', recovery)
  return reply(204, undefined)
}

interface SafeInput extends Pick<HandlerInput, 'token'> {
  path: { chainId: string; safeAddress: string }
}

/** 403 for nobody and for who owns nothing here. */
async function ownersRecovery(gateway: GatewayState, input: SafeInput, readModule: () => Recovery['moduleAddress']): Promise<Recovery> {
  const { address: signer } = await signedIn(gateway, input)
  const { chainId } = input.path
  const safe = readAddress(input.path.safeAddress)
  const moduleAddress = readModule()
  await mustOwn(gateway, { chainId, safe, signer })
  return { chainId, safe, moduleAddress }
}
