import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import { Button, type ButtonSize, type ButtonVariant, useText } from '#ui'
import { receiveText } from './text.ts'
import type { Receive } from './useReceive.tsx'

export interface ReceiveButtonProps extends Pick<Receive, 'open' | 'prepare'> {
  size?: ButtonSize | undefined
  variant?: ButtonVariant | undefined
}

/**
 * Opens the dialog with the Safe's address: `<ReceiveButton {...useReceive(at)} />`, with its
 * `dialog` rendered next to it. Nothing on an unsupported chain.
 */
export function ReceiveButton({ open, prepare, size, variant }: ReceiveButtonProps) {
  const text = useText(receiveText)
  if (!open) return null
  return (
    <Button
      icon={ArrowDownLeft}
      size={size}
      variant={variant}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {text('button')}
    </Button>
  )
}
