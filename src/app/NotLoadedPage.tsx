import { useCallback, useEffect, useRef, useState } from 'react'
import { isReachable, OfflineError } from '#screens/core/code'
import { NotLoadedView } from '#screens/common/system'
import { PageSkeleton } from './PageSkeleton.tsx'
import { reloadOnce } from './reloadOnce.ts'

export interface NotLoadedPageProps {
  error: unknown
  /** Loads the code again. */
  onRetry: () => void
  /** Whether the app hasn't started. */
  alone?: boolean
}

/**
 * A page whose code couldn't be loaded. If nothing was requested because the browser is offline, it
 * loads once the connection is back. Browsers cache failed module requests, so after a failed
 * request the page reloads once this site responds, unless that could lose something.
 */
export function NotLoadedPage({ error, onRetry, alone }: NotLoadedPageProps) {
  const isOffline = error instanceof OfflineError
  const [found, setFound] = useState<'away' | 'changed' | 'replaced'>()
  const isHere = useRef(false)
  const find = useCallback(() => {
    const look = async () => {
      const isThere = await isReachable()
      // Don't reload if another page is open by now.
      if (!isHere.current || (isThere && reloadOnce())) return
      setFound(isThere ? ((await isChanged()) ? 'changed' : 'replaced') : 'away')
    }
    void look()
  }, [])
  const why = isOffline ? 'offline' : found
  const again = isOffline ? onRetry : find
  useEffect(() => {
    isHere.current = true
    if (!isOffline) find()
    return () => {
      isHere.current = false
    }
  }, [isOffline, find])
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again])
  return why ? (
    <NotLoadedView
      why={why}
      alone={alone}
      onRetry={isOffline || why === 'away' ? again : () => location.reload()}
    />
  ) : (
    <PageSkeleton />
  )
}

/** Whether the browser blocked a script because the server has changed it. */
const isChanged = () =>
  import('./hasChangedScripts.ts').then(
    ({ hasChangedScripts }) => hasChangedScripts(),
    () => false,
  )
