import { useInfiniteQuery } from '@tanstack/react-query'
import { createElement, useCallback, useMemo, useState } from 'react'
import type { SafeRef } from '#base'
import type { Queue, TransactionItem } from '#domain'
import { balancesQuery, historyQuery, queuedQuery, toRemote } from '#queries'
import { canPropose, delegatorOf, rejectionTx } from '#safe'
import { useLazyModule, useTimeZone } from '#ui'
import { useWallet } from '#wallet'
import { unsubmittedProposals } from '#signing/pending'
import { loadCode, useWithCode } from '#screens/core/code'
import type { Draft } from '#screens/transactions/confirm'
import {
  confirmDialog,
  executeDialog,
  executeManyDialog,
  proposeDialog,
  signManyDialog,
} from '#screens/transactions/dialogs'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import { PricesProvider } from '#screens/common/money'
import { usePending } from '#screens/common/pending'
import { toPagination } from '#screens/common/rows'
import { areSuspiciousShown, useSuspicions } from '#screens/common/suspicions'
import { ErrorBoundary } from '#screens/common/system'
import { prefetchSafe, useActor, useSafeState } from '#screens/core/openSafe'
import { QueueView } from './QueueView.tsx'
import { togetherIds, type TogetherIds } from './together.ts'
import { useSelection } from './useSelection.ts'

const batchSummary = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/transactions/review/batch')).BatchSummary,
)

const unsubmitted = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/transactions/confirm/unsubmitted')).Unsubmitted,
)

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
  return (
    BatchSummary &&
    createElement(BatchSummary, {
      at,
      id: item.id,
      hash: item.multisig?.safeTxHash ?? null,
      version,
    })
  )
}

/** What was signed here and hasn't reached the gateway, once its code is loaded. */
function LoadedUnsubmitted(props: {
  at: SafeRef
  nonce: bigint | undefined
  listed: readonly string[]
}) {
  const Unsubmitted = useLazyModule(unsubmitted, true)
  return Unsubmitted && createElement(Unsubmitted, props)
}

interface OpenedMany {
  action: 'signMany' | 'executeMany'
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
  const confirm = (id: string) =>
    withCode(confirmDialog, () => setOpen({ action: 'confirm', at, id }))
  const execute = (id: string) =>
    withCode(executeDialog, () => setOpen({ action: 'execute', at, id }))
  const executeSigned = useCallback(
    (starts: boolean) =>
      withCode(executeDialog, () =>
        setOpen((opened) =>
          opened?.action === 'confirm' ? { ...opened, action: 'execute', starts } : opened,
        ),
      ),
    [withCode],
  )
  const Confirm = confirmDialog.get()
  const Execute = executeDialog.get()
  const SignMany = signManyDialog.get()
  const ExecuteMany = executeManyDialog.get()
  const Propose = proposeDialog.get()
  const { actor } = useActor(at, safe.status === 'ready' ? safe.value : undefined)
  const mayPropose = safe.status === 'ready' && canPropose(safe.value, actor).allowed
  const fill = (nonce: number) => {
    const draft: Draft = {
      tx: rejectionTx(at.address, BigInt(nonce)),
      action: { kind: 'reject' },
      note: null,
    }
    withCode(proposeDialog, () => setOpen({ action: 'fill', at, draft }))
  }
  const listedQueue = queue.status === 'ready' ? queue.value : undefined
  const { selected, select, clear } = useSelection(listedQueue)
  const findSuspicions = useSuspicions(at)
  // What an earlier page has loaded of the history: it isn't requested for the queue.
  const { data: history } = useInfiniteQuery({
    ...historyQuery(gateway, at, useTimeZone(), { suspicious: areSuspiciousShown() }),
    enabled: false,
  })
  const suspicions = useMemo(
    () =>
      listedQueue &&
      findSuspicions(
        [...listedQueue.next, ...listedQueue.later].flatMap(({ items }) => items),
        history?.days.flatMap(({ items }) => items) ?? [],
      ),
    [listedQueue, history, findSuspicions],
  )
  const readSafe = safe.status === 'ready' ? safe.value : undefined
  const together = useMemo(
    () =>
      listedQueue &&
      readSafe &&
      togetherIds(listedQueue, selected, { safe: readSafe, entries, viewer: wallet.account }),
    [listedQueue, readSafe, selected, entries, wallet.account],
  )
  /** Offered for what is selected, or for more than one. */
  const offer = (action: OpenedMany['action'], of: TogetherIds | undefined) =>
    of && of.ids.length > (selected.size > 0 ? 0 : 1)
      ? {
          count: of.ids.length,
          may: of.may,
          onOpen: () =>
            withCode(action === 'signMany' ? signManyDialog : executeManyDialog, () =>
              setOpen({ action, at, ids: of.ids }),
            ),
        }
      : undefined
  return (
    <PricesProvider at={at}>
      <QueueView
        at={at}
        chain={chain}
        queue={queue}
        unsubmitted={
          unsubmittedProposals(entries, at).length > 0 && (
            <ErrorBoundary resetKey={at.address} fallback={null}>
              <LoadedUnsubmitted
                at={at}
                nonce={safe.status === 'ready' ? safe.value.nonce : undefined}
                listed={listed}
              />
            </ErrorBoundary>
          )
        }
        safe={safe}
        entries={entries}
        more={toPagination(queuePages)}
        viewer={wallet.account}
        reconnecting={wallet.status === 'reconnecting'}
        isDelegate={safe.status === 'ready' && delegatorOf(safe.value, actor) !== undefined}
        onConnect={wallet.connect}
        hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
        batchOf={(item) => (
          <Batch
            item={item}
            at={at}
            version={safe.status === 'ready' ? safe.value.version : null}
          />
        )}
        historyHref={linkTo(chains, at, 'history')}
        newHref={linkTo(chains, at, 'newTransaction')}
        signMany={offer('signMany', together?.sign)}
        executeMany={offer('executeMany', together?.execute)}
        suspicions={suspicions}
        selected={selected}
        onSelect={select}
        onClearSelection={clear}
        onConfirm={confirm}
        onExecute={execute}
        onFill={mayPropose ? fill : undefined}
      />
      {open?.action === 'confirm' &&
        Confirm &&
        createElement(Confirm, {
          at: open.at,
          id: open.id,
          onExecute: executeSigned,
          onClose: close,
        })}
      {open?.action === 'fill' &&
        Propose &&
        createElement(Propose, {
          at: open.at,
          draft: open.draft,
          onExecute: (id, starts) =>
            withCode(executeDialog, () => setOpen({ action: 'execute', at: open.at, id, starts })),
          onClose: close,
        })}
      {open?.action === 'signMany' &&
        SignMany &&
        createElement(SignMany, { at: open.at, ids: open.ids, onClose: close })}
      {open?.action === 'executeMany' &&
        ExecuteMany &&
        createElement(ExecuteMany, { at: open.at, ids: open.ids, onClose: close })}
      {open?.action === 'execute' &&
        Execute &&
        createElement(Execute, { at: open.at, id: open.id, starts: open.starts, onClose: close })}
    </PricesProvider>
  )
}

const hashesOf = ({ next, later }: Queue): readonly string[] =>
  [...next, ...later].flatMap(({ items }) =>
    items.flatMap(({ multisig }) => multisig?.safeTxHash ?? []),
  )

QueueScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  const { gateway, queries, currency } = input
  prefetchSafe(input, at)
  void queries.prefetchInfiniteQuery(queuedQuery(gateway, at))
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
}
