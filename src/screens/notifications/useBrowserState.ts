import { useCallback, useEffect, useState } from 'react'
import { failed, loading, ready, type Remote } from '#base'
import { readFailure } from '#queries'
import type { LazyModule } from '#ui'
import type { BrowserState } from './deviceState.ts'
import type { PushPort } from './pushPort.ts'

type Reading = { port: PushPort; browser: BrowserState } | { error: unknown }

/** What the browser says, and how to ask it again. It is asked again with each return to the page: its settings are elsewhere. */
export function useBrowserState(push: LazyModule<PushPort> | undefined): { port: PushPort | undefined; browser: Remote<BrowserState>; refresh: () => void } {
  const [reading, setReading] = useState<Reading>()
  const refresh = useCallback(() => void (push && read(push).then(setReading)), [push])
  useEffect(() => {
    refresh()
    addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [refresh])
  if (!reading) return { port: undefined, browser: loading, refresh }
  if ('error' in reading) return { port: undefined, browser: failed(readFailure(reading.error, navigator.onLine), refresh), refresh }
  return { port: reading.port, browser: ready(reading.browser, { retry: refresh }), refresh }
}

async function read(push: LazyModule<PushPort>): Promise<Reading> {
  try {
    const port = await push.load()
    const subscription = port.support === 'full' ? await port.getSubscription() : null
    return { port, browser: { support: port.support, permission: port.getPermission(), subscription } }
  } catch (error) {
    return { error }
  }
}
