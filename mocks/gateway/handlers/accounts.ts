import type { AccountDataSetting, routes } from '#gateway'
import { sameAddress } from '#base'
import type { Address } from 'viem'
import { reply, type Handler, type HandlerInput } from '../handler.ts'
import { dataTypes } from '../userData/accounts.ts'
import { performAction } from '../userData/performAction.ts'
import { missing, notProcessable, unauthorized } from '../userData/httpErrors.ts'
import { readAccountName, readSettings } from '../userData/accountBody.ts'
import { signedIn } from '../userData/signedIn.ts'
import { readAddress, readObject, readText } from '../reading/values.ts'
import type { GatewayState } from '../state.ts'

/** One account per logged-in address. */
export const createAccount: Handler<typeof routes.createAccount> = async (gateway, input) => {
  const { address: signer } = await signedIn(gateway, input)
  const body = readObject(input.body)
  const address = readAddress(readText(body, 'address'))
  const name = readAccountName(body)
  if (!sameAddress(signer, address)) throw unauthorized()
  const { accounts } = await gateway.userData()
  if (accounts.get(address)) throw notProcessable('Error creating account.')
  await performAction(gateway, 'createAccount', { address, name })
  return reply(201, known(accounts.get(address)))
}

export const account: Handler<typeof routes.account> = async (gateway, input) => {
  const address = await oneself(gateway, input)
  return known((await gateway.userData()).accounts.get(address))
}

/** Succeeds for a missing account too, without revealing that. */
export const deleteAccount: Handler<typeof routes.deleteAccount> = async (gateway, input) => {
  const address = await oneself(gateway, input)
  await performAction(gateway, 'deleteAccount', { address })
  return reply(204, undefined)
}

export const accountDataTypes: Handler<typeof routes.accountDataTypes> = () => [...dataTypes]

export const accountDataSettings: Handler<typeof routes.accountDataSettings> = async (
  gateway,
  input,
) => {
  const address = await oneself(gateway, input)
  const { accounts } = await gateway.userData()
  known(accounts.get(address))
  return accounts.settings(address)
}

/** Returns the settings that were sent, not all of them. */
export const putAccountDataSettings: Handler<typeof routes.putAccountDataSettings> = async (
  gateway,
  input,
) => {
  await signedIn(gateway, input)
  const settings = readSettings(input.body)
  const address = await oneself(gateway, input)
  known((await gateway.userData()).accounts.get(address))
  if (!settings.every(isActive)) throw notProcessable('Data types not found or not active.')
  await performAction(gateway, 'putAccountDataSettings', { address, settings })
  return settings
}

const isActive = ({ dataTypeId }: AccountDataSetting) =>
  dataTypes.some(({ id, isActive }) => id === dataTypeId && isActive)

/** The address in the path, if it is the logged-in one. */
async function oneself(
  gateway: GatewayState,
  input: Pick<HandlerInput, 'token'> & { path: { address: string } },
): Promise<Address> {
  const { address: signer } = await signedIn(gateway, input)
  const address = readAddress(input.path.address)
  if (!sameAddress(signer, address)) throw unauthorized()
  return address
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw missing('Error getting account.')
  return found
}
