import Search from 'lucide-react/icons/search'
import type { PartialCount } from '#domain'
import { Button, TextInput, useText } from '#ui'
import styles from './MySafesView.module.css'
import type { SafesFilter } from './safeRows.ts'
import { mySafesText } from './text.ts'

export interface SafesSearchProps {
  filter: SafesFilter
  onFilter: (filter: SafesFilter) => void
  /** How many Safes need the viewer's signature; undefined while unknown. */
  awaiting: PartialCount | undefined
  /** How many rows are shown. */
  count: number
  isSearching: boolean
}

/** Filters the list of Safes. */
export function SafesSearch({ filter, onFilter, awaiting, count, isSearching }: SafesSearchProps) {
  const text = useText(mySafesText)
  return (
    <div className={styles.tools}>
      <TextInput
        className={styles.search ?? ''}
        type="search"
        leading={<Search size={16} aria-hidden />}
        aria-label={text('search')}
        placeholder={text('search.hint')}
        value={filter.words}
        onChange={(event) => onFilter({ ...filter, words: event.target.value })}
      />
      <Button className={styles.toggle} aria-pressed={filter.awaiting} onClick={() => onFilter({ ...filter, awaiting: !filter.awaiting })}>
        {awaiting ? text('search.awaiting', { count: awaiting.count, atLeast: String(awaiting.atLeast) }) : text('search.awaitingUnknown')}
      </Button>
      <span className={styles.count} role="status">
        {text(isSearching ? 'search.found' : 'search.all', { count })}
      </span>
    </div>
  )
}
