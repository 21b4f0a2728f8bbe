import { Button, useFormat, useText, VisuallyHidden } from '#ui'
import styles from './Find.module.css'
import type { SearchStatus } from './searchFlow.ts'
import { findText } from './text.ts'

export interface Search {
  status: SearchStatus
  /** Rows that match, of those that were searched. */
  found: number
  searched: number
  /** When the oldest of them was, in milliseconds; undefined without any. */
  since: number | undefined
  onStop: () => void
  onContinue: () => void
  /** Requests the page that couldn't be loaded again. */
  onRetry: () => void
}

/** How much of a list is searched, and what to do about the rest. */
export function FindProgress({ search }: { search: Search }) {
  const text = useText(findText)
  const format = useFormat()
  const { status, found, searched, since, onStop, onContinue, onRetry } = search
  const count = text('found', { count: found })
  const extent =
    since !== undefined && text('searched', { count: searched, day: format.day(since) })
  const failed = status === 'failed' && text('failed')
  return (
    <div className={styles.progress} data-status={status}>
      <p className={styles.words}>
        {/* The count; zero is shown only once that is certain. */}
        {(found > 0 || status === 'done') && <strong className={styles.count}>{count}</strong>}
        <span>{extent || (status === 'searching' && text('searching'))}</span>
        {failed && <span className={styles.failed}>{failed}</span>}
      </p>
      {status === 'searching' && (
        <Button size="s" onClick={onStop}>
          {text('stop')}
        </Button>
      )}
      {status === 'paused' && (
        <Button size="s" onClick={onContinue}>
          {text('continue')}
        </Button>
      )}
      {status === 'failed' && (
        <Button size="s" onClick={onRetry}>
          {text('retry')}
        </Button>
      )}
      {/* Not each page: only where the search begins, pauses, and ends. */}
      <VisuallyHidden>
        <span role="status">
          {status === 'searching' ? text('searching') : `${count}. ${failed || extent || ''}`}
        </span>
      </VisuallyHidden>
    </div>
  )
}
