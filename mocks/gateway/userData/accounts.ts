import type { Account, AccountDataSetting, AccountDataType } from '#gateway'
import type { Address } from 'viem'

/** In the order of the real gateway. */
export const dataTypes: readonly AccountDataType[] = [
  { id: '1', name: 'CounterfactualSafes', description: 'Counterfactual Safes', isActive: true },
  { id: '3', name: 'Watchlist', description: 'Watchlist', isActive: false },
  { id: '2', name: 'AddressBook', description: 'Address Book', isActive: true },
]

/** Accounts with their settings, one per address. */
export function createAccounts() {
  const accounts = new Map<Address, { account: Account; settings: Map<string, boolean> }>()
  let made = 0
  return {
    get: (address: Address): Account | undefined => accounts.get(address)?.account,
    create(address: Address, name: string): void {
      made += 1
      accounts.set(address, {
        account: { id: String(made), groupId: null, address, name },
        settings: new Map(),
      })
    },
    remove: (address: Address): boolean => accounts.delete(address),
    settings: (address: Address): AccountDataSetting[] =>
      [...(accounts.get(address)?.settings ?? [])].map(([dataTypeId, enabled]) => ({
        dataTypeId,
        enabled,
      })),
    set(address: Address, settings: readonly AccountDataSetting[]): void {
      for (const { dataTypeId, enabled } of settings)
        accounts.get(address)?.settings.set(dataTypeId, enabled)
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
