import { Button, useText } from '#ui'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'

/** For users who do not have the wallet they picked. */
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
