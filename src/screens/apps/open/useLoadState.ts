import { useEffect, useState } from 'react'
import { failedApps } from '#screens/apps/common'
import type { FetchedManifest } from '#screens/apps/manifest'
import { isSilent } from './isSilent.ts'
import type { LoadState } from './OpenAppView.tsx'

/** Milliseconds after which an app counts as slow, and after which as failed. */
const slowAfter = 15_000
const failedAfter = 30_000

/**
 * The loading state of an app's frame. A page that arrives late is shown anyway. Whether it loaded
 * is remembered for the list of apps.
 */
export function useLoadState(
  app: string,
  heard: { manifest: FetchedManifest | undefined; hasSpoken: boolean },
): {
  load: LoadState
  /** false: its frame is shown, but may be the browser's error page. */
  doesAnswer: boolean
  onLoad: () => void
  restart: () => void
} {
  const [load, setLoad] = useState<LoadState>('loading')
  const [turn, setTurn] = useState(0)
  const isLoaded = load === 'loaded'
  const doesAnswer = !isSilent({ load, ...heard })
  useEffect(() => {
    if (load === 'failed' || load === 'loaded') failedApps.remember(app, !isLoaded || !doesAnswer)
  }, [load, isLoaded, doesAnswer, app])
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
    doesAnswer,
    onLoad: () => setLoad('loaded'),
    restart: () => {
      setLoad('loading')
      setTurn((before) => before + 1)
    },
  }
}
