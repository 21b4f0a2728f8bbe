import { memo, useMemo } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { History } from '#domain'
import { List, useFormat, useText } from '#ui'
import { OutlinedRow } from '../shared/OutlinedRow.tsx'
import type { RowFilling } from '../shared/rowFilling.ts'
import type { Suspicion } from '../shared/suspicions.ts'
import { useOutlined, useRowFilling } from '../shared/useRowFilling.ts'
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
  /** The rows that may be scams, by their ids. */
  suspicions?: ReadonlyMap<string, Suspicion> | undefined
}

/** Transactions by day. Only rows near the viewport are rendered. */
export function HistoryList({ at, history, chain, hrefOf, suspicions }: HistoryListProps) {
  const text = useText(historyText)
  const entries = useMemo(() => toEntries(history), [history])
  const { frame, drawn, placeOf, height, measure, focus } = useWindowRows({ list: 'history', at, rows: entries, estimate })
  const filling = useRowFilling()
  return (
    <div ref={frame} className={styles.frame}>
      <List variant="plain" label={text('list')} className={styles.list} style={{ blockSize: height }} {...focus}>
        {drawn.map((index) => {
          const entry = entries[index]
          if (!entry) return null
          const { start, end } = placeOf(index)
          const place = { index, top: start, height: end - start }
          const suspicion = entry.kind === 'row' ? suspicions?.get(entry.item.id) : undefined
          return <Line key={entry.key} entry={entry} chain={chain} hrefOf={hrefOf} suspicion={suspicion} {...place} measure={measure} filling={filling} />
        })}
      </List>
    </div>
  )
}

interface LineProps extends Omit<HistoryListProps, 'at' | 'history' | 'suspicions'> {
  entry: Entry
  suspicion: Suspicion | undefined
  index: number
  /** Pixels below the list's start. */
  top: number
  height: number
  measure: (element: HTMLElement | null) => void
  filling: RowFilling
}

// Memoized: scrolling renders only the rows that enter the viewport.
const Line = memo(function Line({ entry, chain, hrefOf, suspicion, index, top, height, measure, filling }: LineProps) {
  const format = useFormat()
  const { ref, isOutlined } = useOutlined(filling, entry.kind === 'row')
  const lineProps = { 'data-index': index, 'data-key': entry.key, style: { insetBlockStart: top } }
  if (entry.kind === 'day')
    return (
      <li {...lineProps} ref={measure} className={styles.day}>
        <h2 className={styles.dayTitle}>{format.day(entry.day)}</h2>
      </li>
    )
  const rowProps = { ...lineProps, className: styles.line, 'data-position': entry.position, item: entry.item, chain }
  if (isOutlined) return <OutlinedRow {...rowProps} variant="history" ref={ref} style={{ insetBlockStart: top, blockSize: height }} />
  return <HistoryRow {...rowProps} ref={measure} href={hrefOf(entry.item.id)} suspicion={suspicion} />
})
