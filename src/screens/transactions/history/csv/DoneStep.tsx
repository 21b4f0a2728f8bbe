import { Notice, useText } from '#ui'
import styles from '../../../common/form/fields.module.css'
import { historyText } from '../text.ts'
import type { SavedFile } from './exportState.ts'
import { leftOutReasons } from './ledgerRows.ts'
import { exportText } from './text.ts'

/** What was saved, and everything that the file lacks. */
export function DoneStep({ name, rows, leftOut, valueless, unread }: SavedFile) {
  const text = useText(exportText)
  const history = useText(historyText)
  const left = leftOutReasons.flatMap((why) => {
    const count = leftOut[why]
    return count ? [{ why, count }] : []
  })
  const notes = [
    ...(valueless.none > 0 ? [text('valueless.none', { count: valueless.none })] : []),
    ...(valueless.notLoaded > 0
      ? [text('valueless.notLoaded', { count: valueless.notLoaded })]
      : []),
    ...(unread > 0 ? [history('csv.unread', { count: unread })] : []),
  ]
  return (
    <div className={styles.form}>
      <Notice live tone="done" title={text('done', { count: rows })}>
        <bdi className={styles.fileName}>{name}</bdi>
      </Notice>
      {left.length > 0 && (
        <Notice tone="warning" title={text('left')}>
          <ul className={styles.problems}>
            {left.map(({ why, count }) => (
              <li key={why}>{text(`left.${why}`, { count })}</li>
            ))}
          </ul>
          {text('left.hint')}
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice>
          <ul className={styles.problems}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
