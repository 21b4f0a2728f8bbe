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

/** What the buttons of a connected wallet show on each screen, with the kit's own choice where an app has none. */
export const buttonLooks = ({ accountStatus, chainStatus, showBalance }: Wishes): ButtonLooks => ({
  accountStatus: onScreens(accountStatus, { small: 'full', large: 'full' }),
  chainStatus: onScreens(chainStatus, { small: 'icon', large: 'full' }),
  showBalance: onScreens(showBalance, { small: false, large: true }),
})
