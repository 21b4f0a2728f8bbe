import { Button, CopyButton, useText } from '#ui'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

export interface InstalledStepProps {
  wallet: string
  icon?: string | undefined
  /** In this browser or on this computer, or on a phone that this page cannot connect to. */
  place: 'here' | 'phone'
  /** Leads to the other wallets. */
  onOther: () => void
}

/** What makes a newly installed wallet available: reloading the page, or opening it in the app. */
export function InstalledStep({ wallet, icon, place, onOther }: InstalledStepProps) {
  const t = useText(connectText)
  return (
    <div className={styles.step}>
      <div className={styles.middle}>
        <WalletIcon name={wallet} icon={icon} size={56} />
        {place === 'phone' && <CopyButton words value={location.href} what={t('qr.link')} />}
      </div>
      <div className={styles.actions}>
        <Button variant={place === 'phone' ? 'primary' : undefined} onClick={onOther}>
          {t('failed.other')}
        </Button>
        {place === 'here' && (
          <Button variant="primary" onClick={() => location.reload()}>
            {t('guide.reload')}
          </Button>
        )}
      </div>
    </div>
  )
}
