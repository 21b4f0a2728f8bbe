import type { ChainSummary } from '#base'
import { List, useText } from '#ui'
import { useWindowRows } from '../shared/useWindowRows.ts'
import { type ContactActions, ContactItem } from './ContactItem.tsx'
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
  const { frame, drawn, placeOf, height, measure, focus } = useWindowRows({ list: 'contacts', rows, estimate, overscan: 6 })
  return (
    <div ref={frame}>
      <List label={text('list')} className={styles.list ?? ''} style={{ blockSize: height + border }} {...focus}>
        {drawn.map((index) => {
          const row = rows[index]
          if (!row) return null
          const place = { 'data-index': index, 'data-key': row.key, 'aria-posinset': index + 1, 'aria-setsize': rows.length }
          return <ContactItem key={row.key} {...place} ref={measure} style={{ insetBlockStart: placeOf(index).start }} row={row} chains={chains} {...actions} />
        })}
      </List>
    </div>
  )
}
