import { Button, useText } from '#ui'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'

/** The way out for those who do not have the wallet that they picked. */
export function GetRow({ wallet, onGet }: { wallet: string; onGet: () => void }) {
  const t = useText(connectText)
  return (
    <div className={styles.getRow}>
      <p className={styles.pointTitle}>{t('get.dontHave', { wallet })}</p>
      <Button size="s" aria-label={t('get.actionFor', { wallet })} onClick={onGet}>
        {t('get.action')}
      </Button>
    </div>
  )
}
