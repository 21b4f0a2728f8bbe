import Search from 'lucide-react/icons/search'
import type { PartialCount } from '#domain'
import { Button, Select, TextInput, useText } from '#ui'
import styles from './MySafesView.module.css'
import type { SafesFilter } from './safeRows.ts'
import { type SafeSort, safeSorts } from '#screens/core/stores'
import { mySafesText } from './text.ts'

export interface SafesToolsProps {
  filter: SafesFilter
  onFilter: (filter: SafesFilter) => void
  /** Whether there are so many Safes that a search is useful. */
  searchable: boolean
  /** The networks of the listed Safes; each of several can be chosen. */
  networks: readonly { chainId: string; name: string }[]
  sort: SafeSort
  onSort: (sort: SafeSort) => void
  /** How many Safes need the viewer's signature; undefined while unknown. */
  awaiting: PartialCount | undefined
  /** How many rows are shown. */
  count: number
  isSearching: boolean
}

/** Filters and sorts the list of Safes. */
export function SafesTools({
  filter,
  onFilter,
  searchable,
  networks,
  sort,
  onSort,
  awaiting,
  count,
  isSearching,
}: SafesToolsProps) {
  const text = useText(mySafesText)
  const toggle = (chainId: string) => {
    const { networks: chosen } = filter
    onFilter({
      ...filter,
      networks: chosen.includes(chainId)
        ? chosen.filter((one) => one !== chainId)
        : [...chosen, chainId],
    })
  }
  return (
    <div className={styles.tools}>
      {searchable && (
        <>
          <TextInput
            className={styles.search ?? ''}
            type="search"
            leading={<Search size={16} aria-hidden />}
            aria-label={text('search')}
            placeholder={text('search.hint')}
            value={filter.words}
            onChange={(event) => onFilter({ ...filter, words: event.target.value })}
          />
          <Button
            className={styles.toggle}
            aria-pressed={filter.awaiting}
            onClick={() => onFilter({ ...filter, awaiting: !filter.awaiting })}
          >
            {awaiting
              ? text('search.awaiting', {
                  count: awaiting.count,
                  atLeast: String(awaiting.atLeast),
                })
              : text('search.awaitingUnknown')}
          </Button>
        </>
      )}
      {networks.length > 1 && (
        <div className={styles.networks} role="group" aria-label={text('networks')}>
          {networks.map(({ chainId, name }) => (
            <Button
              key={chainId}
              className={styles.toggle}
              aria-pressed={filter.networks.includes(chainId)}
              onClick={() => toggle(chainId)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.summary}>
        <span className={styles.count} role="status">
          {text(isSearching ? 'search.found' : 'search.all', { count })}
        </span>
        <Select
          className={styles.sort}
          label={text('sort')}
          value={sort}
          options={safeSorts.map((one) => ({ value: one, label: text(`sort.${one}`) }))}
          onChange={({ target }) => {
            const chosen = safeSorts.find((one) => one === target.value)
            if (chosen) onSort(chosen)
          }}
        />
      </div>
    </div>
  )
}
