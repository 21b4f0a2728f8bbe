import { useRef, useState } from 'react'
import { useText, useTextSettings, useToast } from '#ui'
import { largestFile, readText } from '#screens/common/csv'
import { formatList } from '#screens/common/hooks'
import { useEnvironment } from '#screens/core/environment'
import { useLookAlikes } from '#screens/common/suspicions'
import { type DataImportState, ImportDataView } from './ImportDataView.tsx'
import { type LocalPart, localParts } from './localData.ts'
import { planLocalImport } from './planLocalImport.ts'
import { readLocalData } from './readLocalData.ts'
import { localDataText } from './text.ts'
import { useLocalData } from './useLocalData.ts'

export interface ImportDataDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Imports data exported from another browser, or from Safe{Wallet}. */
export function ImportDataDialog({ open, onOpenChange }: ImportDataDialogProps) {
  const { chains } = useEnvironment()
  const text = useText(localDataText)
  const { locale } = useTextSettings()
  const [there, store] = useLocalData()
  const { lookAlikeOf } = useLookAlikes()
  const toast = useToast()
  const [state, setState] = useState<DataImportState>({ status: 'none' })
  const latest = useRef<File>(undefined)

  async function read(file: File): Promise<DataImportState> {
    const { name, size } = file
    if (size > largestFile)
      return { status: 'declined', file: name, problem: { why: 'tooLarge', bytes: size } }
    const words = readText(new Uint8Array(await file.arrayBuffer()))
    if (!words.ok) {
      // JSON is in UTF-8.
      const why = words.problem.why === 'empty' ? 'empty' : 'notJson'
      return { status: 'declined', file: name, problem: { why } }
    }
    const answer = readLocalData(words.text)
    if (!answer.ok) return { status: 'declined', file: name, problem: answer.problem }
    const { source, data, unread, leftOut } = answer
    const { plans, templates } = planLocalImport(data, there, lookAlikeOf)
    return { status: 'read', file: name, source, data, plans, templates, unread, leftOut }
  }
  const openFile = async (file: File) => {
    latest.current = file
    setState({ status: 'reading', file: file.name })
    // The file may be gone, or belong to another user.
    const next = await read(file).catch((): DataImportState => ({
      status: 'declined',
      file: file.name,
      problem: { why: 'unreadable' },
    }))
    if (latest.current === file) setState(next)
  }
  const importParts = (parts: ReadonlySet<LocalPart>) => {
    if (state.status !== 'read') return
    // Another tab may have changed the data since the file was read.
    const isStored = store(planLocalImport(state.data, there, lookAlikeOf).merged, parts)
    toast.show({
      tone: isStored ? 'done' : 'failed',
      ...(!isStored && { text: text('imported.unsaved') }),
      title: text('imported', {
        parts: formatList(
          locale,
          localParts.filter((part) => parts.has(part)).map((part) => text(`name.${part}`)),
        ),
      }),
    })
    onOpenChange(false)
  }
  return (
    <ImportDataView
      chains={chains}
      open={open}
      onOpenChange={onOpenChange}
      state={state}
      onFile={(file) => void openFile(file)}
      onImport={importParts}
    />
  )
}
