import { useSyncExternalStore } from 'react'

/** From this width in pixels, list and step are side by side; below it, the dialog is a sheet. */
const wideFrom = 768

let list: MediaQueryList | undefined
const query = () => (list ??= matchMedia(`(min-width: ${wideFrom}px)`))

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
