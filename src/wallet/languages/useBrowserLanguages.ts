import { useMemo, useSyncExternalStore } from 'react'

/**
 * The browser's preferred languages, in order; undefined on a server and during hydration. Updates
 * on changes.
 */
export function useBrowserLanguages(): readonly string[] | undefined {
  // As one string, because some browsers return a new array each time.
  const list = useSyncExternalStore(subscribe, () => navigator.languages.join(), unknown)
  return useMemo(() => list?.split(','), [list])
}

const unknown = () => undefined

function subscribe(tell: () => void): () => void {
  window.addEventListener('languagechange', tell)
  return () => window.removeEventListener('languagechange', tell)
}
