import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useState } from 'react'
import type { ChainSummary, Remote, SafeRef } from '#base'
import type { SafeRow } from '#domain'
import { Button, EmptyState, Problem, useText, useTextSettings } from '#ui'
import { safeTitle, useNames } from '#screens/core/names'
import styles from './MySafesView.module.css'
import { NumbersNotice } from './NumbersNotice.tsx'
import { SafeList } from './SafeList.tsx'
import { SafesSkeleton } from './SafesSkeleton.tsx'
import { SafesTools } from './SafesTools.tsx'
import { countAwaiting, findSafes, type SafesFilter, searchFrom } from './safeRows.ts'
import { isPinned, type SafesOrder, type SafeSort } from '#screens/core/stores'
import { sortSafes } from './sortSafes.ts'
import { mySafesText } from './text.ts'

export interface SafeGroupsProps {
  /** Whether a wallet is connected; without one, only the added Safes are known. */
  connected: boolean
  chains: readonly ChainSummary[]
  /** Whether there is no gateway: owned Safes aren't found, and nothing has a price. */
  isLocal?: boolean | undefined
  currency: string
  owned: Remote<readonly SafeRow[]>
  /** The state of the rows' totals and queues, which are loaded after the rows. */
  ownedNumbers: Remote<unknown>
  added: readonly SafeRow[]
  addedNumbers: Remote<unknown>
  onRemove: (at: SafeRef) => void
  order: SafesOrder
  onSort: (sort: SafeSort) => void
  /** Pins a Safe, or unpins it. */
  onPin: (at: SafeRef) => void
}

const noFilter: SafesFilter = { words: '', awaiting: false, networks: [] }

/**
 * Owned and added Safes: sorted, those of some networks if there are several, and with a search
 * field if there are many.
 */
export function SafeGroups({
  connected,
  chains,
  isLocal,
  currency,
  owned,
  ownedNumbers,
  added,
  addedNumbers,
  onRemove,
  order,
  onSort,
  onPin,
}: SafeGroupsProps) {
  const text = useText(mySafesText)
  const names = useNames()
  const { locale } = useTextSettings()
  const pins = { isPinned: (at: SafeRef) => isPinned(order, at), onPin }
  const [filter, setFilter] = useState(noFilter)
  const deferred = useDeferredValue(filter)
  const ownedRows = connected && owned.status === 'ready' ? owned.value : []
  const all = [...ownedRows, ...added]
  const searchable = all.length > searchFrom
  const ofChain = (chainId: string) =>
    chains.find((one) => one.chainId === chainId)?.name ?? text('chain.unknown', { chainId })
  const listed = [...new Set(all.map(({ at }) => at.chainId))].map((chainId) => ({
    chainId,
    name: ofChain(chainId),
  }))
  // A network whose last Safe was removed can no longer be deselected.
  const chosen =
    listed.length > 1
      ? deferred.networks.filter((one) => listed.some(({ chainId }) => chainId === one))
      : []
  const now = { ...(searchable ? deferred : noFilter), networks: chosen }
  const isSearching = now.awaiting || now.words.trim() !== '' || chosen.length > 0
  const shown = (rows: readonly SafeRow[]) =>
    sortSafes(findSafes(rows, chains, now, names), order, {
      nameOf: (at) => safeTitle(names, chains, at),
      locale,
    })
  const ownedFound = shown(ownedRows)
  const addedFound = shown(added)
  const found = ownedFound.length + addedFound.length
  const networks = chains.map(({ name }) => name).join(', ')
  return (
    <>
      {all.length > 1 && (
        <SafesTools
          filter={filter}
          onFilter={setFilter}
          searchable={searchable}
          networks={listed}
          sort={order.sort}
          onSort={onSort}
          awaiting={countAwaiting(all, chains, now, names)}
          count={found}
          isSearching={isSearching}
        />
      )}
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
          <div className={styles.heading}>
            <h2 className={styles.name}>{text('owned')}</h2>
            {ownedFound.length > 0 && !isLocal && (
              <span className={styles.count}>{text('values')}</span>
            )}
          </div>
          {owned.status === 'failed' && (
            <Problem
              variant="inline"
              title={text('failed')}
              reason={owned.reason}
              onRetry={owned.retry}
            />
          )}
          {owned.status === 'ready' && owned.value.length === 0 && owned.missing.length === 0 && (
            <p className={styles.quiet}>
              {isLocal ? text('none.localText') : text('none.line', { chains: networks })}
            </p>
          )}
          {ownedFound.length > 0 && (
            <>
              <NumbersNotice numbers={ownedNumbers} />
              <SafeList
                label={text('owned')}
                rows={ownedFound}
                chains={chains}
                currency={currency}
                numbers={ownedNumbers.status}
                {...pins}
              />
            </>
          )}
        </section>
      )}
      {addedFound.length > 0 && (
        <section className={styles.group}>
          <div className={styles.heading}>
            <h2 className={styles.name}>{text('added')}</h2>
            {!isLocal && <span className={styles.count}>{text('values')}</span>}
          </div>
          <NumbersNotice numbers={addedNumbers} />
          <SafeList
            label={text('added')}
            rows={addedFound}
            chains={chains}
            currency={currency}
            numbers={addedNumbers.status}
            onRemove={onRemove}
            {...pins}
          />
        </section>
      )}
    </>
  )
}
