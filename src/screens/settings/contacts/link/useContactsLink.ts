import { useMemo, useSyncExternalStore } from 'react'
import { type ReadLink, readContactsLink } from './contactsLink.ts'

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The contacts in the page's URL; undefined if there are none. */
export function useContactsLink(): ReadLink | undefined {
  const fragment = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  return useMemo(() => readContactsLink(fragment), [fragment])
}

/** Removes the contacts from the page's URL, so that a reload doesn't offer them again. */
export function forgetContactsLink(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
