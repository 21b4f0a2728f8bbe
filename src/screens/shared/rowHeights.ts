import type { SafeRef } from '#base'

/** What the heights of a list's rows depend on. */
export interface RowSurroundings {
  at: SafeRef
  /** Of the window, in pixels. */
  width: number
  density: string | undefined
}

const store = { key: '', ofLists: new Map<string, Map<string, number>>() }

/**
 * The heights in pixels that a list's rows had, by their keys, so that on the way back to a list each row is where it was. Those of another
 * Safe, width or density are forgotten.
 */
export function rowHeights(list: string, { at, width, density }: RowSurroundings): Map<string, number> {
  const key = [at.chainId, at.address.toLowerCase(), width, density].join(' ')
  if (store.key !== key) {
    store.key = key
    store.ofLists.clear()
  }
  const heights = store.ofLists.get(list) ?? new Map<string, number>()
  store.ofLists.set(list, heights)
  return heights
}
