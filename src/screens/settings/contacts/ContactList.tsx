import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { ChainSummary } from '#base'
import { List, useText } from '#ui'
import { type RowFilling, useOutlined, useRowFilling, useWindowRows } from '#screens/common/rows'
import { type ContactActions, ContactItem, ContactOutline } from './ContactItem.tsx'
import type { ContactRow } from './contactRows.ts'
import styles from './ContactsView.module.css'
import { contactsText } from './text.ts'

/** Heights in pixels before a row is measured. */
const heights = { row: 56, card: 61 }
const estimate = (_: ContactRow, isCard: boolean) => (isCard ? heights.card : heights.row)
/** Pixels of the list's border. */
const border = 2

export interface ContactListProps extends ContactActions {
  rows: readonly ContactRow[]
  chains: readonly ChainSummary[]
}

/** The contacts. Only rows near the viewport are rendered: an imported list may have thousands. */
export function ContactList({ rows, chains, ...actions }: ContactListProps) {
  const text = useText(contactsText)
  const { frame, drawn, placeOf, height, measure, focus } = useWindowRows({
    list: 'contacts',
    rows,
    estimate,
    overscan: 6,
  })
  const filling = useRowFilling()
  const shared = { count: rows.length, chains, measure, filling, ...useSameActions(actions) }
  return (
    <div ref={frame}>
      <List
        label={text('list')}
        className={styles.list ?? ''}
        style={{ blockSize: height + border }}
        {...focus}
      >
        {drawn.map((index) => {
          const row = rows[index]
          if (!row) return null
          const { start, end } = placeOf(index)
          return (
            <Row
              key={row.key}
              row={row}
              index={index}
              top={start}
              height={end - start}
              {...shared}
            />
          )
        })}
      </List>
    </div>
  )
}

interface RowProps extends Omit<ContactListProps, 'rows'> {
  row: ContactRow
  index: number
  /** Number of all contacts. */
  count: number
  /** Pixels below the list's start. */
  top: number
  height: number
  measure: (element: HTMLElement | null) => void
  filling: RowFilling
}

// Memoized: scrolling renders only the rows that enter the viewport.
const Row = memo(function Row({
  row,
  index,
  count,
  top,
  height,
  measure,
  filling,
  ...rest
}: RowProps) {
  const { ref, isOutlined } = useOutlined(filling, true)
  const place = {
    'data-index': index,
    'data-key': row.key,
    'aria-posinset': index + 1,
    'aria-setsize': count,
  }
  if (isOutlined)
    return (
      <ContactOutline
        {...place}
        ref={ref}
        style={{ insetBlockStart: top, blockSize: height }}
        row={row}
      />
    )
  return (
    <ContactItem {...place} ref={measure} style={{ insetBlockStart: top }} row={row} {...rest} />
  )
})

/** Functions that stay the same and call those of the latest render. */
function useSameActions(actions: ContactActions): ContactActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [same] = useState<ContactActions>(() => ({
    onEdit: (contact) => latest.current.onEdit(contact),
    onDelete: (contact) => latest.current.onDelete(contact),
  }))
  return same
}
