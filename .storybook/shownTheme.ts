import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let shown: string | undefined
const listeners = new Set<() => void>()

/**
 * Shows the story that is on screen in another theme, without drawing or playing it again: the toolbar's choice would start it anew.
 * The story after it is shown in the toolbar's theme again.
 */
export function showInTheme(theme: string | undefined): void {
  if (shown === theme) return
  shown = theme
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

/** The theme of the story on screen. */
export const useShownTheme = (chosen: string): string => useSyncExternalStore(subscribe, () => shown) ?? chosen

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
