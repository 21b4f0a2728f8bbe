import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import { FocusScope } from '@radix-ui/react-focus-scope'

export interface ModalLayersProps {
  frame: HTMLElement
  /** What belongs to the dialog and stands elsewhere in the page. */
  branches: readonly HTMLElement[]
  /** Whether an event began in the dialog, or in what belongs to it. */
  isInside: (event: Event) => boolean
  dismissible: boolean
  /** Undefined while nothing may close it. */
  onDismiss: (() => void) | undefined
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-coffer-toasts]') !== null

/**
 * The place of an open dialog among all that lies above the page, of ours and of strangers: which of them Escape closes, which has the focus.
 * It stands beside the frame and not around it, so that a frame can be drawn before it is open.
 */
export function ModalLayers({ frame, branches, isInside, dismissible, onDismiss, onOpenAutoFocus, onCloseAutoFocus }: ModalLayersProps) {
  return (
    <FocusScope asChild trapped branches={[frame, ...branches]} onMountAutoFocus={onOpenAutoFocus} onUnmountAutoFocus={onCloseAutoFocus}>
      <DismissableLayer
        hidden
        disableOutsidePointerEvents
        onDismiss={onDismiss}
        onEscapeKeyDown={(event) => {
          if (!onDismiss) event.preventDefault()
        }}
        onPointerDownOutside={(event) => {
          const { originalEvent } = event.detail
          // The right button opens a menu of the browser's, and closes nothing.
          const isRight = originalEvent.button === 2 || (originalEvent.button === 0 && originalEvent.ctrlKey)
          if (isRight || isInside(originalEvent) || frame.contains(event.target as Node) || !dismissible || isToast(event.target)) event.preventDefault()
        }}
        onFocusOutside={(event) => event.preventDefault()}
      />
    </FocusScope>
  )
}
