import { visibleName } from '#base'
import { Button, Notice, useText } from '#ui'
import { FileButton } from '#screens/common/form'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import type { FileProblem, ReadFile } from './readFile.ts'

/** A file that was chosen as a list of payments. */
export type RecipientsFileState =
  | { status: 'none' }
  | { status: 'declined'; name: string; problem: FileProblem }
  /** `before`: the previous input. */
  | (Extract<ReadFile, { status: 'read' }> & { name: string; before: string })

export interface RecipientsFileProps {
  file: RecipientsFileState
  onFile: (file: File) => void
  onUndo: () => void
}

/** Fills in the list from a file. */
export function RecipientsFile({ file, onFile, onUndo }: RecipientsFileProps) {
  const text = useText(newTransactionText)
  return (
    <>
      <div className={styles.file}>
        {file.status === 'none' ? (
          <span className={styles.quiet}>{text('file.drop')}</span>
        ) : (
          <bdi className={styles.fileName}>{visibleName(file.name)}</bdi>
        )}
        {file.status === 'read' && file.before.trim() !== '' && (
          <Button size="s" onClick={onUndo}>
            {text('undo')}
          </Button>
        )}
        <FileButton
          size="s"
          label={text(file.status === 'none' ? 'file.choose' : 'file.another')}
          inputLabel={text('file.choose')}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onFile={onFile}
        />
      </div>
      {file.status === 'declined' && (
        <Notice tone="danger" live>
          {text(`recipients.file.${file.problem}`)}
        </Notice>
      )}
      {file.status === 'read' && file.isOld && <Notice live>{text('recipients.file.old')}</Notice>}
    </>
  )
}
