import { Button, useText } from '#ui'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

export interface OpeningStepProps {
  wallet: string
  icon?: string | undefined
  onCancel: () => void
}

/** The request is pending in the wallet. */
export function OpeningStep({ wallet, icon, onCancel }: OpeningStepProps) {
  const t = useText(connectText)
  return (
    <div className={styles.step}>
      <div className={styles.middle} data-late="">
        <span className={styles.waiting}>
          <WalletIcon name={wallet} icon={icon} size={56} />
        </span>
        <p className={styles.hint}>{t('connect.hint', { wallet })}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('connect.cancel')}</Button>
      </div>
    </div>
  )
}
