import { createElement } from 'react'
import { useLazyModule } from '../overlays/useLazyModule.ts'
import { modalFrame } from '../overlays/overlays.ts'
import type { ModalProps } from './modal.ts'

export type SheetProps = ModalProps

/** Details at the end side of the page; a bottom sheet below 768 px. */
export function Sheet(props: SheetProps) {
  const Frame = useLazyModule(modalFrame, props.open || props.prepared === true)
  return Frame && createElement(Frame, { ...props, shape: 'sheet' })
}
