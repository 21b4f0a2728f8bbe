import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChainSummary } from '#base'
import type { History } from '#domain'
import { List, useFormat, useText } from '#ui'
import { type Entry, toEntries } from './entries.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { historyText } from './text.ts'
import { useNarrow } from './useNarrow.ts'

/** Heights in pixels before a row is measured; the same numbers as in the CSS. */
const heights = { day: 48, row: 56, card: 93 }
/** Below this width, rows are cards of three lines (see TransactionRow). */
const cardsBelow = 640
/** Rows rendered beyond the viewport on either side. */
const overscan = 12

export interface HistoryListProps {
  history: History
  chain: ChainSummary
  hrefOf: (id: string) => string
}

/** Transactions by day. Only rows near the viewport are rendered, so that ten thousand rows scroll like ten. */
export function HistoryList({ history, chain, hrefOf }: HistoryListProps) {
  const text = useText(historyText)
  const frame = useRef<HTMLDivElement>(null)
  const entries = useMemo(() => toEntries(history), [history])
  const narrow = useNarrow(frame, cardsBelow)
  const margin = usePageOffset(frame)
  const [focused, setFocused] = useState<string>()
  const focusedAt = focused === undefined ? -1 : entries.findIndex(({ key }) => key === focused)
  const rangeExtractor = useCallback(
    // The focused row stays rendered when scrolled away, or the focus would return to the start of the page.
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...(focusedAt >= 0 ? [focusedAt] : [])])].toSorted((a, b) => a - b),
    [focusedAt],
  )
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: (index) => (entries[index]?.kind === 'day' ? heights.day : narrow ? heights.card : heights.row),
    getItemKey: (index) => entries[index]?.key ?? index,
    rangeExtractor,
    overscan,
    scrollMargin: margin,
    // A hidden or unloading page reports a height of 0 for every row; all ten thousand would then be rendered, one after the other.
    measureElement: (element, _, { options }) => (element as HTMLElement).offsetHeight || options.estimateSize(Number((element as HTMLElement).dataset.index)),
  })
  return (
    <div ref={frame} className={styles.frame}>
      <List
        variant="plain"
        label={text('list')}
        className={styles.list}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onFocus={({ target }) => setFocused(target.closest('li')?.dataset.key)}
        onBlur={() => setFocused(undefined)}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const entry = entries[index]
          if (!entry) return null
          return <Line key={key} entry={entry} chain={chain} hrefOf={hrefOf} index={index} top={start - margin} measure={virtualizer.measureElement} />
        })}
      </List>
    </div>
  )
}

interface LineProps extends Omit<HistoryListProps, 'history'> {
  entry: Entry
  index: number
  /** Pixels below the list's start. */
  top: number
  measure: (element: HTMLElement | null) => void
}

// Memoized: scrolling renders only the rows that enter the viewport.
const Line = memo(function Line({ entry, chain, hrefOf, index, top, measure }: LineProps) {
  const format = useFormat()
  const lineProps = { ref: measure, 'data-index': index, 'data-key': entry.key, style: { insetBlockStart: top } }
  if (entry.kind === 'row')
    return <HistoryRow {...lineProps} className={styles.line} data-position={entry.position} item={entry.item} chain={chain} href={hrefOf(entry.item.id)} />
  return (
    <li {...lineProps} className={styles.day}>
      <h2 className={styles.dayTitle}>{format.day(entry.day)}</h2>
    </li>
  )
})

/** An element's distance from the top of the page, in pixels; measured again whenever the page is resized. */
function usePageOffset(element: { current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => element.current && setOffset(Math.round(element.current.getBoundingClientRect().top + scrollY))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [element])
  return offset
}
