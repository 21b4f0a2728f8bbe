import { visibleName } from '#base'
import { Button, Dialog, Field, Notice, TextArea, useText } from '#ui'
import type { BuilderCallProblem, BuilderFileProblem, BuilderReading } from '#safe'
import type { LookAlike } from '#safe/suspicion'
import { FileButton, useFileDrop } from '#screens/common/form'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'

type OpenFileProblem = BuilderFileProblem | 'tooLarge' | 'unreadable'

/** The progress of reading a file. Pasted text has an empty name. */
export type OpenFileState =
  | { status: 'none' }
  | { status: 'reading'; file: string }
  | { status: 'declined'; file: string; problem: OpenFileProblem }
  | { status: 'otherChain'; file: string; network: string; own: string }
  | {
      status: 'read'
      file: string
      reading: Extract<BuilderReading, { ok: true }>
      isOtherSafe: boolean
    }

export interface OpenFileViewProps {
  state: OpenFileState
  /** Addresses in it that could be mistaken for known ones. */
  lookAlikes: readonly LookAlike[]
  onFile: (file: File) => void
  pasted: string
  onPasted: (text: string) => void
  onDone: () => void
  onClose: () => void
}

/**
 * Chooses a file of the Transaction Builder, or accepts a pasted transaction, and shows its
 * problems before its actions are added.
 */
export function OpenFileView(props: OpenFileViewProps) {
  const { state, lookAlikes, onFile, pasted, onPasted, onDone, onClose } = props
  const text = useText(newTransactionText)
  const read = state.status === 'read' ? state.reading : undefined
  const count = read?.file.calls.length ?? 0
  const drop = useFileDrop(onFile)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('file.title')}
      description={text('file.text')}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button
            variant="primary"
            busy={state.status === 'reading'}
            disabledReason={count > 0 ? undefined : text(read ? 'file.nothing' : 'file.wait')}
            onClick={onDone}
          >
            {text('file.add', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.form} {...drop}>
        <div className={styles.file}>
          {state.status === 'none' || state.file === '' ? (
            <span className={styles.quiet}>{text('file.drop')}</span>
          ) : (
            <bdi className={styles.fileName}>{visibleName(state.file)}</bdi>
          )}
          <FileButton
            size="s"
            label={text(state.status === 'none' || pasted ? 'file.choose' : 'file.another')}
            inputLabel={text('file.choose')}
            accept=".json,application/json"
            onFile={onFile}
          />
        </div>
        <Field label={text('file.paste')} optional>
          <TextArea
            mono
            dir="ltr"
            rows={3}
            value={pasted}
            onChange={(event) => onPasted(event.target.value)}
          />
        </Field>
        <div className={styles.form}>
          {state.status === 'reading' && (
            <span className={styles.quiet} role="status">
              {text('file.reading', { file: visibleName(state.file) ?? '' })}
            </span>
          )}
          {state.status === 'declined' && (
            <Notice tone="danger" live>
              {text(`file.problem.${state.problem}`)}
            </Notice>
          )}
          {state.status === 'otherChain' && (
            <Notice tone="danger" live>
              {text('file.problem.otherChain', { network: state.network, own: state.own })}
            </Notice>
          )}
          {state.status === 'read' && (
            <Findings reading={state.reading} isOtherSafe={state.isOtherSafe} />
          )}
          <LookAlikeNotices lookAlikes={lookAlikes} />
        </div>
      </div>
    </Dialog>
  )
}

function Findings({
  reading: { file, checksum, bad },
  isOtherSafe,
}: {
  reading: Extract<BuilderReading, { ok: true }>
  isOtherSafe: boolean
}) {
  const text = useText(newTransactionText)
  const { name, description, calls } = file
  return (
    <>
      <div>
        <p className={styles.counts} role="status">
          {text('file.counts', { count: calls.length })}
        </p>
        {name && (
          <p className={styles.quiet}>
            {description ? text('file.named', { name, description }) : name}
          </p>
        )}
      </div>
      {(checksum === 'missing' || checksum === 'differs') && (
        <Notice tone={checksum === 'differs' ? 'warning' : 'info'}>
          {text(`file.checksum.${checksum}`)}
        </Notice>
      )}
      {isOtherSafe && <Notice tone="warning">{text('file.otherSafe')}</Notice>}
      {bad.length > 0 && (
        <Notice tone="danger" title={text('file.bad', { count: bad.length })}>
          <ul className={styles.problems}>
            {bad.map(({ number, problem }) => (
              <li key={number}>
                {text('file.line', { number, problem: callProblemText(text, problem) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

const callProblemText = (
  text: ReturnType<typeof useText<keyof (typeof newTransactionText)['english']>>,
  problem: BuilderCallProblem,
): string =>
  problem.why === 'argument'
    ? text('file.call.argument', { name: problem.name })
    : text(`file.call.${problem.why}`)
