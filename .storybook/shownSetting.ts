import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/**
 * A setting of the current story that changes without rendering or playing it again, which the
 * toolbar would do.
 */
export function createShownSetting<T>(): {
  show: (value: T | undefined) => void
  useShown: () => T | undefined
} {
  let shown: T | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    show(value) {
      if (shown === value) return
      shown = value
      flushSync(() => {
        for (const listener of listeners) listener()
      })
    },
    useShown: () => useSyncExternalStore(subscribe, () => shown),
  }
}
