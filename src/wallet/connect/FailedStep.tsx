import { Button, ErrorDetail, useText } from '#ui'
import type { WalletFailure } from '../connectors/walletErrors.ts'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { FailureMark } from './FailureMark.tsx'
import { GetRow } from './GetRow.tsx'

export interface FailedStepProps {
  failure: WalletFailure
  wallet: string
  icon?: string | undefined
  /** Whether it failed after a code was shown: that code is no longer valid. */
  paired?: boolean | undefined
  onRetry: () => void
  /** Leads to the other wallets. */
  onOther: () => void
  /** Undefined if the wallet cannot be downloaded. */
  onGet?: (() => void) | undefined
}

/**
 * The wallet rejected the request or didn't respond. The step's title and text explain it; this
 * shows the wallet's own message and the available actions.
 */
export function FailedStep({
  failure,
  wallet,
  icon,
  paired,
  onRetry,
  onOther,
  onGet,
}: FailedStepProps) {
  const t = useText(connectText)
  const detail = failure.kind === 'failed' ? failure.detail : undefined
  return (
    <div className={styles.step} data-kind={failure.kind}>
      <div className={styles.middle}>
        <FailureMark kind={failure.kind} wallet={wallet} icon={icon} />
        {detail && <ErrorDetail label={t('failed.detail')} detail={detail} />}
      </div>
      <div className={styles.actions}>
        <Button onClick={onOther}>{t('failed.other')}</Button>
        <Button variant="primary" onClick={onRetry}>
          {t(paired ? 'failed.newCode' : 'failed.retry')}
        </Button>
      </div>
      {failure.kind === 'missing' && onGet && <GetRow wallet={wallet} onGet={onGet} />}
    </div>
  )
}
