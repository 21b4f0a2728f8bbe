/** Pixels per millisecond at which rows become unreadable: half a row per frame. */
const tooFastToRead = 1.5
/** Milliseconds without a scroll event after which the page counts as still. */
const stillAfter = 120
/**
 * Pixels up to which the first scroll event after a pause may be the start of a fast movement; it
 * mounts only rows beyond the window.
 */
const start = 200

/** A row mounted as text only. */
interface WaitingRow {
  /** Its distance in pixels from the middle of the window. */
  distance: () => number
  /** Renders the whole row. */
  fill: () => void
}

/**
 * Rows that pass faster than anyone can read are mounted as text only, and filled once scrolling
 * slows down.
 */
export interface RowFilling {
  /** Whether the page is scrolling faster than anyone can read. */
  isFast: () => boolean
  /** Queues a row to be filled; returns a cancel function. */
  add: (row: WaitingRow) => () => void
  /** Follows the window's scroll position; returns a stop function. */
  watch: () => () => void
}

/**
 * For one list. Fills one row per frame, so that a slow machine stays responsive. A long distance
 * in the first scroll event after a pause is a jump, which doesn't count as fast.
 */
export function createRowFilling(): RowFilling {
  const waiting = new Set<WaitingRow>()
  let last = { at: 0, position: 0 }
  let fastUntil = 0
  let frame: number | undefined
  const isFast = () => performance.now() < fastUntil

  function onScroll() {
    const at = performance.now()
    const passed = at - last.at
    const moved = Math.abs(scrollY - last.position)
    if (passed < stillAfter ? moved > passed * tooFastToRead : moved < start)
      fastUntil = at + stillAfter
    last = { at, position: scrollY }
  }
  function fillNearest() {
    const [nearest] = [...waiting]
      .map((row) => ({ row, distance: row.distance() }))
      .toSorted((a, b) => a.distance - b.distance)
    if (!nearest) return
    waiting.delete(nearest.row)
    nearest.row.fill()
  }
  function onFrame() {
    frame = undefined
    if (!isFast()) fillNearest()
    if (waiting.size > 0) frame = requestAnimationFrame(onFrame)
  }

  return {
    isFast,
    add(row) {
      waiting.add(row)
      frame ??= requestAnimationFrame(onFrame)
      return () => void waiting.delete(row)
    },
    watch() {
      // Runs before the list's own listener, which mounts the rows.
      addEventListener('scroll', onScroll, { capture: true, passive: true })
      return () => {
        removeEventListener('scroll', onScroll, { capture: true })
        if (frame !== undefined) cancelAnimationFrame(frame)
        frame = undefined
      }
    },
  }
}
