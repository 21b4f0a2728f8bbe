import { useSyncExternalStore } from 'react'

/** From this width on, in pixels, the list and the step stand side by side; below it a dialog is a sheet. */
const wideFrom = 768

let list: MediaQueryList | undefined
const query = () => (list ??= matchMedia(`(min-width: ${wideFrom}px)`))

const subscribe = (changed: () => void) => {
  query().addEventListener('change', changed)
  return () => query().removeEventListener('change', changed)
}

/** Whether there is room for two panes. A dialog's place is the window. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
