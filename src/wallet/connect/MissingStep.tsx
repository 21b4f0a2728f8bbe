import { Button, useText } from '#ui'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { FailureMark } from './FailureMark.tsx'

export interface MissingStepProps {
  wallet: string
  icon?: string | undefined
  /** Undefined if the wallet cannot be downloaded. */
  onGet?: (() => void) | undefined
  /** Leads to the other wallets. */
  onOther: () => void
}

/**
 * A wallet that cannot be reached from here: it must be installed first, or works on other devices
 * only.
 */
export function MissingStep({ wallet, icon, onGet, onOther }: MissingStepProps) {
  const t = useText(connectText)
  return (
    <div className={styles.step}>
      <div className={styles.middle}>
        <FailureMark kind="missing" wallet={wallet} icon={icon} />
      </div>
      <div className={styles.actions}>
        <Button onClick={onOther}>{t('failed.other')}</Button>
        {onGet && (
          <Button variant="primary" onClick={onGet}>
            {t('missing.install', { wallet })}
          </Button>
        )}
      </div>
    </div>
  )
}
