import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let shown: string | undefined
const listeners = new Set<() => void>()

/**
 * Switches the theme of the current story without rendering or playing it again, which the toolbar would do.
 * The next story uses the toolbar's theme again.
 */
export function showInTheme(theme: string | undefined): void {
  if (shown === theme) return
  shown = theme
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

/** The theme of the current story. */
export const useShownTheme = (chosen: string): string => useSyncExternalStore(subscribe, () => shown) ?? chosen

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
