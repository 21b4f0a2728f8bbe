import { useText, VisuallyHidden } from '#ui'
import { WalletIcon } from '../connect/WalletIcon.tsx'
import { buttonText } from './buttonText.ts'
import styles from './WalletButtonView.module.css'

export interface WalletButtonViewProps {
  name: string
  /** Whether the wallet is known; otherwise the button says that it isn't available. */
  available?: boolean | undefined
  icon?: string | undefined
  /** Whether it was the last wallet to connect here. */
  lastUsed?: boolean | undefined
  /** Undefined while a wallet is connected, or while reconnecting. */
  onOpen?: (() => void) | undefined
  /** Called when the user is about to press it. */
  onIntent?: (() => void) | undefined
}

/** A button for one wallet. */
export function WalletButtonView({
  name,
  available = true,
  icon,
  lastUsed,
  onOpen,
  onIntent,
}: WalletButtonViewProps) {
  const t = useText(buttonText)
  const reason = available ? undefined : t('wallet.unavailable', { wallet: name })
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-disabled={!onOpen || undefined}
      title={reason}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <WalletIcon name={name} icon={icon} size={32} />
      <span className={styles.name}>{reason ?? name}</span>
      {lastUsed && (
        <span className={styles.dot} title={t('wallet.lastUsed')}>
          <VisuallyHidden> {t('wallet.lastUsed')}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
