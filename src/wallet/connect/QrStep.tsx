import { Button, ButtonLink, CopyButton, Skeleton, useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { QrCode } from '../qr/QrCode.tsx'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { GetRow } from './GetRow.tsx'
import { minutesAndSeconds, useTimeLeft } from './useTimeLeft.ts'
import { WalletIcon } from './WalletIcon.tsx'

export interface QrStepProps {
  wallet: string
  icon?: string | undefined
  /** Undefined while it is being prepared. */
  pairing?: { uri: string; expiresAt: number; link?: string | undefined } | undefined
  onRenew: () => void
  /** Undefined if the wallet cannot be downloaded, or is WalletConnect itself. */
  onGet?: (() => void) | undefined
}

/** A pairing code for the wallet on a phone, until it expires. */
export function QrStep({ wallet, icon, pairing, onRenew, onGet }: QrStepProps) {
  const t = useText(connectText)
  const announce = useAnnounce()
  const left = useTimeLeft(pairing?.expiresAt)
  const expired = left === 0
  const status = pairing ? (expired ? 'expired' : 'ready') : 'preparing'
  useEffect(() => {
    if (status !== 'preparing') announce(t(`qr.${status}`))
  }, [announce, status, t])
  return (
    <div className={styles.step}>
      <div className={styles.middle}>
        <div className={styles.code} data-status={status}>
          {pairing ? (
            <QrCode
              value={pairing.uri}
              label={t('qr.label', { wallet })}
              dead={expired}
              logo={<WalletIcon name={wallet} icon={icon} size={44} />}
              fallback={<p className={styles.undrawn}>{t('qr.broken')}</p>}
            />
          ) : (
            <Skeleton shape="block" height="100%" />
          )}
          {expired && (
            <div className={styles.overCode}>
              <p className={styles.pointTitle}>{t('qr.expired')}</p>
              <Button variant="primary" onClick={onRenew}>
                {t('qr.renew')}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.underCode}>
          {/* Not a live region: announcing every second would be noise. */}
          <span className={styles.quiet}>
            {left === undefined
              ? t('qr.preparing')
              : expired
                ? ''
                : t('qr.lasts', { time: minutesAndSeconds(left) })}
          </span>
          {pairing && !expired && <CopyButton words value={pairing.uri} what={t('qr.link')} />}
        </div>
        {pairing?.link && !expired && (
          <ButtonLink variant="quiet" href={pairing.link}>
            {t('qr.open', { wallet })}
          </ButtonLink>
        )}
      </div>
      {onGet && <GetRow wallet={wallet} onGet={onGet} />}
    </div>
  )
}
