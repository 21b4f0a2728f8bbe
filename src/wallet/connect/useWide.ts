import { useSyncExternalStore } from 'react'

/**
 * From this width, list and step are side by side: 768 px, and more if the browser's own font size
 * is larger.
 */
const wideFrom = '48em'

let list: MediaQueryList | undefined
const query = () => (list ??= matchMedia(`(min-width: ${wideFrom})`))

const subscribe = (changed: () => void) => {
  query().addEventListener('change', changed)
  return () => query().removeEventListener('change', changed)
}

/** Whether there is enough space for two panes. A dialog is measured by the window. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
