import type { ListedWallet } from '../catalog/types.ts'

/** The wallet details that determine its steps and its connection. */
export type WalletFacts = Pick<
  ListedWallet,
  'id' | 'rdns' | 'connectionMethod' | 'downloads' | 'guides'
>
