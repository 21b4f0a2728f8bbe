import { useRef, useState } from 'react'
import { useText, useTextSettings, useToast } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { largestFile, readText } from '#screens/common/csv'
import { formatList } from '#screens/common/hooks'
import { useLookAlikes } from '#screens/common/suspicions'
import { type ImportState, ImportView } from './ImportView.tsx'
import { importContacts, type ImportedContact, planImport, undoImport } from './planImport.ts'
import { readContacts } from './readContacts.ts'
import { importText } from './text.ts'

export interface ImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Imports contacts from a file on this device. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
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
    if (!answer.ok) return { status: 'declined', file: name, problem: answer.problem }
    return {
      status: 'read',
      file: name,
      plan: planImport(answer.contacts, contacts, lookAlikeOf),
      problems: answer.problems,
    }
  }

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
      onFile={(file) => void openFile(file)}
      onImport={store}
    />
  )
}
