import { Button, useText, VisuallyHidden } from '#ui'
import { walletText } from '../walletText.ts'

export interface ConnectButtonViewProps {
  /** While reconnecting the button keeps its place and cannot be pressed. */
  status: 'disconnected' | 'reconnecting'
  /** Other words than the kit's own, in the language of the app. */
  label?: string | undefined
  onConnect?: (() => void) | undefined
  /** Somebody is about to press it. */
  onIntent?: (() => void) | undefined
}

/** The way in, as long as no wallet is connected. While reconnecting its words stay, unread, so that the size stays too. */
export function ConnectButtonView({ status, label, onConnect, onIntent }: ConnectButtonViewProps) {
  const t = useText(walletText)
  const reconnecting = status === 'reconnecting'
  const said = reconnecting && label === undefined
  return (
    <Button variant="primary" busy={reconnecting} onClick={onConnect} onPointerEnter={onIntent} onFocus={onIntent} aria-haspopup="dialog" data-status={status}>
      <span aria-hidden={said || undefined}>{label ?? t('connect')}</span>
      {said && <VisuallyHidden>{t('reconnecting')}</VisuallyHidden>}
    </Button>
  )
}
