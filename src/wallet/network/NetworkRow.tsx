import { ListRow, RowButton, useText } from '#ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { ChainIcon } from './ChainIcon.tsx'
import type { NetworkChoice } from './networkChoices.ts'
import styles from './NetworkList.module.css'
import { networkText } from './networkText.ts'

export interface NetworkRowProps {
  network: NetworkChoice
  status: 'current' | 'switching' | 'other'
  /** Undefined if the wallet cannot switch to it. */
  onSwitch?: (() => void) | undefined
}

/** One network: a button to switch, or the current one. */
export function NetworkRow({ network, status, onSwitch }: NetworkRowProps) {
  const t = useText(networkText)
  const { name } = network
  return (
    <ListRow
      data-wraps=""
      data-status={status}
      aria-current={status === 'current' || undefined}
      leading={<ChainIcon network={network} />}
      title={
        <span className={styles.words}>
          {status === 'current' || !onSwitch ? (
            name
          ) : (
            // It stays a button during the request, so that it keeps the focus.
            <RowButton
              aria-disabled={status === 'switching' || undefined}
              onClick={status === 'switching' ? undefined : onSwitch}
            >
              {name}
            </RowButton>
          )}
          {status === 'current' && (
            <span className={styles.mark} data-status="current">
              <CircleCheck size={15} aria-hidden />
              {t('network.current')}
            </span>
          )}
          {status === 'switching' && (
            <span className={styles.mark} data-status="switching" role="status">
              <LoaderCircle size={15} aria-hidden />
              {t('network.switching')}
            </span>
          )}
        </span>
      }
    />
  )
}
