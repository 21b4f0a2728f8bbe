import { Button, useText } from '#ui'
import { walletText } from '../walletText.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

/** The wallet has been asked and has not answered yet. */
export function OpeningStep({ wallet, icon }: { wallet: string; icon?: string | undefined }) {
  const t = useText(walletText)
  return (
    <div className={styles.step}>
      <span className={styles.waiting}>
        <WalletIcon name={wallet} icon={icon} size={56} />
      </span>
      <p className={styles.hint}>{t('connect.hint', { wallet })}</p>
    </div>
  )
}

export function OpeningStepActions({ onBack }: { onBack: () => void }) {
  const t = useText(walletText)
  return <Button onClick={onBack}>{t('connect.cancel')}</Button>
}
