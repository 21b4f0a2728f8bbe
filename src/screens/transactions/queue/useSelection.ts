import { useCallback, useMemo, useState } from 'react'
import type { Queue } from '#domain'
import { itemsOf } from './queueFlow.ts'

const none: ReadonlySet<string> = new Set()

export interface Selection {
  /** IDs of the selected rows that are shown. */
  selected: ReadonlySet<string>
  /** The same function on each render. */
  select: (id: string, isSelected: boolean) => void
  clear: () => void
}

/** The chosen rows that a queue shows. */
export function selectedIn(
  queue: Queue | undefined,
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  if (chosen.size === 0 || !queue) return none
  return new Set(itemsOf(queue).flatMap(({ id }) => (chosen.has(id) ? id : [])))
}

/**
 * The selected rows of a queue. A row that leaves the queue, because it was executed, is no longer
 * selected. A row that a search hides stays selected, but isn't counted, signed, or executed until
 * it's shown again: a search loses no selection, and nothing happens to a row that isn't in view.
 * Clearing the selection clears it too.
 * @param shown the part of the queue that the search shows
 */
export function useSelection(shown: Queue | undefined): Selection {
  const [chosen, setChosen] = useState(none)
  const selected = useMemo(() => selectedIn(shown, chosen), [chosen, shown])
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
