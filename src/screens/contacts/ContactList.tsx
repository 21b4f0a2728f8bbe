import { useState } from 'react'
import type { ChainSummary } from '#base'
import { Button, List, useText } from '#ui'
import { type ContactActions, ContactItem } from './ContactItem.tsx'
import type { ContactRow } from './contactRows.ts'
import styles from './ContactsView.module.css'
import { contactsText } from './text.ts'

/** Rows that are rendered, and that each press of the button adds: an imported list may have thousands, which are found by searching. */
const atOnce = 100

export interface ContactListProps extends ContactActions {
  rows: readonly ContactRow[]
  chains: readonly ChainSummary[]
}

/** The contacts, the first hundred at once. */
export function ContactList({ rows, chains, ...actions }: ContactListProps) {
  const text = useText(contactsText)
  const [most, setMost] = useState(atOnce)
  const hidden = rows.length - most
  return (
    <>
      <List label={text('list')}>
        {rows.slice(0, most).map((row) => (
          <ContactItem key={row.key} className={styles.row ?? ''} row={row} chains={chains} {...actions} />
        ))}
      </List>
      {hidden > 0 && (
        <Button className={styles.more} onClick={() => setMost(most + atOnce)}>
          {text('list.more', { count: Math.min(hidden, atOnce) })}
        </Button>
      )}
    </>
  )
}
