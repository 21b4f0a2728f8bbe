import { memo, useMemo } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { History } from '#domain'
import { List, useFormat, useText } from '#ui'
import { useWindowRows } from '../shared/useWindowRows.ts'
import { type Entry, toEntries } from './entries.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { historyText } from './text.ts'

/** Heights in pixels before a row is measured; the same numbers as in the CSS. */
const heights = { day: 40, row: 48, card: 63 }
const estimate = ({ kind }: Entry, isCard: boolean) => (kind === 'day' ? heights.day : isCard ? heights.card : heights.row)

export interface HistoryListProps {
  at: SafeRef
  history: History
  chain: ChainSummary
  hrefOf: (id: string) => string
}

/** Transactions by day. Only rows near the viewport are rendered. */
export function HistoryList({ at, history, chain, hrefOf }: HistoryListProps) {
  const text = useText(historyText)
  const entries = useMemo(() => toEntries(history), [history])
  const { frame, drawn, placeOf, height, measure, focus } = useWindowRows({ list: 'history', at, rows: entries, estimate })
  return (
    <div ref={frame} className={styles.frame}>
      <List variant="plain" label={text('list')} className={styles.list} style={{ blockSize: height }} {...focus}>
        {drawn.map((index) => {
          const entry = entries[index]
          if (!entry) return null
          return <Line key={entry.key} entry={entry} chain={chain} hrefOf={hrefOf} index={index} top={placeOf(index).start} measure={measure} />
        })}
      </List>
    </div>
  )
}

interface LineProps extends Omit<HistoryListProps, 'at' | 'history'> {
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
