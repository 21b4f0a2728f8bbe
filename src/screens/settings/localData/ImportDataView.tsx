import { useState } from 'react'
import { type ChainSummary, shortName, visibleName } from '#base'
import { Button, Checkbox, Dialog, Notice, Skeleton, useText, useTextSettings } from '#ui'
import { largestFile } from '#screens/common/csv'
import { FileButton, useFileDrop } from '#screens/common/form'
import { formatList } from '#screens/common/hooks'
import styles from './LocalData.module.css'
import type { PartsOfFile } from './leftOut.ts'
import { ImportedTemplates } from './ImportedTemplates.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import { type LocalPart, localParts } from './localData.ts'
import { leavesOut, type PartPlan } from './planLocalImport.ts'
import type { TemplatesPlan } from './planTemplates.ts'
import type { FileProblem, FileSource } from './readLocalData.ts'
import { mostEntries, safeWallet, safeWalletVersions } from './safeWallet.ts'
import { localDataText } from './text.ts'

type Problem = FileProblem | { why: 'tooLarge'; bytes: number } | { why: 'unreadable' }

/** The progress of the import. */
export type DataImportState =
  | { status: 'none' }
  | { status: 'reading'; file: string }
  | { status: 'declined'; file: string; problem: Problem }
  | ({
      status: 'read'
      file: string
      source: FileSource
      plans: Readonly<Record<LocalPart, PartPlan>>
      templates: TemplatesPlan
    } & PartsOfFile)

export interface ImportDataViewProps {
  chains: readonly ChainSummary[]
  open: boolean
  onOpenChange: (open: boolean) => void
  state: DataImportState
  onFile: (file: File) => void
  onImport: (parts: ReadonlySet<LocalPart>) => void
}

const megabyte = 1_000_000

/**
 * Chooses a file, shows what each of its parts would add, and imports those that the user leaves
 * in.
 */
export function ImportDataView({
  chains,
  open,
  onOpenChange,
  state,
  onFile,
  onImport,
}: ImportDataViewProps) {
  const text = useText(localDataText)
  const { locale } = useTextSettings()
  const [left, setLeft] = useState<ReadonlySet<LocalPart>>(new Set())
  const read = state.status === 'read' ? state : undefined
  const found = read
    ? localParts.filter((part) => isThere(read.plans[part]) || read.unread[part] > 0)
    : []
  const useful = read ? found.filter((part) => read.plans[part].added > 0) : []
  const chosen = useful.filter((part) => !left.has(part))
  const choose = (part: LocalPart, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(part)
    else next.add(part)
    setLeft(next)
  }
  const words = (part: LocalPart) => {
    if (!read) return ''
    const { added, same, kept, flagged } = read.plans[part]
    const counts = [
      [part === 'settings' ? 'replaced' : 'new', added],
      ['same', same],
      [part === 'templates' ? 'clashing' : 'kept', kept],
      ['flagged', flagged],
      ['unread', read.unread[part]],
    ] as const
    return formatList(
      locale,
      counts.map(([what, count]) => (count > 0 ? text(`count.${what}`, { count }) : undefined)),
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('dialog.title')}
      description={text('dialog.text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{text('dialog.cancel')}</Button>
          <Button
            variant="primary"
            busy={state.status === 'reading'}
            disabledReason={
              chosen.length > 0
                ? undefined
                : text(!read ? 'dialog.wait' : useful.length > 0 ? 'dialog.none' : 'dialog.nothing')
            }
            onClick={() => onImport(new Set(chosen))}
          >
            {text('dialog.import')}
          </Button>
        </>
      }
    >
      <div className={styles.import} {...useFileDrop(onFile, open)}>
        <div className={styles.file}>
          {state.status !== 'none' && (
            <bdi className={styles.fileName}>{visibleName(state.file)}</bdi>
          )}
          <FileButton
            size="s"
            label={text(state.status === 'none' ? 'import.open' : 'dialog.another')}
            inputLabel={text('import.open')}
            accept=".json,application/json"
            onFile={onFile}
          />
        </div>
        <div role="status">
          {state.status === 'reading' && (
            <span className={styles.quiet}>
              {text('dialog.reading', { file: visibleName(state.file) ?? '' })}
            </span>
          )}
          {state.status === 'declined' && (
            <Notice tone="danger">{rejection(text, state.problem)}</Notice>
          )}
        </div>
        {state.status === 'reading' && <Skeleton count={3} />}
        {read?.source.app === 'safeWallet' && (
          <p>{text('dialog.safeWallet', { app: safeWallet, version: read.source.version })}</p>
        )}
        {found.length > 0 && (
          <fieldset className={styles.parts}>
            <legend className={styles.legend}>{text('dialog.parts')}</legend>
            {found.map((part) => (
              <Checkbox
                key={part}
                label={text(`name.${part}`)}
                hint={words(part)}
                checked={chosen.includes(part)}
                disabled={!useful.includes(part)}
                onChange={(isChosen) => choose(part, isChosen)}
              />
            ))}
          </fieldset>
        )}
        {read && leavesOut(read.plans.contacts) && (
          <p className={styles.quiet}>{text('dialog.csv')}</p>
        )}
        {read && <ImportedTemplates {...read.templates} />}
        {read && <LeftOutList leftOut={read.leftOut} chains={chains} />}
      </div>
    </Dialog>
  )
}

const isThere = ({ added, same, kept, flagged }: PartPlan) => added + same + kept + flagged > 0

function rejection(
  text: ReturnType<typeof useText<keyof (typeof localDataText)['english']>>,
  problem: Problem,
): string {
  if (problem.why === 'tooLarge')
    return text('file.tooLarge', {
      size: Math.ceil((10 * problem.bytes) / megabyte) / 10,
      most: largestFile / megabyte,
    })
  if (problem.why === 'otherVersion')
    return text('file.otherVersion', {
      app: safeWallet,
      version: shortName(visibleName(problem.version.slice(0, 100)) ?? ''),
      versions: safeWalletVersions.join(', '),
    })
  if (problem.why === 'tooMany')
    return text('file.tooMany', { have: problem.have, most: mostEntries })
  return text(`file.${problem.why}`, {
    app: safeWallet,
    ...(problem.why === 'newer' && { version: problem.version }),
  })
}
