import type { Address } from '#base'
import type { ComponentType, ReactNode } from 'react'

/** What an app's own picture of an account is given. */
export interface AccountPicture {
  address: Address
  /** The address of the name's picture, where there is one and the app has asked for such. */
  ensImage: string | undefined
  /** Width and height in pixels. */
  size: number
}

/** A token (ERC-20). What is not said of it, its contract is asked. */
export interface BalanceToken {
  address: Address
  decimals?: number | undefined
  symbol?: string | undefined
}

/** What an app decides about the account. */
export interface AccountSettings {
  /** Whether recent transactions are shown. They are kept and followed in any case. */
  recentTransactions?: boolean | undefined
  /** The app's own rows in the account's dialog and popover, below the account. */
  rows?: ReactNode | ((account: Address, close: () => void) => ReactNode)
  /** Whether one more wallet may be connected beside the first; by default, where the app has another one to offer. */
  severalWallets?: boolean | undefined
  /** By chain id: the token whose balance is shown there instead of that of the chain's own coin. */
  balanceToken?: Readonly<Record<number, BalanceToken>> | undefined
  /** Instead of the kit's own picture of an account. */
  picture?: ComponentType<AccountPicture> | undefined
  /** Whether pictures of ENS names are shown. Off by default: they stand on hosts that strangers have chosen, and those see who looks. */
  ensPictures?: boolean | undefined
}

/** The app's own rows for an account; `close` closes what they stand in. */
export const ownRows = ({ rows }: AccountSettings, account: Address, close: () => void): ReactNode => (typeof rows === 'function' ? rows(account, close) : rows)
