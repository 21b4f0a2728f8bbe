import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useAnnounce, useCopy, useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import {
  type Contact,
  storedContacts,
  useContacts,
  withoutContact,
  withRestored,
} from '#screens/core/names'
import { useOwnedSafes } from '#screens/core/openSafe'
import { contactRows } from './contactRows.ts'
import { ContactsView } from './ContactsView.tsx'
import { saveFile } from '#screens/common/csv'
import { writeContacts } from './csv/writeContacts.ts'
import { encodeContactsLink, mostInLink, type ReadLink } from './link/contactsLink.ts'
import { forgetContactsLink, useContactsLink } from './link/useContactsLink.ts'
import type { ContactTarget } from './edit/ContactDialog.tsx'
import { contactsText } from './text.ts'

const ImportDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./csv/ImportDialog.tsx')).ImportDialog,
)
const ContactDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./edit/index.ts')).ContactDialog,
)

/** The user's names for addresses, stored on this device. */
export function ContactsScreen() {
  const { chains } = useEnvironment()
  const [contacts, change] = useContacts()
  const { account } = useWallet()
  const owned = useOwnedSafes()
  const text = useText(contactsText)
  const toast = useToast()
  const announce = useAnnounce()
  const rows = useMemo(
    () => contactRows(contacts, { you: account, owned }),
    [contacts, account, owned],
  )
  const [edited, setEdited] = useState<{ target: ContactTarget; open: boolean; turn: number }>()
  const withCode = useWithCode()
  const edit = (target: ContactTarget) => {
    const open = () =>
      setEdited((before) => ({ target, open: true, turn: (before?.turn ?? 0) + 1 }))
    withCode(ContactDialog, open)
  }
  const [imports, setImports] = useState<{
    open: boolean
    turn: number
    shared?: ReadLink | undefined
  }>()
  const importFrom = (shared?: ReadLink) => {
    const open = () =>
      setImports((before) => ({ open: true, turn: (before?.turn ?? 0) + 1, shared }))
    withCode(ImportDialog, open)
  }
  const link = useContactsLink()
  const openLink = useEffectEvent(importFrom)
  useEffect(() => {
    if (link) openLink(link)
  }, [link])
  const [, copy] = useCopy()
  const share = async () => {
    // Without the query, which names the open Safe.
    const page = location.origin + location.pathname
    if (await copy(`${page}#${encodeContactsLink(contacts)}`))
      toast.show({ tone: 'done', title: text('share.done'), text: text('share.doneText') })
    else toast.show({ tone: 'failed', title: text('share.failed') })
  }
  const exportFile = () => {
    saveFile('contacts.csv', writeContacts(contacts), 'text/csv')
    announce(text('exported', { count: contacts.length }))
  }
  const undo = (contact: Contact) => {
    // By then its address may have another name.
    const isFree = withRestored(storedContacts(), contact) !== storedContacts()
    if (isFree) change((now) => withRestored(now, contact))
    else toast.show({ tone: 'failed', title: text('undo.taken', { name: contact.name }) })
  }
  const remove = (contact: Contact) => {
    change((now) => withoutContact(now, contact))
    toast.show({
      title: text('deleted', { name: contact.name }),
      action: { label: text('undo'), onClick: () => undo(contact) },
    })
  }
  return (
    <>
      <ContactsView
        rows={rows}
        chains={chains}
        onAdd={() => edit('new')}
        onEdit={(contact) => edit({ contact })}
        onDelete={remove}
        onImport={() => importFrom()}
        onExport={exportFile}
        onShare={contacts.length <= mostInLink ? () => void share() : undefined}
      />
      {edited && (
        <ContactDialog
          key={edited.turn}
          {...edited}
          onOpenChange={(open) => setEdited({ ...edited, open })}
        />
      )}
      {imports && (
        <ImportDialog
          key={imports.turn}
          open={imports.open}
          shared={imports.shared}
          onOpenChange={(open) => {
            setImports({ ...imports, open })
            if (!open && imports.shared) forgetContactsLink()
          }}
        />
      )}
    </>
  )
}
