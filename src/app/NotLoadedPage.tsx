import { useCallback, useEffect, useState } from 'react'
import { isReachable, OfflineError } from '#screens/code'
import { NotLoadedView, type NotLoadedViewProps } from '#screens/system'
import { PageSkeleton } from './PageSkeleton.tsx'
import { reloadOnce } from './reloadOnce.ts'

export interface NotLoadedPageProps {
  error: unknown
  /** Loads the code again. */
  onRetry: () => void
}

/**
 * A page whose code couldn't be loaded. If nothing was requested because the browser is offline, it is loaded as soon as there is a connection.
 * Browsers remember a request that failed, so after one the page is reloaded once this site answers, unless that could lose something.
 */
export function NotLoadedPage({ error, onRetry }: NotLoadedPageProps) {
  const isOffline = error instanceof OfflineError
  const [why, setWhy] = useState<NotLoadedViewProps['why'] | undefined>(isOffline ? 'offline' : undefined)
  const find = useCallback(() => {
    const look = async () => {
      if (!(await isReachable())) setWhy('away')
      else if (!reloadOnce()) setWhy('replaced')
    }
    void look()
  }, [])
  const again = isOffline ? onRetry : find
  useEffect(() => {
    if (!isOffline) find()
  }, [isOffline, find])
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again])
  return why ? <NotLoadedView why={why} onRetry={why === 'replaced' ? () => location.reload() : again} /> : <PageSkeleton />
}
