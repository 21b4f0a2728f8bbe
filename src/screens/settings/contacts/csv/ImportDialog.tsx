import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText, useTextSettings, useToast } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { largestFile, readText } from '#screens/common/csv'
import { formatList } from '#screens/common/hooks'
import { useLookAlikes } from '#screens/common/suspicions'
import { isTooMany, type ReadLink } from '../link/contactsLink.ts'
import { type ImportState, ImportView } from './ImportView.tsx'
import { importContacts, type ImportedContact, planImport, undoImport } from './planImport.ts'
import { type ContactsFile, readContacts } from './readContacts.ts'
import { importText } from './text.ts'

export interface ImportDialogProps {
  open: boolean
  /** What a link contains; undefined for files. It doesn't change while the dialog is open. */
  shared?: ReadLink | undefined
  onOpenChange: (open: boolean) => void
}

/** Imports contacts from a file on this device, or from a link. */
export function ImportDialog({ open, shared, onOpenChange }: ImportDialogProps) {
  const { chains } = useEnvironment()
  const [contacts, change] = useContacts()
  const { lookAlikeOf } = useLookAlikes()
  const text = useText(importText)
  const { locale } = useTextSettings()
  const toast = useToast()
  const [state, setState] = useState<ImportState>({ status: 'none' })
  const latest = useRef<File>(undefined)

  async function read(file: File): Promise<ImportState> {
    const { name, size } = file
    // Checked before the file is read.
    if (size > largestFile)
      return { status: 'declined', file: name, problem: { why: 'tooLarge', bytes: size } }
    const decoded = readText(new Uint8Array(await file.arrayBuffer()))
    if (!decoded.ok) return { status: 'declined', file: name, problem: decoded.problem }
    const answer = await readContacts(decoded.text, chains)
    return answer.ok
      ? planned(name, answer)
      : { status: 'declined', file: name, problem: answer.problem }
  }

  async function readLink(csv: string): Promise<ImportState> {
    const answer = await readContacts(csv, chains)
    return answer.ok && !isTooMany(answer.contacts)
      ? planned('', answer)
      : { status: 'declined', file: '', problem: { why: 'linkUnreadable' } }
  }

  const planned = (
    file: string,
    { contacts: lines, problems }: Extract<ContactsFile, { ok: true }>,
  ): ImportState => ({
    status: 'read',
    file,
    plan: planImport(lines, contacts, lookAlikeOf),
    problems,
  })

  // Once per link, against the contacts as they are then.
  const readOnce = useEffectEvent(readLink)
  const openFile = async (file: File) => {
    latest.current = file
    setState({ status: 'reading', file: file.name })
    // The file may be gone, or belong to another user.
    const next = await read(file).catch((): ImportState => ({
      status: 'declined',
      file: file.name,
      problem: { why: 'unreadable' },
    }))
    if (latest.current === file) setState(next)
  }
  useEffect(() => {
    if (!shared) return
    let isCurrent = true
    const reading: Promise<ImportState> = shared.ok
      ? readOnce(shared.csv)
      : Promise.resolve({ status: 'declined', file: '', problem: { why: shared.problem } })
    const show = async () => {
      const next = await reading
      if (isCurrent) setState(next)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [shared])
  const store = (chosen: readonly ImportedContact[]) => {
    const before = contacts
    change((now) => importContacts(now, chosen))
    toast.show({
      tone: 'done',
      title: text('done', { count: chosen.length }),
      text: formatList(
        locale,
        (['new', 'changed'] as const).flatMap((what) => {
          const count = chosen.filter(
            ({ before: name }) => (name !== undefined) === (what === 'changed'),
          ).length
          return count > 0 ? [text(`counts.${what}`, { count })] : []
        }),
      ),
      action: {
        label: text('undo'),
        onClick: () => void change((now) => undoImport(now, chosen, before)),
      },
    })
    onOpenChange(false)
  }
  return (
    <ImportView
      open={open}
      onOpenChange={onOpenChange}
      chains={chains}
      state={state}
      isShared={shared !== undefined}
      onFile={(file) => void openFile(file)}
      onImport={store}
    />
  )
}
