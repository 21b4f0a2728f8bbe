import { type BothScreens, onScreens, type Responsive } from './responsive.ts'

export type AccountStatus = 'full' | 'avatar' | 'address'
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export interface ButtonLooks {
  accountStatus: BothScreens<AccountStatus>
  chainStatus: BothScreens<ChainStatus>
  showBalance: BothScreens<boolean>
}

export interface ButtonLookOptions {
  /** Avatar and name, or one of them. Default: both. */
  accountStatus?: Responsive<AccountStatus> | undefined
  /**
   * Network icon and name, one of them, or none. Default: both, and the icon on small screens.
   * Hidden if the app supports only one network.
   */
  chainStatus?: Responsive<ChainStatus> | undefined
  /** Default: on large screens. */
  showBalance?: Responsive<boolean> | undefined
}

/** The appearance of the connected buttons per screen size, with the kit's defaults. */
export const buttonLooks = ({
  accountStatus,
  chainStatus,
  showBalance,
}: ButtonLookOptions): ButtonLooks => ({
  accountStatus: onScreens(accountStatus, { small: 'full', large: 'full' }),
  chainStatus: onScreens(chainStatus, { small: 'icon', large: 'full' }),
  showBalance: onScreens(showBalance, { small: false, large: true }),
})
