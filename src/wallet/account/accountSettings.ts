import type { Address } from '#base'
import type { Client } from 'viem'
import type { ComponentType, ReactNode } from 'react'

/** Props of an app's own account picture. */
export interface AccountPicture {
  address: Address
  /** URL of the ENS avatar, if there is one and the app has enabled avatars. */
  ensImage: string | undefined
  /** Width and height in pixels. */
  size: number
}

/** An ERC-20 token. Missing details are read from its contract. */
export interface BalanceToken {
  address: Address
  decimals?: number | undefined
  symbol?: string | undefined
}

/** The app's settings of the account. */
export interface AccountSettings {
  /** Whether recent transactions are shown. They are stored and watched in any case. */
  recentTransactions?: boolean | undefined
  /** The app's custom rows in the account dialog and popover, below the account. */
  rows?: ReactNode | ((account: Address, close: () => void) => ReactNode)
  /** Whether more wallets can be connected. Default: if the app offers another wallet. */
  severalWallets?: boolean | undefined
  /** By chain ID: the token whose balance is shown instead of the native one. */
  balanceToken?: Readonly<Record<number, BalanceToken>> | undefined
  /** Replaces the kit's account picture. */
  picture?: ComponentType<AccountPicture> | undefined
  /**
   * Whether ENS avatars are shown. Default: false, because they are loaded from third-party hosts,
   * which then learn about the visitor.
   */
  ensPictures?: boolean | undefined
  /**
   * A viem client of mainnet from which ENS names and avatars are read. Without it, they're read
   * from the configuration's mainnet; an app without mainnet shows no names. Its `ccipRead` decides
   * whether servers that names are stored on are contacted.
   */
  ens?: Client | undefined
}
