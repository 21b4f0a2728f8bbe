import type { LoggedMessage } from '#apps/host'
import { type MessageRow, withMessage } from './messageRows.ts'

/**
 * The messages of an app, outside the state of its page: an app may send thousands in a second, and
 * nothing but the inspector shows them. It renders once per frame.
 */
export function createMessageStore() {
  let rows: readonly MessageRow[] = []
  let isDue = false
  const listeners = new Set<() => void>()
  const notify = () => {
    isDue = false
    for (const listener of listeners) listener()
  }
  const change = (next: readonly MessageRow[]) => {
    rows = next
    if (isDue || listeners.size === 0) return
    isDue = true
    requestAnimationFrame(notify)
  }
  return {
    rows: () => rows,
    add: (message: LoggedMessage) => change(withMessage(rows, message)),
    clear: () => change([]),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
