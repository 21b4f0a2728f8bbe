import { ModalFrame, type ModalProps } from './ModalFrame.tsx'

export type SheetProps = ModalProps

/** Details beside the page, from its end side; a bottom sheet below 768 px. */
export const Sheet = (props: SheetProps) => <ModalFrame {...props} shape="sheet" />
