import { Button, useText } from '#ui'
import type { WalletFailure } from '../connectors/walletErrors.ts'
import { walletText } from '../walletText.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

export interface FailedStepProps {
  failure: WalletFailure
  wallet: string
  icon?: string | undefined
}

/** The wallet said no, or nothing. The words are the dialog's title and description; here is what the wallet itself said. */
export function FailedStep({ failure, wallet, icon }: FailedStepProps) {
  const t = useText(walletText)
  const detail = failure.kind === 'failed' ? failure.detail : undefined
  return (
    <div className={styles.step} data-kind={failure.kind}>
      <WalletIcon name={wallet} icon={icon} size={56} />
      {detail && (
        <details className={styles.detail}>
          <summary>{t('failed.detail')}</summary>
          <bdi>{detail}</bdi>
        </details>
      )}
    </div>
  )
}

export function FailedStepActions({ onRetry, onBack }: { onRetry: () => void; onBack: () => void }) {
  const t = useText(walletText)
  return (
    <>
      <Button onClick={onBack}>{t('failed.other')}</Button>
      <Button variant="primary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </>
  )
}
