import { Button, ButtonLink, CopyButton, useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { minutesAndSeconds, useTimeLeft } from './useTimeLeft.ts'
import { WalletIcon } from './WalletIcon.tsx'

export interface DeepLinkStepProps {
  wallet: string
  icon?: string | undefined
  /** Whether the link is for any wallet. */
  anyWallet?: boolean | undefined
  /** Opens the wallet's app. */
  href: string
  expiresAt: number
  /** Where to get the app. */
  store?: string | undefined
  onRenew: () => void
}

/** A real link to the wallet's app on this phone: browsers open apps only after a press. */
export function DeepLinkStep({
  wallet,
  icon,
  anyWallet,
  href,
  expiresAt,
  store,
  onRenew,
}: DeepLinkStepProps) {
  const t = useText(connectText)
  const announce = useAnnounce()
  const left = useTimeLeft(expiresAt) ?? 0
  const expired = left === 0
  useEffect(() => {
    if (expired) announce(t('link.expired'))
  }, [announce, expired, t])
  return (
    <div className={styles.step}>
      <div className={styles.middle}>
        <WalletIcon name={wallet} icon={icon} size={56} />
        <p className={styles.hint}>
          {expired ? t('link.expired') : t('link.lasts', { time: minutesAndSeconds(left) })}
        </p>
        {!expired && <CopyButton words value={href} what={t('qr.link')} />}
      </div>
      {expired ? (
        <Button variant="primary" size="l" wide onClick={onRenew}>
          {t('link.renew')}
        </Button>
      ) : (
        <ButtonLink
          variant="primary"
          size="l"
          wide
          href={href}
          {...(/^https?:/.test(href) && { target: '_blank', rel: 'noreferrer noopener' })}
        >
          {anyWallet ? t('link.openAny') : t('link.open', { wallet })}
        </ButtonLink>
      )}
      {store && (
        <div className={styles.getRow}>
          <p className={styles.quiet}>{t('link.nothing', { wallet })}</p>
          <ButtonLink size="s" href={store} target="_blank" rel="noreferrer noopener">
            {t('link.store', { wallet })}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
