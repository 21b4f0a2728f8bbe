import { SubmitError } from './errors.ts'
import { type PendingConfirmation, type PendingEntry, withState } from './pendingStore.ts'
import type { SubmittingPorts } from './ports.ts'

const isSubmitted = (one: PendingEntry, entry: PendingConfirmation) =>
  one.kind === 'confirm' && one.since === entry.since && one.signature === entry.signature && one.state.status === 'submitted'

/** Submits a stored signature to the gateway, also after a failed attempt. Returns its new state. */
export async function submit(
  { gateway, store }: Pick<SubmittingPorts, 'gateway' | 'store'>,
  entry: PendingConfirmation,
): Promise<PendingConfirmation['state']> {
  const put = (state: PendingConfirmation['state']) => {
    // Another tab may have submitted it in the meantime: a submitted signature stays submitted.
    store.update((list) => (list.some((one) => isSubmitted(one, entry)) ? list : withState(list, entry, state)))
    return state
  }
  put({ status: 'submitting' })
  const { at, tx, safeTxHash, by, signature } = entry
  try {
    await gateway.confirm({ at, tx, safeTxHash, sender: by, signature })
    return put({ status: 'submitted' })
  } catch (error) {
    const why = error instanceof SubmitError ? error.why : 'unreachable'
    return put({ status: 'unsubmitted', why, ...(error instanceof Error ? { detail: error.message } : {}) })
  }
}
