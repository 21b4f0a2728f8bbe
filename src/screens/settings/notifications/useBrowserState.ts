import { useCallback, useEffect, useState } from 'react'
import { failed, loading, ready, type Remote } from '#base'
import { readFailure } from '#queries'
import type { LazyModule } from '#ui'
import type { BrowserState } from './deviceState.ts'
import type { PushPort } from '#screens/core/environment'

type Reading = { port: PushPort; browser: BrowserState } | { error: unknown }

export interface KnownBrowser {
  port: PushPort | undefined
  browser: Remote<BrowserState>
  /** Checks the browser again. */
  refresh: () => void
  /** Same, but resolves once its response is shown. Never rejects. */
  reread: () => Promise<void>
}

/**
 * The browser's state. Rechecked with each return to the page, because its settings are elsewhere.
 */
export function useBrowserState(push: LazyModule<PushPort> | undefined): KnownBrowser {
  const [reading, setReading] = useState<Reading>()
  const reread = useCallback(async () => (push ? read(push).then(setReading) : undefined), [push])
  const refresh = useCallback(() => void reread(), [reread])
  useEffect(() => {
    refresh()
    addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [refresh])
  const asking = { refresh, reread }
  if (!reading) return { port: undefined, browser: loading, ...asking }
  if ('error' in reading)
    return {
      port: undefined,
      browser: failed(readFailure(reading.error, navigator.onLine), refresh),
      ...asking,
    }
  return { port: reading.port, browser: ready(reading.browser, { retry: refresh }), ...asking }
}

async function read(push: LazyModule<PushPort>): Promise<Reading> {
  try {
    const port = await push.load()
    const subscription = port.support === 'full' ? await port.getSubscription() : null
    return {
      port,
      browser: { support: port.support, permission: port.getPermission(), subscription },
    }
  } catch (error) {
    return { error }
  }
}
