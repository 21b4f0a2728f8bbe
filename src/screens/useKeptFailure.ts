import { useState } from 'react'
import type { Failure, Remote } from '#base'

/** Data that is polled: after a failure it isn't loading again with each poll, but failed until there is an answer, or until the person tries again. */
export function useKeptFailure<T>(remote: Remote<T>): Remote<T> {
  const [kept, setKept] = useState<Failure>()
  const now = remote.status === 'failed' ? remote.reason : remote.status === 'ready' ? undefined : kept
  if (now?.kind !== kept?.kind) setKept(now)
  if (remote.status === 'failed') {
    return {
      ...remote,
      retry: () => {
        setKept(undefined)
        remote.retry()
      },
    }
  }
  return remote.status === 'loading' && kept ? { status: 'failed', reason: kept, retry: () => setKept(undefined) } : remote
}
