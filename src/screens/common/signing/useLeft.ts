import { type ToastMessage, useText, useToast } from '#ui'
import { useIsMounted } from '#screens/common/hooks'
import type { ShownFailure } from './FailureNotice.tsx'
import { leftFailure } from './leftFailure.ts'
import { transactionText } from './text.ts'

/** Says on any page how an act ends whose dialog is gone; nothing while the dialog says it. */
export interface Left {
  done: (title: string) => void
  failed: (failure: ShownFailure) => void
  say: (message: ToastMessage | undefined) => void
}

/**
 * For dialogs that ask the wallet. They can be closed, and their page left, while it is asked: what
 * it does then is still said.
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
