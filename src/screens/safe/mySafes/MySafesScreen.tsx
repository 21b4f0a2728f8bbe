import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mapRemote, pageStorage, readText, type SafeRef } from '#base'
import { ownedSafesQuery, overviewsQuery, toRemote } from '#queries'
import { creationsKey } from '#signing'
import { useToast, useText } from '#ui'
import { useWallet } from '#wallet'
import { loadPart, useWithCode } from '#screens/core/code'
import { AddSafeDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { addSafe, changeAddedSafes, removeSafe, usePreferences } from '#screens/core/preferences'
import type { PrefetchInput } from '#screens/core/prefetch'
import { ErrorBoundary } from '#screens/common/system'
import { MySafesView } from './MySafesView.tsx'
import { safeTitle, useNames } from '#screens/core/names'
import { safeRows } from './safeRows.ts'
import { type SafesOrder, useSafesOrder, withPinToggled } from '#screens/core/stores'
import { mySafesText } from './text.ts'

/** Safes owned by the connected account, and Safes added on this device. */
export function MySafesScreen() {
  const { gateway, chains, isWithoutService } = useEnvironment()
  const text = useText(mySafesText)
  const toast = useToast()
  const names = useNames()
  const { account, status, connect } = useWallet()
  const [{ addedSafes, currency }] = usePreferences()
  const [order, changeOrder] = useSafesOrder()
  const isUnsavedTold = useRef(false)
  const withCode = useWithCode()
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never')
  const nameOf = (chainId: string) =>
    chains.find((chain) => chain.chainId === chainId)?.name ?? chainId

  const ownedQuery = useQuery(
    ownedSafesQuery(
      gateway,
      account,
      chains.map((chain) => chain.chainId),
    ),
  )
  const ownedRefs = account && ownedQuery.data ? ownedQuery.data.safes : []
  // Two queries, so that adding a Safe doesn't refetch a hundred others.
  const ownedNumbers = useQuery(
    overviewsQuery(gateway, { safes: ownedRefs, currency, wallet: account }),
  )
  const addedNumbers = useQuery(
    overviewsQuery(gateway, { safes: addedSafes, currency, wallet: account }),
  )
  const rows = safeRows({
    owned: ownedRefs,
    added: addedSafes,
    overviews: [...(ownedNumbers.data ?? []), ...(addedNumbers.data ?? [])],
  })

  const remove = (at: SafeRef) => {
    changeAddedSafes((before) => removeSafe(before, at))
    toast.show({
      title: text('removed', { safe: safeTitle(names, chains, at) }),
      action: {
        label: text('undo'),
        onClick: () => void changeAddedSafes((before) => addSafe(before, at)),
      },
    })
  }
  const arrange = (change: (before: SafesOrder) => SafesOrder) => {
    if (changeOrder(change) || isUnsavedTold.current) return
    isUnsavedTold.current = true
    toast.show({ tone: 'failed', title: text('unsaved') })
  }
  return (
    <>
      <MySafesView
        connected={account !== undefined || status === 'reconnecting'}
        chains={chains}
        isLocal={isWithoutService}
        currency={currency}
        owned={mapRemote(
          toRemote(ownedQuery, ownedQuery.data?.missing.map(nameOf)),
          () => rows.owned,
        )}
        ownedNumbers={toRemote(ownedNumbers)}
        added={rows.added}
        addedNumbers={toRemote(addedNumbers)}
        onConnect={connect}
        notices={
          <ErrorBoundary resetKey="creations" fallback={null}>
            <Creations />
          </ErrorBoundary>
        }
        onAdd={() => withCode(AddSafeDialog, () => setAdding('open'))}
        onRemove={remove}
        order={order}
        onSort={(sort) => arrange((before) => ({ ...before, sort }))}
        onPin={(at) => arrange((before) => withPinToggled(before, at))}
      />
      {adding !== 'never' && (
        <AddSafeDialog
          open={adding === 'open'}
          onOpenChange={(open: boolean) => setAdding(open ? 'open' : 'closed')}
          known={[...ownedRefs, ...addedSafes]}
          onAdd={(at: SafeRef) => void changeAddedSafes((before) => addSafe(before, at))}
        />
      )}
    </>
  )
}

const CreationNotices = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/safe/create')).CreationNotices,
)

/** Loaded on demand, because most visitors have created no Safe from here. */
function Creations() {
  const [needed] = useState(() => readText(creationsKey, pageStorage()) !== null)
  return needed && <CreationNotices />
}

/** The frame has loaded which Safes the account owns; the numbers of those are requested here. */
MySafesScreen.prefetch = ({
  gateway,
  chains,
  queries,
  account,
  addedSafes,
  currency,
}: PrefetchInput) => {
  const ids = chains.map(({ chainId }) => chainId)
  const owned = account && queries.getQueryData(ownedSafesQuery(gateway, account, ids).queryKey)
  for (const safes of [owned?.safes ?? [], addedSafes])
    if (safes.length > 0)
      void queries.prefetchQuery(overviewsQuery(gateway, { safes, currency, wallet: account }))
}
