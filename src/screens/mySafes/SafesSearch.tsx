import Search from 'lucide-react/icons/search'
import type { PartialCount } from '#domain'
import { Button, TextInput, useText } from '#ui'
import styles from './MySafesView.module.css'
import type { SafesWanted } from './safeRows.ts'
import { mySafesText } from './text.ts'

export interface SafesSearchProps {
  wanted: SafesWanted
  onWanted: (wanted: SafesWanted) => void
  /** How many Safes need the viewer's signature; undefined while unknown. */
  waiting: PartialCount | undefined
  /** How many rows are shown. */
  count: number
  isSearching: boolean
}

/** Finds one safe among many. */
export function SafesSearch({ wanted, onWanted, waiting, count, isSearching }: SafesSearchProps) {
  const text = useText(mySafesText)
  return (
    <div className={styles.tools}>
      <TextInput
        className={styles.search ?? ''}
        type="search"
        leading={<Search size={16} aria-hidden />}
        aria-label={text('search')}
        placeholder={text('search.hint')}
        value={wanted.words}
        onChange={(event) => onWanted({ ...wanted, words: event.target.value })}
      />
      <Button className={styles.toggle} aria-pressed={wanted.waiting} onClick={() => onWanted({ ...wanted, waiting: !wanted.waiting })}>
        {waiting ? text('search.waiting', { count: waiting.count, atLeast: String(waiting.atLeast) }) : text('search.waitingUnknown')}
      </Button>
      <span className={styles.count} role="status">
        {text(isSearching ? 'search.found' : 'search.all', { count })}
      </span>
    </div>
  )
}
