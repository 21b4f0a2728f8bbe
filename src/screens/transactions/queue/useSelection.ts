import { useCallback, useMemo, useState } from 'react'
import type { Queue } from '#domain'

const none: ReadonlySet<string> = new Set()

export interface Selection {
  /** IDs of the selected rows that are listed. */
  selected: ReadonlySet<string>
  /** The same function on each render. */
  select: (id: string, isSelected: boolean) => void
  clear: () => void
}

/**
 * The selected rows of a queue. A row that leaves the queue, because it was executed, is no longer
 * selected.
 */
export function useSelection(queue: Queue | undefined): Selection {
  const [chosen, setChosen] = useState(none)
  const selected = useMemo(() => {
    if (chosen.size === 0 || !queue) return none
    return new Set(
      [...queue.next, ...queue.later].flatMap(({ items }) =>
        items.flatMap(({ id }) => (chosen.has(id) ? id : [])),
      ),
    )
  }, [chosen, queue])
  const select = useCallback((id: string, isSelected: boolean) => {
    setChosen((before) => {
      const after = new Set(before)
      if (isSelected) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const clear = useCallback(() => setChosen(none), [])
  return { selected, select, clear }
}
