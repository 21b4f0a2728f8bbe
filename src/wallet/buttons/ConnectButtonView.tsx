import { Button, useText } from '#ui'
import { walletText } from '../walletText.ts'

export interface ConnectButtonViewProps {
  /** While reconnecting the button keeps its place and cannot be pressed. */
  status: 'disconnected' | 'reconnecting'
  /** Other words than the kit's own, in the language of the app. They stay while reconnecting, so that the size stays too. */
  label?: string | undefined
  onConnect?: (() => void) | undefined
}

/** The way in, as long as no wallet is connected. */
export function ConnectButtonView({ status, label, onConnect }: ConnectButtonViewProps) {
  const t = useText(walletText)
  const reconnecting = status === 'reconnecting'
  return (
    <Button variant="primary" busy={reconnecting} onClick={onConnect} aria-haspopup="dialog" data-status={status}>
      {label ?? t(reconnecting ? 'reconnecting' : 'connect')}
    </Button>
  )
}
