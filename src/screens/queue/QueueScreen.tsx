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

// Signing and executing need the Safe's rules and the chain, so their code is loaded when a dialog opens.
const ConfirmDialog = lazy(async () => ({ default: (await import('#screens/confirm')).ConfirmDialog }))
const ExecuteDialog = lazy(async () => ({ default: (await import('#screens/execute')).ExecuteDialog }))

const BatchSummary = lazy(async () => ({ default: (await import('#screens/review')).BatchSummary }))

/** The actions of a batch; its contract, as in other rows, until they are loaded or if loading fails. */
function Batch({ item, at, version }: { item: TransactionItem; at: SafeRef; version: string | null }) {
  const chain = useChain(at.chainId)
  const party = actionParty(item.action)
  const contract = party && <PartyText party={party} chain={chain} prefixed={false} avatar={20} />
  return (
    <ErrorBoundary resetKey={item.id} fallback={contract}>
      <Suspense fallback={contract}>
        <BatchSummary at={at} id={item.id} hash={item.multisig?.safeTxHash ?? null} version={version} fallback={contract} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface Opened {
  action: 'confirm' | 'execute'
  /** The Safe it was opened from; the page may show another one by now. */
  at: SafeRef
  id: string
}

/** The queue of a Safe, and the dialogs opened from its rows. */
export function QueueScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const safe = useSafeState(at)
  const entries = usePending()
  const queuePages = useInfiniteQuery(queuedQuery(gateway, at))
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  return (
    <>
      <QueueView
        at={at}
        chain={chain}
        queue={toRemote(queuePages)}
        safe={safe}
        entries={entries}
        more={toPagination(queuePages)}
        viewer={wallet.account}
        reconnecting={wallet.status === 'reconnecting'}
        hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
        batchOf={(item) => <Batch item={item} at={at} version={safe.status === 'ready' ? safe.value.version : null} />}
        historyHref={linkTo(chains, at, 'history')}
        onConfirm={(id) => setOpen({ action: 'confirm', at, id })}
        onExecute={(id) => setOpen({ action: 'execute', at, id })}
      />
      <Suspense fallback={null}>
        {open?.action === 'confirm' && <ConfirmDialog at={open.at} id={open.id} onClose={close} />}
        {open?.action === 'execute' && <ExecuteDialog at={open.at} id={open.id} onClose={close} />}
      </Suspense>
    </>
  )
}
