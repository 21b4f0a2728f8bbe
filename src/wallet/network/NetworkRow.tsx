import { ListRow, RowButton, useText } from '#ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { walletText } from '../walletText.ts'
import { ChainIcon } from './ChainIcon.tsx'
import type { NetworkChoice } from './networkChoices.ts'
import styles from './NetworkList.module.css'

export interface NetworkRowProps {
  network: NetworkChoice
  status: 'current' | 'switching' | 'other'
  pictured?: boolean | undefined
  /** Undefined where the wallet cannot be switched to it. */
  onSwitch?: (() => void) | undefined
}

/** One network: a way to it, or that the wallet is there. */
export function NetworkRow({ network: { name, icon, iconBackground }, status, pictured, onSwitch }: NetworkRowProps) {
  const t = useText(walletText)
  return (
    <ListRow
      data-status={status}
      aria-current={status === 'current' || undefined}
      leading={pictured && <ChainIcon name={name} icon={icon} background={iconBackground} />}
      title={
        status === 'current' || !onSwitch ? (
          name
        ) : (
          // It stays a button while the wallet asks, so that the focus stays too.
          <RowButton aria-disabled={status === 'switching' || undefined} onClick={status === 'switching' ? undefined : onSwitch}>
            {name}
          </RowButton>
        )
      }
      trailing={
        status === 'current' ? (
          <span className={styles.mark} data-status="current">
            <CircleCheck size={15} aria-hidden />
            {t('network.current')}
          </span>
        ) : status === 'switching' ? (
          <span className={styles.mark} data-status="switching" role="status">
            <LoaderCircle size={15} aria-hidden />
            {t('network.switching')}
          </span>
        ) : undefined
      }
    />
  )
}
