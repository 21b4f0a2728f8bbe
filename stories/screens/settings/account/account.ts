import type { Address } from '#base'
import type { Account, DataType } from '#domain'
import type { World } from '../../../../mocks/world.ts'
import type { LoginSession } from '../../../../src/screens/settings/account/login/loginState.ts'
import { loginNotes } from '../../../../src/screens/settings/account/login/loginNote.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { alice } from '../../common/rows/items.ts'

export const anAccount = (parts: Partial<Account> = {}): Account => ({
  id: '7',
  address: alice,
  name: 'Alice',
  ...parts,
})

/** Signed in three hours ago, at a gateway that can end it. */
export const aSession = (parts: Partial<LoginSession> = {}): LoginSession => ({
  address: alice,
  email: null,
  chainId: 1,
  until: storyTime + 21 * 60 * 60 * 1000,
  canEnd: true,
  knownBy: 'gateway',
  ...parts,
})

/** As the gateway of 2025 has them. */
export const dataTypes: readonly DataType[] = [
  { id: '1', name: 'CounterfactualSafes', description: 'Counterfactual Safes', active: true },
  { id: '3', name: 'Watchlist', description: 'Watchlist', active: false },
  { id: '2', name: 'AddressBook', description: 'Address Book', active: true },
]

export const longName = 'aVeryLongNameOf20Chr'

/** Someone has signed in before the page opens, in this browser. */
export async function signInBefore({ state, gatewayUrl }: World, address: Address): Promise<void> {
  const until = storyTime + 20 * 60 * 60 * 1000
  const { logins } = await state.userData()
  logins.begin('token', { address, chainId: '1', until })
  state.jar.token = 'token'
  loginNotes.update(() => ({ gateway: gatewayUrl, address, chainId: 1, until }))
}
