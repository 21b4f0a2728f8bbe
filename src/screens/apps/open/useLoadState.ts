import { useEffect, useState } from 'react'
import { failedApps } from '#screens/apps/common'
import type { LoadState } from './OpenAppView.tsx'

/** Milliseconds after which an app is slow, and after which it isn't expected any more. */
const slowAfter = 15_000
const failedAfter = 30_000

/**
 * How far an app's frame is. A page that arrives late is shown anyway. Whether it loaded is
 * remembered for the list of apps.
 */
export function useLoadState(app: string): {
  load: LoadState
  onLoad: () => void
  restart: () => void
} {
  const [load, setLoad] = useState<LoadState>('loading')
  const [turn, setTurn] = useState(0)
  const isLoaded = load === 'loaded'
  useEffect(() => {
    if (load === 'failed' || load === 'loaded') failedApps.remember(app, load === 'failed')
  }, [load, app])
  useEffect(() => {
    if (isLoaded) return
    const slow = setTimeout(() => setLoad('slow'), slowAfter)
    const failed = setTimeout(() => setLoad('failed'), failedAfter)
    return () => {
      clearTimeout(slow)
      clearTimeout(failed)
    }
  }, [isLoaded, turn])
  return {
    load,
    onLoad: () => setLoad('loaded'),
    restart: () => {
      setLoad('loading')
      setTurn((before) => before + 1)
    },
  }
}
