import { popularWallets } from './popular.ts'
import type { WalletGroup } from './types.ts'

/** What is offered where an app does not say it. */
export const defaultGroups: readonly WalletGroup[] = [{ name: 'Popular', wallets: popularWallets }]
