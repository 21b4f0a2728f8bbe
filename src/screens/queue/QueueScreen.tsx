import { useInfiniteQuery } from '@tanstack/react-query'
import { createElement, useCallback, useState } from 'react'
import type { SafeRef } from '#base'
import type { Queue, TransactionItem } from '#domain'
import { balancesQuery, queuedQuery, toRemote } from '#queries'
import { canPropose, rejectionTx } from '#safe'
import { useLazyModule } from '#ui'
import { useWallet } from '#wallet'
import { loadCode, useWithCode } from '../code/index.ts'
import type { Draft } from '../confirm/index.ts'
import { confirmDialog, executeDialog, proposeDialog, signManyDialog } from '../dialogs.ts'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import type { PrefetchInput } from '../prefetch.ts'
import { PricesProvider } from '../shared/money.tsx'
import { actorOf, unsubmittedProposals, usePending } from '../shared/pending.ts'
import { toPagination } from '../shared/pagination.ts'
import { rowState } from '../shared/rowState.ts'
import { ErrorBoundary } from '../system/index.ts'
import { prefetchSafe } from '../prefetchSafe.ts'
import { useSafeState } from '../useSafeState.ts'
import { QueueView } from './QueueView.tsx'

const batchSummary = /*@__PURE__*/ loadCode(async () => (await import('#screens/review')).BatchSummary)

const unsubmitted = /*@__PURE__*/ loadCode(async () => (await import('#screens/confirm')).Unsubmitted)

interface BatchProps {
  item: TransactionItem
  at: SafeRef
  version: string | null
}

/** The actions of a batch, once they are loaded. */
const Batch = (props: BatchProps) => (
  <ErrorBoundary resetKey={props.item.id} fallback={null}>
    <LoadedBatch {...props} />
  </ErrorBoundary>
)

function LoadedBatch({ item, at, version }: BatchProps) {
  const BatchSummary = useLazyModule(batchSummary, true)
  return BatchSummary && createElement(BatchSummary, { at, id: item.id, hash: item.multisig?.safeTxHash ?? null, version })
}

/** What was signed here and hasn't reached the gateway, once its code is loaded. */
function LoadedUnsubmitted(props: { at: SafeRef; nonce: bigint | undefined; listed: readonly string[] }) {
  const Unsubmitted = useLazyModule(unsubmitted, true)
  return Unsubmitted && createElement(Unsubmitted, props)
}

interface OpenedMany {
  action: 'signMany'
  at: SafeRef
  ids: readonly string[]
}

interface OpenedGap {
  action: 'fill'
  at: SafeRef
  draft: Draft
}

interface OpenedOne {
  action: 'confirm' | 'execute'
  /** The Safe it was opened from; the page may show another one by now. */
  at: SafeRef
  id: string
  /** The execution was asked for while signing. */
  starts?: boolean
}

/** The queue of a Safe, and the dialogs opened from its rows. */
export function QueueScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const safe = useSafeState(at)
  const entries = usePending()
  const queuePages = useInfiniteQuery(queuedQuery(gateway, at))
  const [open, setOpen] = useState<OpenedOne | OpenedMany | OpenedGap>()
  const queue = toRemote(queuePages)
  const listed = queue.status === 'ready' ? hashesOf(queue.value) : []
  const close = () => setOpen(undefined)
  const withCode = useWithCode()
  const confirm = (id: string) => withCode(confirmDialog, () => setOpen({ action: 'confirm', at, id }))
  const execute = (id: string) => withCode(executeDialog, () => setOpen({ action: 'execute', at, id }))
  const executeSigned = useCallback(
    (starts: boolean) => withCode(executeDialog, () => setOpen((opened) => (opened?.action === 'confirm' ? { ...opened, action: 'execute', starts } : opened))),
    [withCode],
  )
  const Confirm = confirmDialog.get()
  const Execute = executeDialog.get()
  const SignMany = signManyDialog.get()
  const Propose = proposeDialog.get()
  const mayPropose = safe.status === 'ready' && canPropose(safe.value, actorOf(wallet)).allowed
  const fill = (nonce: number) => {
    const draft: Draft = { tx: rejectionTx(at.address, BigInt(nonce)), action: { kind: 'reject' }, note: null }
    withCode(proposeDialog, () => setOpen({ action: 'fill', at, draft }))
  }
  const mine =
    queue.status === 'ready' && safe.status === 'ready' ? idsToSign(queue.value, (item) => rowState(item, safe.value, entries, wallet.account).needsYou) : []
  return (
    <PricesProvider at={at}>
      <QueueView
        at={at}
        chain={chain}
        queue={queue}
        unsubmitted={
          unsubmittedProposals(entries, at).length > 0 && (
            <ErrorBoundary resetKey={at.address} fallback={null}>
              <LoadedUnsubmitted at={at} nonce={safe.status === 'ready' ? safe.value.nonce : undefined} listed={listed} />
            </ErrorBoundary>
          )
        }
        safe={safe}
        entries={entries}
        more={toPagination(queuePages)}
        viewer={wallet.account}
        reconnecting={wallet.status === 'reconnecting'}
        onConnect={wallet.connect}
        hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
        batchOf={(item) => <Batch item={item} at={at} version={safe.status === 'ready' ? safe.value.version : null} />}
        historyHref={linkTo(chains, at, 'history')}
        newHref={linkTo(chains, at, 'newTransaction')}
        signMany={
          mine.length > 1 ? { count: mine.length, onOpen: () => withCode(signManyDialog, () => setOpen({ action: 'signMany', at, ids: mine })) } : undefined
        }
        onConfirm={confirm}
        onExecute={execute}
        onFill={mayPropose ? fill : undefined}
      />
      {open?.action === 'confirm' && Confirm && createElement(Confirm, { at: open.at, id: open.id, onExecute: executeSigned, onClose: close })}
      {open?.action === 'fill' &&
        Propose &&
        createElement(Propose, {
          at: open.at,
          draft: open.draft,
          onExecute: (id, starts) => withCode(executeDialog, () => setOpen({ action: 'execute', at: open.at, id, starts })),
          onClose: close,
        })}
      {open?.action === 'signMany' && SignMany && createElement(SignMany, { at: open.at, ids: open.ids, onClose: close })}
      {open?.action === 'execute' && Execute && createElement(Execute, { at: open.at, id: open.id, starts: open.starts, onClose: close })}
    </PricesProvider>
  )
}

/** Most transactions that are offered to be reviewed together: nobody reads more with care. */
const mostAtOnce = 20

/** What the viewer can sign in one go. Of those that share a nonce, only one can be executed, so each of them is left to be chosen. */
const idsToSign = ({ next, later }: Queue, needsYou: (item: TransactionItem) => boolean): readonly string[] =>
  [...next, ...later].flatMap(({ items }) => items.flatMap((item) => (items.length === 1 && needsYou(item) ? item.id : []))).slice(0, mostAtOnce)

const hashesOf = ({ next, later }: Queue): readonly string[] =>
  [...next, ...later].flatMap(({ items }) => items.flatMap(({ multisig }) => multisig?.safeTxHash ?? []))

QueueScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  const { gateway, queries, currency } = input
  prefetchSafe(input, at)
  void queries.prefetchInfiniteQuery(queuedQuery(gateway, at))
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
}
