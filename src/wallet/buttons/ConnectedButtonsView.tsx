import { useText } from '#ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { NetworkChoice } from '../network/networkChoices.ts'
import { walletText } from '../walletText.ts'
import { AccountPill, type AccountPillContent } from './AccountPill.tsx'
import type { ChainStatus } from './buttonLooks.ts'
import styles from './ConnectedButtonsView.module.css'
import { ChainPill } from './ChainPill.tsx'
import type { BothScreens } from './responsive.ts'

export interface ConnectedButtonsViewProps extends AccountPillContent {
  /** Undefined: the wallet is on an unsupported network. */
  network: NetworkChoice | undefined
  /** Whether the app supports more than one network. */
  choice: boolean
  chainStatus: BothScreens<ChainStatus>
  /** Undefined while nothing can be opened: the buttons keep their size and are disabled. */
  onAccount?: (() => void) | undefined
  onNetwork?: (() => void) | undefined
}

/**
 * The network and account buttons of a connected wallet. On an unsupported network, a single "Wrong
 * network" button.
 */
export function ConnectedButtonsView({
  network,
  choice,
  chainStatus,
  onAccount,
  onNetwork,
  ...account
}: ConnectedButtonsViewProps) {
  const t = useText(walletText)
  if (!network) {
    return (
      <button
        type="button"
        className={styles.pill}
        data-status="unsupported"
        aria-haspopup="dialog"
        onClick={onNetwork}
      >
        <TriangleAlert className={styles.mark} size={18} aria-hidden />
        {t('account.wrongNetwork')}
        <ChevronDown className={styles.mark} size={16} aria-hidden />
      </button>
    )
  }
  return (
    <span className={styles.buttons}>
      {choice && <ChainPill network={network} status={chainStatus} onOpen={onNetwork} />}
      <AccountPill {...account} onOpen={onAccount} />
    </span>
  )
}
