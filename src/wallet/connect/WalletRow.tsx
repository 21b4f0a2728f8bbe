import { useText } from '#ui'
import type { ListedWallet } from '../catalog/types.ts'
import { connectText } from './connectText.ts'
import { WalletIcon } from './WalletIcon.tsx'
import styles from './WalletList.module.css'

export interface WalletRowProps {
  wallet: Pick<ListedWallet, 'id' | 'name' | 'shortName' | 'icon' | 'recent' | 'way'>
  /** It is the one that the rest of the dialog is about. */
  chosen?: boolean | undefined
  onPick: () => void
}

/** One wallet of the list. */
export function WalletRow({ wallet: { name, shortName = name, icon, recent, way }, chosen, onPick }: WalletRowProps) {
  const t = useText(connectText)
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} data-row-action="" data-way={way} aria-current={chosen || undefined} onClick={onPick}>
        <WalletIcon name={name} icon={icon} size={32} />
        <span className={styles.name}>{way === 'none' ? shortName : name}</span>
        {way === 'none' ? <span className={styles.away}>{t('none.notInstalled')}</span> : recent && <span className={styles.recent}>{t('recent')}</span>}
      </button>
    </li>
  )
}
