import { follow } from './follow.ts'
import type { PendingExecution } from './pendingStore.ts'
import type { FollowingPorts } from './ports.ts'
import { submit } from './submit.ts'

export interface ResumeOptions {
  /** When this page began, in milliseconds: what was being submitted before that was left by a page that is gone. */
  started: number
  /** An execution is mined, replaced or dropped, or a signature was submitted: lists have to be read again. */
  onSettled: (entry: { at: PendingExecution['at'] }) => void
}

/**
 * Sees pending entries through, for as long as the page lives: submits signatures that an earlier page was submitting, and follows every
 * execution, whichever page or tab sent it. Returns the way to stop.
 */
export function resume(ports: FollowingPorts, { started, onSettled }: ResumeOptions): () => void {
  const stopped = new AbortController()
  const followed = new Set<string>()
  const followAll = () => {
    for (const entry of ports.store.get()) {
      if (entry.kind !== 'execute' || entry.state.status !== 'processing' || followed.has(entry.txHash)) continue
      followed.add(entry.txHash)
      void followOne(entry)
    }
  }
  const followOne = async (entry: PendingExecution) => {
    const state = await follow(ports, entry, { signal: stopped.signal })
    followed.delete(entry.txHash)
    if (state.status !== 'processing') onSettled(entry)
  }
  for (const entry of ports.store.get()) {
    if (entry.kind === 'confirm' && entry.state.status === 'submitting' && entry.since < started) void submit(ports, entry).then(() => onSettled(entry))
  }
  followAll()
  const unsubscribe = ports.store.subscribe(followAll)
  return () => {
    unsubscribe()
    stopped.abort()
  }
}
