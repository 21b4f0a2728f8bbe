import { useText } from '#ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { MouseEvent } from 'react'
import type { ListedWallet } from '../catalog/types.ts'
import { useThrow } from '../cool/useThrow.ts'
import { connectText } from './connectText.ts'
import { WalletIcon } from './WalletIcon.tsx'
import styles from './WalletList.module.css'

export interface WalletRowProps {
  wallet: Pick<
    ListedWallet,
    'id' | 'name' | 'shortName' | 'icon' | 'recent' | 'connected' | 'connectionMethod'
  >
  /** Whether it is the wallet shown in the rest of the dialog. */
  chosen?: boolean | undefined
  onPick: () => void
}

/** One wallet of the list. A connected wallet is shown, but cannot be picked. */
export function WalletRow({
  wallet: { name, shortName = name, icon, recent, connected = false, connectionMethod },
  chosen,
  onPick,
}: WalletRowProps) {
  const throwIcon = useThrow()
  const pick = (event: MouseEvent<HTMLElement>) => {
    throwIcon(event.currentTarget)
    onPick()
  }
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        data-row-action=""
        data-connection-method={connectionMethod}
        aria-current={chosen || undefined}
        aria-disabled={connected || undefined}
        onClick={connected ? undefined : pick}
      >
        <WalletIcon name={name} icon={icon} size={32} />
        <span className={styles.words}>
          <span className={styles.name}>{connectionMethod === 'none' ? shortName : name}</span>
          <Mark connected={connected} recent={recent} connectionMethod={connectionMethod} />
        </span>
      </button>
    </li>
  )
}

/** The most important badge of a wallet, at most one. */
function Mark({
  connected,
  recent,
  connectionMethod,
}: {
  connected: boolean
  recent: boolean
  connectionMethod: ListedWallet['connectionMethod']
}) {
  const t = useText(connectText)
  if (connected) {
    return (
      <span className={styles.away}>
        <CircleCheck size={14} aria-hidden />
        {t('none.connected')}
      </span>
    )
  }
  if (connectionMethod === 'none')
    return <span className={styles.away}>{t('none.notInstalled')}</span>
  return recent ? <span className={styles.recent}>{t('recent')}</span> : null
}
