import { useState } from 'react'
import { type Failure, failed, type Remote } from '#base'

/**
 * Polled data: after a failure, it stays failed until there is a response or the user tries again,
 * instead of loading again with each poll.
 */
export function useKeptFailure<T>(remote: Remote<T>): Remote<T> {
  const [kept, setKept] = useState<Failure>()
  const reason =
    remote.status === 'failed' ? remote.reason : remote.status === 'loading' ? kept : undefined
  if (reason?.kind !== kept?.kind) setKept(reason)
  if (!reason) return remote
  return failed(reason, () => {
    setKept(undefined)
    if (remote.status === 'failed') remote.retry()
  })
}
