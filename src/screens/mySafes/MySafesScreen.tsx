import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { mapRemote, type SafeRef } from '#base'
import { ownedSafesQuery, overviewsQuery, toRemote } from '#queries'
import { useToast, useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '../environment.tsx'
import { addSafe, removeSafe, usePreferences } from '../preferences.ts'
import { MySafesView } from './MySafesView.tsx'
import { safeName } from '../safeName.ts'
import { safeRows } from './safeRows.ts'
import { mySafesText } from './text.ts'

const AddSafeDialog = lazy(async () => ({ default: (await import('./addSafe/AddSafeDialog.tsx')).AddSafeDialog }))

/** Safes owned by the connected account, and Safes added on this device. */
export function MySafesScreen() {
  const { gateway, chains } = useEnvironment()
  const text = useText(mySafesText)
  const toast = useToast()
  const { account, status, connect } = useWallet()
  const [{ addedSafes, currency }, updatePreferences] = usePreferences()
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never')
  const nameOf = (chainId: string) => chains.find((chain) => chain.chainId === chainId)?.name ?? chainId

  const ownedQuery = useQuery(
    ownedSafesQuery(
      gateway,
      account,
      chains.map((chain) => chain.chainId),
    ),
  )
  const ownedRefs = account && ownedQuery.data ? ownedQuery.data.safes : []
  // Two queries, so that adding a Safe doesn't refetch a hundred others.
  const ownedNumbers = useQuery(overviewsQuery(gateway, { safes: ownedRefs, currency, wallet: account }))
  const addedNumbers = useQuery(overviewsQuery(gateway, { safes: addedSafes, currency, wallet: account }))
  const rows = safeRows({ owned: ownedRefs, added: addedSafes, overviews: [...(ownedNumbers.data ?? []), ...(addedNumbers.data ?? [])] })

  // By the time of an undo, other Safes may have been added.
  const latest = useRef(addedSafes)
  useEffect(() => {
    latest.current = addedSafes
  }, [addedSafes])
  const remove = (at: SafeRef) => {
    updatePreferences({ addedSafes: removeSafe(addedSafes, at) })
    toast.show({
      title: text('removed', { safe: safeName(chains, at) }),
      action: { label: text('undo'), onClick: () => updatePreferences({ addedSafes: addSafe(latest.current, at) }) },
    })
  }
  return (
    <>
      <MySafesView
        connected={account !== undefined || status === 'reconnecting'}
        chains={chains}
        currency={currency}
        owned={mapRemote(toRemote(ownedQuery, ownedQuery.data?.missing.map(nameOf)), () => rows.owned)}
        ownedNumbers={toRemote(ownedNumbers)}
        added={rows.added}
        addedNumbers={toRemote(addedNumbers)}
        onConnect={connect}
        onAdd={() => setAdding('open')}
        onRemove={remove}
      />
      {adding !== 'never' && (
        <Suspense>
          <AddSafeDialog
            open={adding === 'open'}
            onOpenChange={(open) => setAdding(open ? 'open' : 'closed')}
            known={[...ownedRefs, ...addedSafes]}
            onAdd={(at) => updatePreferences({ addedSafes: addSafe(addedSafes, at) })}
          />
        </Suspense>
      )}
    </>
  )
}
