import type { SafeRef } from '#base'

/** What a list's row heights depend on. */
export interface RowSurroundings {
  at: SafeRef | undefined
  /** Width of the window, in pixels. */
  width: number
  density: string | undefined
}

const store = { key: '', ofLists: new Map<string, { of: string; heights: Map<string, number> }>() }

/**
 * The row heights of a list in pixels, by key, so that returning to a list restores each row's
 * position. Those of another Safe, width, or density are dropped.
 */
export function rowHeights(
  list: string,
  { at, width, density }: RowSurroundings,
): Map<string, number> {
  const key = [width, density].join(' ')
  if (store.key !== key) {
    store.key = key
    store.ofLists.clear()
  }
  const of = at ? `${at.chainId} ${at.address.toLowerCase()}` : ''
  const known = store.ofLists.get(list)
  if (known?.of === of) return known.heights
  const heights = new Map<string, number>()
  store.ofLists.set(list, { of, heights })
  return heights
}
