import { Button, ButtonLink, CopyButton, useText } from '#ui'
import { QrCode } from '../qr/QrCode.tsx'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

export interface DownloadStepProps {
  wallet: string
  icon?: string | undefined
  /** URL of the app. */
  store: string
  /** On a phone, opens the store; elsewhere, shows its URL as a QR code. */
  mobile: boolean
  onContinue: () => void
}

/** Leads to the wallet's app. */
export function DownloadStep({ wallet, icon, store, mobile, onContinue }: DownloadStepProps) {
  const t = useText(connectText)
  return (
    <div className={styles.step}>
      <div className={styles.middle}>
        {mobile ? (
          <WalletIcon name={wallet} icon={icon} size={56} />
        ) : (
          <>
            <div className={styles.smallCode}>
              <QrCode
                value={store}
                label={t('download.label', { wallet })}
                fallback={<p className={styles.undrawn}>{t('download.broken')}</p>}
              />
            </div>
            <CopyButton words value={store} what={t('download.link')} />
          </>
        )}
      </div>
      <div className={styles.actions}>
        {mobile && (
          <ButtonLink href={store} target="_blank" rel="noreferrer noopener">
            {t('download.store')}
          </ButtonLink>
        )}
        <Button variant="primary" onClick={onContinue}>
          {t('download.continue')}
        </Button>
      </div>
    </div>
  )
}
