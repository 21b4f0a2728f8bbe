import { ModalPart } from '../overlays/overlays.ts'
import type { ModalProps } from './modal.ts'

export interface DialogProps extends ModalProps {
  /** 400, 520, or 720 px wide. */
  size?: 's' | 'm' | 'l' | undefined
}

/**
 * A modal dialog; a bottom sheet below 768 px. Focus moves to the heading of each step, and back
 * when it closes.
 */
export function Dialog(props: DialogProps) {
  return <ModalPart {...props} shape="dialog" />
}
