import BookUser from 'lucide-react/icons/book-user'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Link from 'lucide-react/icons/link'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import Upload from 'lucide-react/icons/upload'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ChainSummary } from '#base'
import { Button, EmptyState, IconButton, Menu, TextInput, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { useKeptFocus } from '#screens/common/hooks'
import type { ContactActions } from './ContactItem.tsx'
import { ContactList } from './ContactList.tsx'
import { type ContactRow, findContacts, searchFrom } from './contactRows.ts'
import styles from './ContactsView.module.css'
import { contactsText } from './text.ts'

export interface ContactsViewProps extends ContactActions {
  rows: readonly ContactRow[]
  chains: readonly ChainSummary[]
  onAdd: () => void
  onImport: () => void
  onExport: () => void
  /** Copies a link with all contacts; undefined if they are too many for one. */
  onShare: (() => void) | undefined
}

/** All contacts on this device. */
export function ContactsView({
  rows,
  chains,
  onAdd,
  onImport,
  onExport,
  onShare,
  ...actions
}: ContactsViewProps) {
  const text = useText(contactsText)
  const [words, setWords] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(frame)
  // Deferred, so that typing stays smooth with thousands of contacts.
  const wanted = useDeferredValue(words)
  const isSearchable = rows.length >= searchFrom
  const isSearching = isSearchable && wanted.trim() !== ''
  const found = useMemo(
    () => (isSearching ? findContacts(rows, chains, wanted) : rows),
    [isSearching, rows, chains, wanted],
  )
  return (
    <Page
      heading={text('title')}
      ref={frame}
      onFocus={keepFocus}
      actions={
        rows.length > 0 && (
          <>
            <Button icon={Plus} onClick={onAdd}>
              {text('add')}
            </Button>
            <Menu
              label={text('more')}
              items={[
                { id: 'import', icon: Upload, label: text('import'), onSelect: onImport },
                { id: 'export', icon: Download, label: text('export'), onSelect: onExport },
                ...(onShare
                  ? [{ id: 'share', icon: Link, label: text('share'), onSelect: onShare }]
                  : []),
              ]}
              trigger={<IconButton icon={Ellipsis} label={text('more')} />}
            />
          </>
        )
      }
    >
      {rows.length === 0 && (
        <EmptyState
          variant="page"
          icon={BookUser}
          title={text('empty')}
          text={text('empty.text')}
          action={
            <>
              <Button variant="primary" icon={Plus} onClick={onAdd}>
                {text('add')}
              </Button>
              <Button icon={Upload} onClick={onImport}>
                {text('import')}
              </Button>
            </>
          }
        />
      )}
      {isSearchable && (
        <div className={styles.tools}>
          <TextInput
            className={styles.search ?? ''}
            type="search"
            leading={<Search size={16} aria-hidden />}
            aria-label={text('search')}
            placeholder={text('search.hint')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <span className={styles.count} role="status">
            {text(isSearching ? 'search.found' : 'search.all', { count: found.length })}
          </span>
        </div>
      )}
      {isSearching && found.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={text('search.none')}
          text={text('search.noneText')}
          action={<Button onClick={() => setWords('')}>{text('search.clear')}</Button>}
        />
      )}
      {found.length > 0 && <ContactList rows={found} chains={chains} {...actions} />}
    </Page>
  )
}
