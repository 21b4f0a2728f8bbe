import { follow, isMined } from './follow.ts'
import { followEntries } from './followEntries.ts'
import { isSent, type PendingSent } from './pending/pendingEntry.ts'
import { withState } from './pending/pendingStore.ts'
import type { FollowingPorts } from './ports.ts'
import { submit } from './submit.ts'

export interface ResumeOptions {
  /**
   * When this page was loaded, in milliseconds: a submission that began earlier belongs to a closed
   * page.
   */
  started: number
  /**
   * A sent transaction was mined, replaced, or dropped, or a signature was submitted: lists need to
   * be refetched.
   */
  onSettled: (entry: { at: PendingSent['at'] }) => void
}

/**
 * Resumes pending entries while the page is open: submits signatures that an earlier page was
 * submitting, and follows everything that was sent, from any page or tab. Returns a function that
 * stops it.
 */
export function resume(ports: FollowingPorts, { started, onSettled }: ResumeOptions): () => void {
  for (const entry of ports.store.get()) {
    if (isSent(entry) || entry.state.status !== 'submitting' || entry.since >= started) continue
    // Its page was closed before it was reviewed again.
    if (entry.state.isUnchecked)
      ports.store.update((list) =>
        withState(list, entry, { status: 'unsubmitted', why: 'unchecked' }),
      )
    else void submit(ports, entry).then(() => onSettled(entry))
  }
  return followEntries({
    store: ports.store,
    list: () => ports.store.get().filter(isSent),
    keyOf,
    isMined,
    follow: (entry, options) => follow(ports, entry, options),
    onSettled,
  })
}

/** A relayer's task stays the same when its hash becomes known. */
const keyOf = (entry: PendingSent): string =>
  (entry.kind === 'execute' && entry.task) || String(entry.txHash)
