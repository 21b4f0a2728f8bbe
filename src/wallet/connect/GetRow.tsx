import { Button, useText } from '#ui'
import { walletText } from '../walletText.ts'
import styles from './ConnectDialog.module.css'

/** The way out for those who do not have the wallet that they picked. */
export function GetRow({ wallet, onGet }: { wallet: string; onGet: () => void }) {
  const t = useText(walletText)
  return (
    <div className={styles.getRow}>
      <p className={styles.pointTitle}>{t('get.dontHave', { wallet })}</p>
      <Button size="s" aria-label={t('get.actionFor', { wallet })} onClick={onGet}>
        {t('get.action')}
      </Button>
    </div>
  )
}
