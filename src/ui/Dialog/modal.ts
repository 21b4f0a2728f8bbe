import type { ReactNode } from 'react'

export interface ModalProps {
  open: boolean
  /** Drawn though it is not open yet, so that it only has to be shown. Nobody sees, hears or reaches it. */
  prepared?: boolean | undefined
  /** Called with false by Escape, the close button, a press outside and a pull on the handle. */
  onOpenChange: (open: boolean) => void
  /** Called when it has left the page, its fading over. */
  onClosed?: (() => void) | undefined
  /** The name in every step. */
  title: string
  description?: ReactNode
  /** Names the step of a longer way; when it changes, the focus moves to the heading. */
  step?: string | undefined
  /** Shows a way back to the step before. */
  onBack?: (() => void) | undefined
  /** Buttons, which stay in reach while the content scrolls. */
  footer?: ReactNode
  /** While false, a press outside and a pull do not close: something is going on. Escape and the button still do. */
  dismissible?: boolean | undefined
  /** While true, nothing closes it: the only ways on are in it. */
  locked?: boolean | undefined
  children?: ReactNode
}

export interface ModalFrameProps extends ModalProps {
  shape: 'dialog' | 'sheet'
  size?: 's' | 'm' | 'l' | undefined
}
