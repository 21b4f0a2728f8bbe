import { Button, useAnnounce, useText } from '#ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect } from 'react'
import { connectText } from './connectText.ts'
import type { MoreOffer } from './useMoreWallets.ts'
import styles from './WalletList.module.css'

/** Loads more wallets. The button stays mounted to keep the focus. */
export function MoreWallets({ status, onShow }: MoreOffer) {
  const t = useText(connectText)
  const announce = useAnnounce()
  const failed = status === 'failed'
  useEffect(() => {
    if (failed) announce(t('more.failed'), 'assertive')
  }, [announce, failed, t])
  return (
    <div className={styles.more} data-status={status}>
      {failed && <p className={styles.nothing}>{t('more.failed')}</p>}
      <Button
        variant="quiet"
        wide
        busy={status === 'loading'}
        icon={failed ? RotateCw : ChevronDown}
        onClick={onShow}
      >
        {t(failed ? 'failed.retry' : status === 'loading' ? 'more.loading' : 'more.show')}
      </Button>
    </div>
  )
}
