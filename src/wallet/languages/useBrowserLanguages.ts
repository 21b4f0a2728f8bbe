import { useMemo, useSyncExternalStore } from 'react'

/** What the visitor's browser prefers, the dearest first; undefined while a server draws and while the page takes that over. Follows changes. */
export function useBrowserLanguages(): readonly string[] | undefined {
  // As one text, since some browsers answer with a new list each time.
  const list = useSyncExternalStore(subscribe, () => navigator.languages.join(), unknown)
  return useMemo(() => list?.split(','), [list])
}

const unknown = () => undefined

function subscribe(tell: () => void): () => void {
  window.addEventListener('languagechange', tell)
  return () => window.removeEventListener('languagechange', tell)
}
