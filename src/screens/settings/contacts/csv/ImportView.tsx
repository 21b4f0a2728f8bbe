import { useState } from 'react'
import { type ChainSummary, visibleName } from '#base'
import { Button, Dialog, Notice, Skeleton, useText, useTextSettings } from '#ui'
import { largestFile } from '#screens/common/csv'
import { FileButton, useFileDrop } from '#screens/common/form'
import { formatList } from '#screens/common/hooks'
import { ImportPreview } from './ImportPreview.tsx'
import styles from './ImportView.module.css'
import { type ImportedContact, type ImportPlan, isLeftOut } from './planImport.ts'
import type { LinkProblem } from '../link/contactsLink.ts'
import { type FileProblem, mostLines, type UnreadLine } from './readContacts.ts'
import { importText } from './text.ts'

type ImportProblem = FileProblem | { why: 'unreadable' | LinkProblem }

/** The progress of the import. */
export type ImportState =
  | { status: 'none' }
  | { status: 'reading'; file: string }
  | { status: 'declined'; file: string; problem: ImportProblem }
  | { status: 'read'; file: string; plan: ImportPlan; problems: readonly UnreadLine[] }

export interface ImportViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed?: (() => void) | undefined
  chains: readonly ChainSummary[]
  state: ImportState
  /** The contacts come from a link instead of a file: who made it is unknown. */
  isShared?: boolean | undefined
  onFile: (file: File) => void
  onImport: (chosen: readonly ImportedContact[]) => void
}

const megabyte = 1_000_000

/** Selects a file, shows its changes, and imports the selected ones. */
export function ImportView({
  open,
  onOpenChange,
  onClosed,
  chains,
  state,
  isShared = false,
  onFile,
  onImport,
}: ImportViewProps) {
  const text = useText(importText)
  const { locale } = useTextSettings()
  /**
   * The user's deviations from the default: only new, unambiguous contacts of a file are imported;
   * nothing of a link is.
   */
  const [switched, setSwitched] = useState<ReadonlySet<ImportedContact>>(new Set())
  const read = state.status === 'read' ? state : undefined
  const isOff = (one: ImportedContact) => isShared || isLeftOut(one)
  const isChosen = (one: ImportedContact) => switched.has(one) === isOff(one)
  const chosen = read ? [...read.plan.added, ...read.plan.changed].filter(isChosen) : []
  const choose = (those: readonly ImportedContact[], wanted: boolean) => {
    const next = new Set(switched)
    for (const one of those) {
      if (wanted === isOff(one)) next.add(one)
      else next.delete(one)
    }
    setSwitched(next)
  }
  const drop = useFileDrop(onFile, open && !isShared)
  const isEmpty = read && read.plan.added.length + read.plan.changed.length === 0
  const disabledReason =
    chosen.length > 0
      ? undefined
      : isShared && state.status === 'declined'
        ? rejection(text, state.problem)
        : text(
            !read ? 'wait' : isEmpty ? (isShared ? 'shared.nothing' : 'nothing') : 'nothing.chosen',
          )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={text(isShared ? 'shared.title' : 'title')}
      description={text(isShared ? 'shared.text' : 'text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{text('cancel')}</Button>
          <Button
            variant="primary"
            busy={state.status === 'reading'}
            disabledReason={disabledReason}
            onClick={() => onImport(chosen)}
          >
            {text('import', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.view} {...drop}>
        {!isShared && (
          <div className={styles.file}>
            {state.status === 'none' ? (
              <span className={styles.quiet}>{text('drop')}</span>
            ) : (
              <bdi className={styles.name}>{visibleName(state.file)}</bdi>
            )}
            <FileButton
              size="s"
              label={text(state.status === 'none' ? 'choose' : 'another')}
              inputLabel={text('choose')}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onFile={onFile}
            />
          </div>
        )}
        <div className={styles.result}>
          {/* Only this much is spoken: the preview may have hundreds of lines. */}
          <div role="status">
            {state.status === 'reading' && (
              <span className={styles.quiet}>
                {text('reading', { file: visibleName(state.file) ?? '' })}
              </span>
            )}
            {state.status === 'declined' && (
              <Notice tone="danger">{rejection(text, state.problem)}</Notice>
            )}
            {read && <p className={styles.counts}>{formatList(locale, countsOf(text, read))}</p>}
          </div>
          {state.status === 'reading' && <Skeleton count={3} />}
          {read && (
            <ImportPreview
              plan={read.plan}
              problems={read.problems}
              chains={chains}
              isShared={isShared}
              isChosen={isChosen}
              onChoose={choose}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}

type ImportText = ReturnType<typeof useText<keyof (typeof importText)['english']>>

/**
 * How many contacts are new, changed, and known, and how many lines can't be read; zero counts are
 * omitted.
 */
const countsOf = (
  text: ImportText,
  { plan: { added, changed, known }, problems }: Extract<ImportState, { status: 'read' }>,
): string[] =>
  (
    [
      ['new', added.length],
      ['changed', changed.length],
      ['known', known],
      ['unread', problems.length],
    ] as const
  ).flatMap(([what, count]) => (count > 0 ? [text(`counts.${what}`, { count })] : []))

function rejection(text: ImportText, problem: ImportProblem): string {
  if (problem.why === 'tooLarge')
    return text('file.tooLarge', {
      size: Math.ceil((10 * problem.bytes) / megabyte) / 10,
      most: largestFile / megabyte,
    })
  return text(`file.${problem.why}`, { most: mostLines })
}
