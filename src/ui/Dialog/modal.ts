import type { ReactNode } from 'react'

/** A step's direction relative to the previous one. `none`: it replaces that one in place. */
export type StepDirection = 'forward' | 'back' | 'none'

export interface ModalProps {
  open: boolean
  /**
   * Prerendered before it opens, so that it only has to be shown. Invisible and unreachable until
   * then.
   */
  prepared?: boolean | undefined
  /** Called with false by Escape, the close button, a press outside and a drag on the handle. */
  onOpenChange: (open: boolean) => void
  /** Called when its exit animation is over and it has been removed. */
  onClosed?: (() => void) | undefined
  /** The accessible name, the same in every step. */
  title: string
  /** Makes the title small, because the content has its own heading. */
  quietTitle?: boolean | undefined
  description?: ReactNode
  /** Identifies the current step; when it changes, the focus moves to the heading. */
  step?: string | undefined
  /**
   * The content below the heading of a new step, as one sentence for screen readers. Announced
   * again when it changes.
   */
  spoken?: string | undefined
  /**
   * The steps move as one pane: the title is centered between the places of Back and Close, which
   * are the same in every step, and the content slides in from this direction.
   */
  stepDirection?: StepDirection | undefined
  /**
   * The top edge stays where it is, and the height follows the content smoothly. `tall`: in narrow
   * windows, all steps have the same height.
   */
  anchored?: boolean | 'tall' | undefined
  /** No step is shorter than the previous one. */
  keepsHeight?: boolean | undefined
  /** Shows a back button. */
  onBack?: (() => void) | undefined
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode
  /**
   * If false, presses outside and drags do not close it, because work is in progress. Escape and
   * the close button still do.
   */
  dismissible?: boolean | undefined
  /** If true, nothing closes it: it offers the only ways to continue. */
  locked?: boolean | undefined
  children?: ReactNode
}

export interface ModalFrameProps extends ModalProps {
  shape: 'dialog' | 'sheet'
  size?: 's' | 'm' | 'l' | undefined
}
