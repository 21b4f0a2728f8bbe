import { ModalFrame, type ModalProps } from './ModalFrame.tsx'

export interface DialogProps extends ModalProps {
  /** 400, 520 or 720 px wide. */
  size?: 's' | 'm' | 'l' | undefined
}

/** A question or a short task above the page; a bottom sheet below 768 px. Focus goes to the heading of each step and back at the end. */
export const Dialog = (props: DialogProps) => <ModalFrame {...props} shape="dialog" />
