import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { Button, type ButtonSize, type ButtonVariant, useText } from '#ui'
import { sendButtonText } from './buttonText.ts'
import type { Send } from './useSend.tsx'

export interface SendButtonProps extends Pick<Send, 'open' | 'prepare' | 'may'> {
  /** Whether the account can send from a spending limit. */
  maySpend?: boolean | undefined
  size?: ButtonSize | undefined
  variant?: ButtonVariant | undefined
}

/**
 * Opens the dialog that sends tokens: `<SendButton {...useSend(at)} />`, with its `dialog` rendered
 * next to it. Nothing on an unsupported chain.
 */
export function SendButton({ open, prepare, may, maySpend, size, variant }: SendButtonProps) {
  const text = useText(sendButtonText)
  if (!open) return null
  return (
    <Button
      icon={ArrowUpRight}
      size={size}
      variant={variant}
      onClick={() => open()}
      onPointerEnter={prepare}
      onFocus={prepare}
      disabledReason={may.allowed || maySpend ? undefined : text(`reason.${may.reason}`)}
    >
      {text('send')}
    </Button>
  )
}
