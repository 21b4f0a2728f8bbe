import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SafeRef } from '#base'
import type { TransactionItem } from '#domain'
import { queuedQuery, toRemote } from '#queries'
import { useWallet } from '#wallet'
import { actionParty } from '../actionText.ts'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { PartyText } from '../shared/PartyText.tsx'
import { usePending } from '../shared/pending.ts'
import { toPagination } from '../shared/pagination.ts'
import { ErrorBoundary } from '../system/index.ts'
import { useSafeState } from '../useSafeState.ts'
import { QueueView } from './QueueView.tsx'

// Signing and executing need the Safe's rules and the chain: that code is loaded when a person wants it.
const ConfirmDialog = lazy(async () => ({ default: (await import('#screens/confirm')).ConfirmDialog }))
const ExecuteDialog = lazy(async () => ({ default: (await import('#screens/execute')).ExecuteDialog }))

const BatchSummary = lazy(async () => ({ default: (await import('#screens/review')).BatchSummary }))

/** The actions of a batch; its contract, as in other rows, until they are read or where their code can't be loaded. */
function Batch({ item, at, version }: { item: TransactionItem; at: SafeRef; version: string | null }) {
  const chain = useChain(at.chainId)
  const party = actionParty(item.action)
  const contract = party && <PartyText party={party} chain={chain} prefixed={false} avatar={20} />
  return (
    <ErrorBoundary place={item.id} fallback={contract}>
      <Suspense fallback={contract}>
        <BatchSummary at={at} id={item.id} hash={item.multisig?.safeTxHash ?? null} version={version} fallback={contract} />
      </Suspense>
    </ErrorBoundary>
  )
}

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
        batchOf={(item) => <Batch item={item} at={at} version={safe.status === 'ready' ? safe.value.version : null} />}
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
