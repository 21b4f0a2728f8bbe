import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { type ChainSummary, visibleName } from '#base'
import { Button, Dialog, Notice, Skeleton, useText, useTextSettings } from '#ui'
import { formatList } from '../../shared/formatList.ts'
import { ImportPreview } from './ImportPreview.tsx'
import styles from './ImportView.module.css'
import type { ImportedContact, ImportPlan } from './planImport.ts'
import { mostLines, type UnreadLine } from './readContacts.ts'
import { type FileProblem, largestFile } from './readText.ts'
import { importText } from './text.ts'

/** How far the import is. */
export type ImportState =
  | { status: 'none' }
  | { status: 'reading'; file: string }
  | { status: 'refused'; file: string; problem: FileProblem | { why: 'unreadable' } }
  | { status: 'read'; file: string; plan: ImportPlan; problems: readonly UnreadLine[] }

export interface ImportViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed?: (() => void) | undefined
  chains: readonly ChainSummary[]
  state: ImportState
  onFile: (file: File) => void
  onImport: (chosen: readonly ImportedContact[]) => void
}

const megabyte = 1_000_000

/** Chooses a file, shows what it would change, and imports what the person leaves in. */
export function ImportView({ open, onOpenChange, onClosed, chains, state, onFile, onImport }: ImportViewProps) {
  const text = useText(importText)
  const input = useRef<HTMLInputElement>(null)
  const { locale } = useTextSettings()
  /** Those that the person chose otherwise: without them, everything is imported but what could be mistaken for somebody else. */
  const [switched, setSwitched] = useState<ReadonlySet<ImportedContact>>(new Set())
  const read = state.status === 'read' ? state : undefined
  const isChosen = (one: ImportedContact) => switched.has(one) === (one.resembles !== undefined)
  const chosen = read ? [...read.plan.added, ...read.plan.changed].filter(isChosen) : []
  const choose = (those: readonly ImportedContact[], wanted: boolean) => {
    const next = new Set(switched)
    for (const one of those) {
      if (wanted === (one.resembles !== undefined)) next.add(one)
      else next.delete(one)
    }
    setSwitched(next)
  }
  // A file that is dropped beside the box would be opened in place of the app.
  useEffect(() => {
    if (!open) return
    const refuse = (event: Event) => event.preventDefault()
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [open])
  const isEmpty = read && read.plan.added.length + read.plan.changed.length === 0
  const disabledReason = chosen.length > 0 ? undefined : text(!read ? 'wait' : isEmpty ? 'nothing' : 'nothing.chosen')
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={text('title')}
      description={text('text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{text('cancel')}</Button>
          <Button variant="primary" busy={state.status === 'reading'} disabledReason={disabledReason} onClick={() => onImport(chosen)}>
            {text('import', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.view} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className={styles.file}>
          {state.status === 'none' ? <span className={styles.quiet}>{text('drop')}</span> : <bdi className={styles.name}>{visibleName(state.file)}</bdi>}
          <Button icon={FileUp} size="s" onClick={() => input.current?.click()}>
            {text(state.status === 'none' ? 'choose' : 'another')}
          </Button>
          <input
            ref={input}
            className={styles.input}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            aria-label={text('choose')}
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file can be chosen again after it was changed.
              target.value = ''
              if (file) onFile(file)
            }}
          />
        </div>
        <div className={styles.result}>
          {/* Only this much is spoken: the preview may have hundreds of lines. */}
          <div role="status">
            {state.status === 'reading' && <span className={styles.quiet}>{text('reading', { file: visibleName(state.file) ?? '' })}</span>}
            {state.status === 'refused' && <Notice tone="danger">{refusal(text, state.problem)}</Notice>}
            {read && <p className={styles.counts}>{formatList(locale, countsOf(text, read))}</p>}
          </div>
          {state.status === 'reading' && <Skeleton count={3} />}
          {read && <ImportPreview plan={read.plan} problems={read.problems} chains={chains} isChosen={isChosen} onChoose={choose} />}
        </div>
      </div>
    </Dialog>
  )
}

type ImportText = ReturnType<typeof useText<keyof (typeof importText)['english']>>

/** How many contacts are new, changed and known, and how many lines can't be read; without what there is none of. */
const countsOf = (text: ImportText, { plan: { added, changed, known }, problems }: Extract<ImportState, { status: 'read' }>): string[] =>
  (
    [
      ['new', added.length],
      ['changed', changed.length],
      ['known', known],
      ['unread', problems.length],
    ] as const
  ).flatMap(([what, count]) => (count > 0 ? [text(`counts.${what}`, { count })] : []))

function refusal(text: ImportText, problem: FileProblem | { why: 'unreadable' }): string {
  if (problem.why === 'tooLarge') return text('file.tooLarge', { size: Math.ceil((10 * problem.bytes) / megabyte) / 10, most: largestFile / megabyte })
  return text(`file.${problem.why}`, { most: mostLines })
}
