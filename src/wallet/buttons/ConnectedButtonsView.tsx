import type { Address, Remote } from '#base'
import { useText } from '#ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ComponentType } from 'react'
import type { AccountPicture } from '../account/accountSettings.ts'
import type { Balance } from '../account/useAccountDetails.ts'
import type { NetworkChoice } from '../network/networkChoices.ts'
import { walletText } from '../walletText.ts'
import { AccountPill } from './AccountPill.tsx'
import styles from './ConnectedButtonsView.module.css'
import { ChainPill } from './ChainPill.tsx'
import type { BothScreens } from './responsive.ts'

export type AccountStatus = 'full' | 'avatar' | 'address'
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export interface ConnectedButtonsViewProps {
  account: Address
  name?: string | undefined
  image?: string | undefined
  picture?: ComponentType<AccountPicture> | undefined
  balance: Remote<Balance> | undefined
  /** The symbol of the network's money, known before the balance: the place for it is kept. */
  symbol?: string | undefined
  /** How many transactions are pending. */
  pending?: number | undefined
  /** Undefined: the wallet is on a network that is not served. */
  network: NetworkChoice | undefined
  /** Whether there is more than one network to choose from. */
  choice: boolean
  accountStatus: BothScreens<AccountStatus>
  chainStatus: BothScreens<ChainStatus>
  showBalance: BothScreens<boolean>
  /** Undefined while nothing may be opened: the buttons keep their place and cannot be pressed. */
  onAccount?: (() => void) | undefined
  onNetwork?: (() => void) | undefined
}

/** The buttons of a connected wallet: its network and its account. On a network that is not served there is one, which says so. */
export function ConnectedButtonsView({ network, choice, chainStatus, onAccount, onNetwork, ...account }: ConnectedButtonsViewProps) {
  const t = useText(walletText)
  if (!network) {
    return (
      <button type="button" className={styles.pill} data-status="unsupported" aria-haspopup="dialog" onClick={onNetwork}>
        <TriangleAlert className={styles.mark} size={18} aria-hidden />
        {t('button.wrongNetwork')}
        <ChevronDown className={styles.mark} size={16} aria-hidden />
      </button>
    )
  }
  return (
    <span className={styles.buttons} data-status={onAccount ? 'connected' : 'reconnecting'}>
      {choice && <ChainPill network={network} status={chainStatus} onOpen={onNetwork} />}
      <AccountPill {...account} onOpen={onAccount} />
    </span>
  )
}
