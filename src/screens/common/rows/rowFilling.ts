/** Pixels per millisecond from which nobody can read a row: half a row per frame. */
const tooFastToRead = 1.5
/** Milliseconds without a scroll event after which the page stands still. */
const stillAfter = 120
/**
 * Pixels of the first scroll event after a pause up to which it may be the start of a fast
 * movement; it mounts rows beyond the window only.
 */
const start = 200

/** A row that is mounted as its text alone. */
interface WaitingRow {
  /** Its distance in pixels from the middle of the window. */
  distance: () => number
  /** Renders the whole row. */
  fill: () => void
}

/**
 * Rows that pass faster than anybody can read are mounted as their text alone, and filled once the
 * page slows down.
 */
export interface RowFilling {
  /** The page is being scrolled faster than anybody can read. */
  isFast: () => boolean
  /** Adds a row to be filled; returns the way to give it up. */
  add: (row: WaitingRow) => () => void
  /** Follows the window's scroll position; returns the way to stop. */
  watch: () => () => void
}

/**
 * For one list. One row is filled per frame, so that a slow machine still answers in between. A
 * long way in the first scroll event after a pause is a jump, which is not counted as fast.
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
      // Before the list's own listener, which mounts the rows.
      addEventListener('scroll', onScroll, { capture: true, passive: true })
      return () => {
        removeEventListener('scroll', onScroll, { capture: true })
        if (frame !== undefined) cancelAnimationFrame(frame)
        frame = undefined
      }
    },
  }
}
