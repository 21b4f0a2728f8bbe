import { Button, ButtonLink, List, ListRow, useText } from '#ui'
import type { WalletToGet } from '../catalog/walletsToGet.ts'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

export interface GetStepProps {
  wallets: readonly WalletToGet[]
  /** On a phone, the store is the next step. */
  mobile: boolean
  onGet: (wallet: string) => void
}

/** Wallets available for this device. */
export function GetStep({ wallets, mobile, onGet }: GetStepProps) {
  const t = useText(connectText)
  return (
    <div className={styles.step}>
      <List label={t('get.list')}>
        {wallets.map(({ wallet: { id, name, icon, downloads }, kind }) => (
          <ListRow
            data-wraps=""
            key={id}
            leading={<WalletIcon name={name} icon={icon} size={32} />}
            title={name}
            detail={t(`get.kind.${kind}`)}
            actions={
              mobile && downloads.mobile ? (
                <ButtonLink
                  size="s"
                  href={downloads.mobile}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('get.actionFor', { wallet: name })}
                >
                  {t('get.action')}
                </ButtonLink>
              ) : (
                <Button
                  size="s"
                  aria-label={t('get.actionFor', { wallet: name })}
                  onClick={() => onGet(id)}
                >
                  {t('get.action')}
                </Button>
              )
            }
          />
        ))}
      </List>
      <div className={styles.aside}>
        <p className={styles.pointTitle}>{t('get.other.title')}</p>
        <p className={styles.quiet}>{t('get.other.text')}</p>
      </div>
    </div>
  )
}
