import { Button, useText, VisuallyHidden } from '#ui'
import { walletText } from '../walletText.ts'

export interface ConnectButtonViewProps {
  /** While reconnecting, the button keeps its size and is disabled. */
  status: 'disconnected' | 'reconnecting'
  /** Replaces the kit's label, in the app's language. */
  label?: string | undefined
  /** The wallet to connect again, because it ended the connection. */
  lost?: string | undefined
  onConnect?: (() => void) | undefined
  /** Called when the user is about to press it. */
  onIntent?: (() => void) | undefined
}

/**
 * Shown while no wallet is connected. While reconnecting, the label stays (hidden from screen
 * readers) to keep the size.
 */
export function ConnectButtonView({
  status,
  label,
  lost,
  onConnect,
  onIntent,
}: ConnectButtonViewProps) {
  const t = useText(walletText)
  const reconnecting = status === 'reconnecting'
  const said = reconnecting && label === undefined
  return (
    <Button
      variant="primary"
      busy={reconnecting}
      onClick={onConnect}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-haspopup="dialog"
      data-status={status}
    >
      <span aria-hidden={said || undefined}>
        {lost && !reconnecting ? t('reconnect', { wallet: lost }) : (label ?? t('connect'))}
      </span>
      {said && <VisuallyHidden>{t('reconnecting')}</VisuallyHidden>}
    </Button>
  )
}
