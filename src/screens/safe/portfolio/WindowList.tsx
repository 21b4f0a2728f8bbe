import type { CSSProperties, ReactNode } from 'react'
import { List } from '#ui'
import { useWindowRows, type WindowRow } from '#screens/common/rows'
import styles from './PortfolioView.module.css'

/** Heights in pixels before a row is measured. */
const heights = { row: 57, card: 61 }
const estimate = (_: WindowRow, isCard: boolean) => (isCard ? heights.card : heights.row)
/** Pixels of the list's border. */
const border = 2

/** What a row passes to its `ListRow`. */
export interface WindowPlace {
  ref: (element: HTMLElement | null) => void
  className: string
  style: CSSProperties
  'data-index': number
  'data-key': string
  'aria-posinset': number
  'aria-setsize': number
}

export interface WindowListProps<Row extends WindowRow> {
  /** Unique among the lists of the page. */
  name: string
  label: string
  rows: readonly Row[]
  children: (row: Row, place: WindowPlace) => ReactNode
}

/** A list of any length, of which only the rows near the viewport are rendered. */
export function WindowList<Row extends WindowRow>({
  name,
  label,
  rows,
  children,
}: WindowListProps<Row>) {
  const { frame, drawn, placeOf, height, measure, focus } = useWindowRows({
    list: name,
    rows,
    estimate,
  })
  return (
    <div ref={frame}>
      <List
        label={label}
        className={styles.windowed ?? ''}
        style={{ blockSize: height + border }}
        {...focus}
      >
        {drawn.map((index) => {
          const row = rows[index]
          return (
            row &&
            children(row, {
              ref: measure,
              className: styles.windowRow ?? '',
              style: { insetBlockStart: placeOf(index).start },
              'data-index': index,
              'data-key': row.key,
              'aria-posinset': index + 1,
              'aria-setsize': rows.length,
            })
          )
        })}
      </List>
    </div>
  )
}
