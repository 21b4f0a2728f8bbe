import { useText, VisuallyHidden } from '#ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { ChainIcon } from '../network/ChainIcon.tsx'
import { markedChains } from '../network/marks/markedChains.ts'
import type { NetworkChoice } from '../network/networkChoices.ts'
import { buttonText } from './buttonText.ts'
import type { ChainStatus } from './buttonLooks.ts'
import styles from './ConnectedButtonsView.module.css'
import { type BothScreens, shownOn } from './responsive.ts'

export interface ChainPillProps {
  network: NetworkChoice
  status: BothScreens<ChainStatus>
  onOpen?: (() => void) | undefined
}

/**
 * Shows the wallet's network and opens the network dialog. Falls back to the name if there is no
 * icon.
 */
export function ChainPill({ network, status, onOpen }: ChainPillProps) {
  const t = useText(buttonText)
  const { id, name, icon } = network
  const pictured = icon !== undefined || markedChains.has(id)
  return (
    <button
      type="button"
      className={styles.pill}
      {...shownOn(status, (one) => one !== 'none')}
      data-part=""
      aria-haspopup="dialog"
      aria-disabled={!onOpen || undefined}
      onClick={onOpen}
    >
      <VisuallyHidden>{t('chain', { network: name })}</VisuallyHidden>
      {pictured && (
        <span
          className={styles.part}
          {...shownOn(status, (one) => one === 'full' || one === 'icon')}
          data-part=""
        >
          <ChainIcon network={network} size={24} />
        </span>
      )}
      <span
        className={styles.word}
        {...shownOn(
          status,
          (one) => one === 'full' || one === 'name' || (one === 'icon' && !pictured),
        )}
        data-part=""
        aria-hidden="true"
      >
        {name}
      </span>
      <ChevronDown className={styles.chevron} size={16} aria-hidden />
    </button>
  )
}
