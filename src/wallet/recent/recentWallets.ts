import { type KeyValue, readStored, writeStored } from '#base'

export const recentWalletsKey = 'wagmi.recentWallets'

/** Maximum number of recently used wallets in the list. */
export const recentShown = 3

const idList = (value: unknown) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined)

/** Ids of the wallets that were connected before, newest first. */
export const recentWallets = (storage: KeyValue | undefined): readonly string[] => readStored(recentWalletsKey, idList, [], storage)

/** Moves a wallet to the top of the recent ones. Only for wallets that have connected. */
export const rememberWallet = (wallet: string, storage: KeyValue | undefined): boolean =>
  writeStored(recentWalletsKey, [wallet, ...recentWallets(storage).filter((id) => id !== wallet)], storage)

/** Clears them all. */
export const forgetWallets = (storage: KeyValue | undefined): boolean => writeStored(recentWalletsKey, [], storage)
