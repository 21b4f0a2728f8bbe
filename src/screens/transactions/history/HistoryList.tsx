import { memo, useMemo } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { History, TransactionItem } from '#domain'
import type { Suspicion } from '#safe/suspicion'
import { type Labels, labelsIn, type SafeLabels } from '#screens/core/stores'
import { List, useFormat, useText } from '#ui'
import {
  OutlinedRow,
  type RowFilling,
  useOutlined,
  useRowFilling,
  useWindowRows,
} from '#screens/common/rows'
import { type Entry, toEntries } from './entries.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { historyText } from './text.ts'

/** Heights in pixels before a row is measured; the same numbers as in the CSS. */
const heights = { day: 32, row: 48, card: 63 }
const estimate = ({ kind }: Entry, isCard: boolean) =>
  kind === 'day' ? heights.day : isCard ? heights.card : heights.row

export interface HistoryListProps {
  at: SafeRef
  history: History
  chain: ChainSummary
  hrefOf: (id: string) => string
  /** Adds the payments of a transaction to a new one. */
  onPayAgain?: ((id: string) => void) | undefined
  /** The rows that may be scams, by their IDs. */
  suspicions?: ReadonlyMap<string, Suspicion> | undefined
  /** The Safe's labels. */
  labels?: SafeLabels | undefined
}

/** Transactions by day. Only rows near the viewport are rendered. */
export function HistoryList({
  at,
  history,
  chain,
  hrefOf,
  onPayAgain,
  suspicions,
  labels,
}: HistoryListProps) {
  const text = useText(historyText)
  const entries = useMemo(() => toEntries(history), [history])
  const { frame, drawn, placeOf, height, measure, focus } = useWindowRows({
    list: 'history',
    at,
    rows: entries,
    estimate,
  })
  const filling = useRowFilling()
  return (
    <div ref={frame} className={styles.frame}>
      <List
        variant="plain"
        label={text('list')}
        className={styles.list}
        style={{ blockSize: height }}
        {...focus}
      >
        {drawn.map((index) => {
          const entry = entries[index]
          if (!entry) return null
          const { start, end } = placeOf(index)
          if (entry.kind === 'day')
            return (
              <DayLine
                key={entry.key}
                lineKey={entry.key}
                day={entry.day}
                index={index}
                top={start}
                measure={measure}
              />
            )
          const { item } = entry
          return (
            <RowLine
              key={entry.key}
              item={item}
              chain={chain}
              hrefOf={hrefOf}
              onPayAgain={onPayAgain}
              suspicion={suspicions?.get(item.id)}
              labels={labels && labelsIn(labels, item)}
              index={index}
              top={start}
              height={end - start}
              measure={measure}
              filling={filling}
            />
          )
        })}
      </List>
    </div>
  )
}

interface LineProps {
  index: number
  /** Pixels below the list's start. */
  top: number
  measure: (element: HTMLElement | null) => void
}

interface DayLineProps extends LineProps {
  lineKey: string
  day: number
}

const DayLine = memo(function DayLine({ lineKey, day, index, top, measure }: DayLineProps) {
  const format = useFormat()
  return (
    <li
      data-index={index}
      data-key={lineKey}
      style={{ insetBlockStart: top }}
      ref={measure}
      className={styles.day}
    >
      <h2 className={styles.dayTitle}>{format.day(day)}</h2>
    </li>
  )
})

interface RowLineProps
  extends LineProps, Omit<HistoryListProps, 'at' | 'history' | 'suspicions' | 'labels'> {
  item: TransactionItem
  suspicion: Suspicion | undefined
  labels: Labels | undefined
  height: number
  filling: RowFilling
}

// Memoized, by what it shows: scrolling renders only the rows that enter the viewport.
const RowLine = memo(function RowLine({
  item,
  chain,
  hrefOf,
  onPayAgain,
  suspicion,
  labels,
  index,
  top,
  height,
  measure,
  filling,
}: RowLineProps) {
  const { ref, isOutlined } = useOutlined(filling, true)
  const rowProps = {
    'data-index': index,
    'data-key': item.id,
    className: styles.line,
    item,
    chain,
  }
  if (isOutlined)
    return (
      <OutlinedRow
        {...rowProps}
        variant="history"
        ref={ref}
        style={{ insetBlockStart: top, blockSize: height }}
      />
    )
  return (
    <HistoryRow
      {...rowProps}
      ref={measure}
      style={{ insetBlockStart: top }}
      href={hrefOf(item.id)}
      onPayAgain={onPayAgain}
      suspicion={suspicion}
      labels={labels}
    />
  )
})
