import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useState } from 'react'
import type { ChainSummary, Remote, SafeRef } from '#base'
import type { SafeRow } from '#domain'
import { Button, EmptyState, Problem, useText } from '#ui'
import styles from './MySafesView.module.css'
import { NumbersNotice } from './NumbersNotice.tsx'
import { SafeList } from './SafeList.tsx'
import { SafesSearch } from './SafesSearch.tsx'
import { SafesSkeleton } from './SafesSkeleton.tsx'
import { countAwaiting, findSafes, type SafesFilter, searchFrom } from './safeRows.ts'
import { mySafesText } from './text.ts'

export interface SafeGroupsProps {
  /** A wallet is connected; without one, only the added Safes are known. */
  connected: boolean
  chains: readonly ChainSummary[]
  currency: string
  owned: Remote<readonly SafeRow[]>
  /** The state of the rows' totals and queues, which are loaded after the rows. */
  ownedNumbers: Remote<unknown>
  added: readonly SafeRow[]
  addedNumbers: Remote<unknown>
  onRemove: (at: SafeRef) => void
}

const noFilter: SafesFilter = { words: '', awaiting: false }

/** Owned and added Safes, with a search field if there are many. */
export function SafeGroups({ connected, chains, currency, owned, ownedNumbers, added, addedNumbers, onRemove }: SafeGroupsProps) {
  const text = useText(mySafesText)
  const [filter, setFilter] = useState(noFilter)
  const deferred = useDeferredValue(filter)
  const ownedRows = connected && owned.status === 'ready' ? owned.value : []
  const all = [...ownedRows, ...added]
  const searchable = all.length > searchFrom
  const now = searchable ? deferred : noFilter
  const isSearching = now.awaiting || now.words.trim() !== ''
  const ownedFound = findSafes(ownedRows, chains, now)
  const addedFound = findSafes(added, chains, now)
  const found = ownedFound.length + addedFound.length
  const names = chains.map(({ name }) => name).join(', ')
  return (
    <>
      {searchable && <SafesSearch filter={filter} onFilter={setFilter} awaiting={countAwaiting(all)} count={found} isSearching={isSearching} />}
      {isSearching && found === 0 && (
        <EmptyState
          icon={SearchX}
          title={text('search.none')}
          text={text('search.noneText')}
          action={<Button onClick={() => setFilter(noFilter)}>{text('search.clear')}</Button>}
        />
      )}
      {connected && owned.status === 'loading' && <SafesSkeleton />}
      {connected && owned.status !== 'loading' && (!isSearching || ownedFound.length > 0) && (
        <section className={styles.group}>
          <h2 className={styles.name}>{text('owned')}</h2>
          {owned.status === 'failed' && <Problem variant="inline" title={text('failed')} reason={owned.reason} onRetry={owned.retry} />}
          {owned.status === 'ready' && owned.value.length === 0 && owned.missing.length === 0 && (
            <p className={styles.quiet}>{text('none.line', { chains: names })}</p>
          )}
          {ownedFound.length > 0 && (
            <>
              <NumbersNotice numbers={ownedNumbers} />
              <SafeList label={text('owned')} rows={ownedFound} chains={chains} currency={currency} numbers={ownedNumbers.status} />
            </>
          )}
        </section>
      )}
      {addedFound.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.name}>{text('added')}</h2>
          <NumbersNotice numbers={addedNumbers} />
          <SafeList label={text('added')} rows={addedFound} chains={chains} currency={currency} numbers={addedNumbers.status} onRemove={onRemove} />
        </section>
      )}
    </>
  )
}
