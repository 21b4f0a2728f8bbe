import { useEffect, useState } from 'react'
import { isReachable, OfflineError } from '#screens/code'
import { NotLoadedView } from '#screens/system'
import { reloadOnce } from './reloadOnce.ts'

export interface NotLoadedPageProps {
  error: unknown
  /** Loads the code again. */
  onRetry: () => void
}

/**
 * A page whose code couldn't be loaded. Without a connection, it is loaded as soon as there is one. Otherwise a deployment has probably replaced it,
 * and the page is reloaded, unless that could lose something.
 */
export function NotLoadedPage({ error, onRetry }: NotLoadedPageProps) {
  const [why, setWhy] = useState<'offline' | 'replaced' | undefined>(error instanceof OfflineError ? 'offline' : undefined)
  useEffect(() => {
    if (error instanceof OfflineError) return
    let isHere = true
    const find = async () => {
      const reason = (await isReachable()) ? 'replaced' : 'offline'
      if (isHere && !(reason === 'replaced' && reloadOnce())) setWhy(reason)
    }
    void find()
    return () => {
      isHere = false
    }
  }, [error])
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return why && <NotLoadedView why={why} onRetry={why === 'offline' ? onRetry : () => location.reload()} />
}
