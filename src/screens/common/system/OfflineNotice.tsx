import { useSyncExternalStore } from 'react'
import { Notice, useText } from '#ui'
import { systemText } from './text.ts'

/** Shown while the browser is offline. */
export function OfflineNoticeView() {
  const text = useText(systemText)
  return (
    <Notice tone="warning" title={text('offline.title')} live>
      {text('offline.text')}
    </Notice>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser is online. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

export const OfflineNotice = () => (useOnline() ? null : <OfflineNoticeView />)
