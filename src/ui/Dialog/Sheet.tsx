import { ModalPart } from '../overlays/overlays.ts'
import type { ModalProps } from './modal.ts'

export type SheetProps = ModalProps

/** Details at the end side of the page; a bottom sheet below 768 px. */
export function Sheet(props: SheetProps) {
  return <ModalPart {...props} shape="sheet" />
}
