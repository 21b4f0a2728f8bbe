import { createElement } from 'react'
import { useLazyModule } from '../overlays/loadOnce.ts'
import { modalFrame } from '../overlays/overlays.ts'
import type { ModalProps } from './modal.ts'

export interface DialogProps extends ModalProps {
  /** 400, 520 or 720 px wide. */
  size?: 's' | 'm' | 'l' | undefined
}

/** A question or a short task above the page; a bottom sheet below 768 px. Focus goes to the heading of each step and back at the end. */
export function Dialog(props: DialogProps) {
  const Frame = useLazyModule(modalFrame, props.open || props.prepared === true)
  return Frame && createElement(Frame, { ...props, shape: 'dialog' })
}
