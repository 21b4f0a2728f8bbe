import type { ListedWallet } from '../catalog/types.ts'

/** What of a wallet decides the way through the picker, and how it is asked. */
export type WalletFacts = Pick<ListedWallet, 'id' | 'rdns' | 'connectionMethod' | 'downloads' | 'guides'>
