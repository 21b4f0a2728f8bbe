import { createPersistedStore, type KeyValue, type PersistedStore } from '#base'

export const recentWalletsKey = 'wagmi.recentWallets'

/** Maximum number of recently used wallets in the list. */
export const recentShown = 3

/** IDs of the wallets that were connected before, newest first. */
export type RecentWallets = PersistedStore<readonly string[]>

const idList = (value: unknown) =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined

export const createRecentWallets = (storage: KeyValue | undefined): RecentWallets =>
  createPersistedStore({ key: recentWalletsKey, parse: idList, initial: [], storage })

/** Moves a wallet to the top of the list. Only for wallets that have connected. */
export const withWallet =
  (wallet: string) =>
  (ids: readonly string[]): readonly string[] => [wallet, ...ids.filter((id) => id !== wallet)]

/** IDs of the wallets that were connected before, newest first. */
export const recentWallets = (storage: KeyValue | undefined): readonly string[] =>
  createRecentWallets(storage).get()

/**
 * Moves a wallet to the top of the recent ones. Only for wallets that have connected. Returns false
 * if the storage is missing or full.
 */
export const rememberWallet = (wallet: string, storage: KeyValue | undefined): boolean =>
  createRecentWallets(storage).update(withWallet(wallet))

/** Clears them all. Returns false if the storage is missing or full. */
export const forgetWallets = (storage: KeyValue | undefined): boolean =>
  createRecentWallets(storage).update(() => [])
