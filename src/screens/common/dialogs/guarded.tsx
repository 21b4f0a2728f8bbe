import type { FunctionComponent } from 'react'
import { BrokenDialog, ErrorBoundary } from '#screens/common/system'

/** How a dialog is closed. One with `open` stays in the page while it is closed. */
export type Closable =
  | { onClose: () => void }
  | { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * The same dialog, which takes nothing down with it if it throws: it says so in its place, and the
 * page below lives on. Each dialog that a page opens is one of these.
 */
export const guarded = <Props extends Closable>(
  Dialog: FunctionComponent<Props>,
): FunctionComponent<Props> =>
  function Guarded(props: Props) {
    const closable: Closable = props
    const isOpen = !('open' in closable) || closable.open
    const close = () => ('onClose' in closable ? closable.onClose() : closable.onOpenChange(false))
    return (
      <ErrorBoundary
        resetKey={String(isOpen)}
        fallback={({ detail, retry }) =>
          isOpen && <BrokenDialog detail={detail} onRetry={retry} onClose={close} />
        }
      >
        <Dialog {...props} />
      </ErrorBoundary>
    )
  }
