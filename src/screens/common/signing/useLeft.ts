import { type ToastMessage, useText, useToast } from '#ui'
import { useIsMounted } from '#screens/common/hooks'
import type { ShownFailure } from './FailureNotice.tsx'
import { leftFailure } from './leftFailure.ts'
import { transactionText } from './text.ts'

/** Reports on any page the outcome of a request whose dialog is closed; nothing while it's open. */
export interface Left {
  done: (title: string) => void
  failed: (failure: ShownFailure) => void
  say: (message: ToastMessage | undefined) => void
}

/**
 * For dialogs that prompt the wallet. If one is closed or its page is left in the meantime, the
 * outcome is still reported.
 */
export function useLeft(network: string): Left {
  const isMounted = useIsMounted()
  const toast = useToast()
  const text = useText(transactionText)
  const say = (message: ToastMessage | undefined) => {
    if (message && !isMounted()) toast.show(message)
  }
  return {
    say,
    done: (title) => say({ tone: 'done', title }),
    failed: (failure) => say(leftFailure(text, failure, network)),
  }
}
