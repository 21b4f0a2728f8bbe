import { useText, useToast } from '#ui'
import { transactionText } from '#screens/common/signing'
import { lateNotice, type LateOutcome } from './lateNotice.ts'
import { confirmText } from './text.ts'

/**
 * Returns a function that reports, on any page, the outcome of a signature whose dialog is gone: it
 * was closed, or its page was left, while the wallet was prompted. Nothing is reported about a
 * discarded one (undefined).
 */
export function useReportLateOutcome(
  isMounted: () => boolean,
  network: string,
): (outcome: LateOutcome | undefined) => void {
  const toast = useToast()
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  return (outcome) => {
    if (!outcome || isMounted()) return
    const notice = lateNotice(outcome, text, dialogText, network)
    if (notice) toast.show(notice)
  }
}
