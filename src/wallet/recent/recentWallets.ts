import { type KeyValue, readStored, writeStored } from '#base'

export const recentWalletsKey = 'wagmi.recentWallets'

/** So many recently used wallets stand first in the list. */
export const recentShown = 3

const idList = (value: unknown) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined)

/** Ids of the wallets that were connected before, newest first. */
export const recentWallets = (storage: KeyValue | undefined): readonly string[] => readStored(recentWalletsKey, idList, [], storage)

/** Puts a wallet first among the recent ones. Only for one that has really connected. */
export const rememberWallet = (wallet: string, storage: KeyValue | undefined): boolean =>
  writeStored(recentWalletsKey, [wallet, ...recentWallets(storage).filter((id) => id !== wallet)], storage)

/** Forgets all of them. */
export const forgetWallets = (storage: KeyValue | undefined): boolean => writeStored(recentWalletsKey, [], storage)
