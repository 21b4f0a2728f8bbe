import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SafeRef } from '#base'
import { queuedQuery, toRemote } from '#queries'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { usePending } from '../shared/pending.ts'
import { toPagination } from '../shared/pagination.ts'
import { useSafeState } from '../useSafeState.ts'
import { QueueView } from './QueueView.tsx'

// Signing and executing need the Safe's rules and the chain: that code is loaded when a person wants it.
const ConfirmDialog = lazy(async () => ({ default: (await import('#screens/confirm')).ConfirmDialog }))
const ExecuteDialog = lazy(async () => ({ default: (await import('#screens/execute')).ExecuteDialog }))

const BatchSummary = lazy(async () => ({ default: (await import('#screens/review')).BatchSummary }))

interface Opened {
  act: 'confirm' | 'execute'
  /** The Safe from which it was opened, whatever is shown by then. */
  at: SafeRef
  id: string
}

/** The queue of a Safe, with the dialogs that its rows open. */
export function QueueScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const safe = useSafeState(at)
  const entries = usePending()
  const asked = useInfiniteQuery(queuedQuery(gateway, at))
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  return (
    <>
      <QueueView
        at={at}
        chain={chain}
        queue={toRemote(asked)}
        safe={safe}
        entries={entries}
        more={toPagination(asked)}
        viewer={wallet.account}
        settling={wallet.status === 'reconnecting'}
        hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
        batchOf={(item) => (
          <Suspense fallback={null}>
            <BatchSummary at={at} id={item.id} hash={item.multisig?.safeTxHash ?? null} version={safe.status === 'ready' ? safe.value.version : null} />
          </Suspense>
        )}
        historyHref={linkTo(chains, at, 'history')}
        onConfirm={(id) => setOpen({ act: 'confirm', at, id })}
        onExecute={(id) => setOpen({ act: 'execute', at, id })}
      />
      <Suspense fallback={null}>
        {open?.act === 'confirm' && <ConfirmDialog at={open.at} id={open.id} onClose={close} />}
        {open?.act === 'execute' && <ExecuteDialog at={open.at} id={open.id} onClose={close} />}
      </Suspense>
    </>
  )
}
