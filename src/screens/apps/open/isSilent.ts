import type { FetchedManifest } from '#screens/apps/manifest'
import type { LoadState } from './OpenAppView.tsx'

/**
 * Whether an app doesn't respond: browsers report their own error page as loaded, so what counts is
 * whether its server sends its manifest, or its page a message.
 */
export function isSilent({
  load,
  manifest,
  hasSpoken,
}: {
  load: LoadState
  manifest: FetchedManifest | undefined
  /** Whether its page has sent a message. */
  hasSpoken: boolean
}): boolean {
  if (load !== 'loaded' || hasSpoken || manifest?.kind !== 'problem') return false
  const { why } = manifest
  return why === 'unreachable' || why === 'timeout' || (why === 'status' && manifest.status >= 500)
}
