import { useText, VisuallyHidden } from '#ui'
import { WalletIcon } from '../connect/WalletIcon.tsx'
import { walletText } from '../walletText.ts'
import styles from './WalletButtonView.module.css'

export interface WalletButtonViewProps {
  name: string
  icon?: string | undefined
  /** It was the last wallet to connect here. */
  lastUsed?: boolean | undefined
  /** Undefined while a wallet is connected, or while reconnecting. */
  onOpen?: (() => void) | undefined
  /** Called when the user is about to press it. */
  onIntent?: (() => void) | undefined
}

/** A button for one wallet. */
export function WalletButtonView({ name, icon, lastUsed, onOpen, onIntent }: WalletButtonViewProps) {
  const t = useText(walletText)
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-disabled={!onOpen || undefined}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <WalletIcon name={name} icon={icon} size={32} />
      <span className={styles.name}>{name}</span>
      {lastUsed && (
        <span className={styles.dot} title={t('button.wallet.lastUsed')}>
          <VisuallyHidden> {t('button.wallet.lastUsed')}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
