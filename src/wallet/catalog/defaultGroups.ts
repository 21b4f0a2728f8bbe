import { popularWallets } from './popular.ts'
import type { WalletGroup } from './types.ts'

/** The wallets offered by default. */
export const defaultGroups: readonly WalletGroup[] = [{ name: 'Popular', wallets: popularWallets }]
