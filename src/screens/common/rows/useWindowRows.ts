import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { SafeRef } from '#base'
import { useTheme } from '#ui'
import { rowHeights } from './rowHeights.ts'
import { useNarrow } from '#screens/common/hooks'

/** Below this width, rows are cards of three lines (see TransactionRow). */
const cardsBelow = 640
/** Rows rendered beyond the viewport on either side, unless a list overrides it. */
const usualOverscan = 8

/** A line of a virtualized list: a row or a heading. */
export interface WindowRow {
  key: string
  /** Indexes of the headings above it, rendered whenever it is. */
  heads?: readonly number[]
}

export interface WindowRowsOptions<Row extends WindowRow> {
  /** The list's name, and its Safe, if any. */
  list: string
  at?: SafeRef
  rows: readonly Row[]
  /** The height in pixels before a row is measured; the same numbers as in the CSS. */
  estimate: (row: Row, isCard: boolean) => number
  /**
   * Pixels above and below a row outside its element, such as a margin or its container's border.
   */
  around?: (row: Row) => number
  /** Indexes that are always rendered. */
  always?: readonly number[]
  /** Rows rendered beyond the viewport on either side: fewer where rows are tall. */
  overscan?: number
}

/** Where a row starts and ends, in pixels below the list's start. */
interface Place {
  start: number
  end: number
}

export interface WindowRows {
  /** The element that contains the list. */
  frame: RefObject<HTMLDivElement | null>
  /** Indexes of the rows to render, in order. */
  drawn: readonly number[]
  placeOf: (index: number) => Place
  /** Pixels. */
  height: number
  /** The `ref` of each row, next to its `data-index` and `data-key`. */
  measure: (element: HTMLElement | null) => void
  /** Handlers of the list. */
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void }
}

/**
 * Virtualizes a list that scrolls with the page: only rows near the viewport are rendered, so that
 * ten thousand rows scroll like ten.
 */
export function useWindowRows<Row extends WindowRow>({
  list,
  at,
  rows,
  estimate,
  around = () => 0,
  always = [],
  overscan = usualOverscan,
}: WindowRowsOptions<Row>): WindowRows {
  const frame = useRef<HTMLDivElement>(null)
  const isCard = useNarrow(frame, cardsBelow)
  const margin = usePageOffset(frame)
  const [focused, setFocused] = useState<string>()
  const focusedAt = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused)
  const rangeExtractor = useCallback(
    (range: Range) => {
      // The focused row stays rendered when scrolled away, or the focus would return to the start
      // of the page.
      const near = [
        ...always,
        ...defaultRangeExtractor(range),
        ...(focusedAt >= 0 ? [focusedAt] : []),
      ]
      return [...new Set(near.flatMap((index) => [...(rows[index]?.heads ?? []), index]))].toSorted(
        (a, b) => a - b,
      )
    },
    [rows, always, focusedAt],
  )
  const sizeOf = (index: number, size: (row: Row) => number) => {
    const row = rows[index]
    return row ? size(row) + around(row) : 0
  }
  // A new function repositions all rows: when they or their estimate change, but not on each scroll
  // frame.
  const keyOf = useMemo(() => keysOf(rows, isCard), [rows, isCard])
  const measured = rowHeights(list, {
    at,
    width: globalThis.innerWidth,
    density: useTheme().look.density,
  })
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => sizeOf(index, (row) => measured.get(row.key) ?? estimate(row, isCard)),
    getItemKey: keyOf,
    rangeExtractor,
    overscan,
    scrollMargin: margin,
    // Rows coming into view render in a separate task after the scroll frame; those beyond the
    // viewport hide the delay.
    useFlushSync: false,
    // A hidden or unloading page reports a height of 0 for every row, which would render all ten
    // thousand.
    measureElement: (element) => {
      const { offsetHeight, dataset } = element as HTMLElement
      return sizeOf(Number(dataset.index), (row) => {
        if (offsetHeight > 0) measured.set(row.key, offsetHeight)
        return offsetHeight || estimate(row, isCard)
      })
    },
  })
  return {
    frame,
    drawn: virtualizer.getVirtualItems().map(({ index }) => index),
    placeOf: (index) => {
      const { start = margin, end = margin } = virtualizer.measurementsCache[index] ?? {}
      return { start: start - margin, end: end - margin }
    },
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    focus: {
      onFocus: ({ target }) => setFocused(target.closest<HTMLElement>('[data-key]')?.dataset.key),
      onBlur: () => setFocused(undefined),
    },
  }
}

/** The keys of rows with these estimates. */
const keysOf =
  (rows: readonly WindowRow[], _isCard: boolean) =>
  (index: number): string | number =>
    rows[index]?.key ?? index

/**
 * An element's distance from the top of the page, in pixels; measured again whenever the page is
 * resized.
 */
function usePageOffset(element: { current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () =>
      element.current &&
      setOffset(Math.round(element.current.getBoundingClientRect().top + scrollY))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [element])
  return offset
}
