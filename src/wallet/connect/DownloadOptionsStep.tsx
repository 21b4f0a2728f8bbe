import { List, ListRow, RowButton, RowLink, useText } from '#ui'
import ExternalLink from 'lucide-react/icons/external-link'
import Monitor from 'lucide-react/icons/monitor'
import Puzzle from 'lucide-react/icons/puzzle'
import Smartphone from 'lucide-react/icons/smartphone'
import type { Device } from '../catalog/types.ts'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import type { WalletFacts } from './pickerWallet.ts'

export interface DownloadOptionsStepProps {
  wallet: string
  downloads: WalletFacts['downloads']
  device: Device
  onChoose: (kind: 'extension' | 'desktop' | 'mobile') => void
}

/** Download options, one card each. Those for this device also open the store. */
export function DownloadOptionsStep({
  wallet,
  downloads: { extension, desktop, mobile },
  device: { browser, system },
  onChoose,
}: DownloadOptionsStepProps) {
  const t = useText(connectText)
  const opens = { target: '_blank', rel: 'noreferrer noopener' }
  const goes = <ExternalLink className={styles.goes} size={16} aria-hidden />
  return (
    <div className={styles.step}>
      <List label={t('options.list', { wallet })} className={styles.cards}>
        {extension && (
          <ListRow
            data-wraps=""
            leading={
              <span className={styles.badge}>
                <Puzzle size={20} aria-hidden />
              </span>
            }
            title={
              <RowLink href={extension} {...opens} onClick={() => onChoose('extension')}>
                {browser === 'Browser'
                  ? t('options.extension.titleAny', { wallet })
                  : t('options.extension.title', { wallet, browser })}
              </RowLink>
            }
            detail={t('options.extension.text')}
            trailing={goes}
          />
        )}
        {desktop && (
          <ListRow
            data-wraps=""
            leading={
              <span className={styles.badge}>
                <Monitor size={20} aria-hidden />
              </span>
            }
            title={
              <RowLink href={desktop} {...opens} onClick={() => onChoose('desktop')}>
                {system === 'Other'
                  ? t('options.desktop.titleAny', { wallet })
                  : t('options.desktop.title', { wallet, system })}
              </RowLink>
            }
            detail={t('options.desktop.text')}
            trailing={goes}
          />
        )}
        {mobile && (
          <ListRow
            data-wraps=""
            leading={
              <span className={styles.badge}>
                <Smartphone size={20} aria-hidden />
              </span>
            }
            title={
              <RowButton onClick={() => onChoose('mobile')}>
                {t('options.mobile.title', { wallet })}
              </RowButton>
            }
            detail={t('options.mobile.text')}
          />
        )}
      </List>
    </div>
  )
}
