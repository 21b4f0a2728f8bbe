import type { FunctionComponent } from 'react'
import { BrokenDialog, ErrorBoundary } from '#screens/common/system'

/** How a dialog is closed. A dialog with `open` stays in the page while it is closed. */
export type Closable =
  | { onClose: () => void }
  | { open: boolean; onOpenChange: (open: boolean) => void }

export const isOpen = (dialog: Closable): boolean => !('open' in dialog) || dialog.open

/**
 * Wraps a dialog so that an error in it affects nothing else: the error is shown in its place, and
 * the page below keeps working. Every dialog that a page opens is wrapped like this.
 */
export const guarded = <Props extends Closable>(
  Dialog: FunctionComponent<Props>,
): FunctionComponent<Props> =>
  function Guarded(props: Props) {
    const closable: Closable = props
    const close = () => ('onClose' in closable ? closable.onClose() : closable.onOpenChange(false))
    return (
      <ErrorBoundary
        resetKey={String(isOpen(props))}
        fallback={({ detail, retry }) =>
          isOpen(props) && <BrokenDialog detail={detail} onRetry={retry} onClose={close} />
        }
      >
        <Dialog {...props} />
      </ErrorBoundary>
    )
  }
