import type { AccountStatus, ChainStatus } from './ConnectedButtonsView.tsx'
import { type BothScreens, onScreens, type Responsive } from './responsive.ts'

export interface ButtonLooks {
  accountStatus: BothScreens<AccountStatus>
  chainStatus: BothScreens<ChainStatus>
  showBalance: BothScreens<boolean>
}

interface Wishes {
  accountStatus?: Responsive<AccountStatus> | undefined
  chainStatus?: Responsive<ChainStatus> | undefined
  showBalance?: Responsive<boolean> | undefined
}

/** The appearance of the connected buttons per screen size, with the kit's defaults. */
export const buttonLooks = ({ accountStatus, chainStatus, showBalance }: Wishes): ButtonLooks => ({
  accountStatus: onScreens(accountStatus, { small: 'full', large: 'full' }),
  chainStatus: onScreens(chainStatus, { small: 'icon', large: 'full' }),
  showBalance: onScreens(showBalance, { small: false, large: true }),
})
