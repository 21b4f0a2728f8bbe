import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SafeRef } from '#base'
import type { TransactionItem } from '#domain'
import { balancesQuery, historyQuery, queuedQuery, toRemote } from '#queries'
import { useTimeZone } from '#ui'
import { useWallet } from '#wallet'
import { unsubmittedProposals } from '#signing/pending'
import { loadPart, useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useRowDialogs } from '#screens/transactions/dialogs'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import { PricesProvider } from '#screens/common/money'
import { usePending } from '#screens/common/pending'
import { toPagination } from '#screens/common/rows'
import { areSuspiciousShown, useSuspicions } from '#screens/common/suspicions'
import { ErrorBoundary } from '#screens/common/system'
import { prefetchSafe, useActor, useSafeState } from '#screens/core/openSafe'
import { useLabels } from '#screens/core/stores'
import { foundQueue, useFind } from '#screens/transactions/find'
import { OwnRole } from '#screens/transactions/role'
import { hashesOf, isOffered, itemsOf, roleIn } from './queueFlow.ts'
import { QueueView } from './QueueView.tsx'
import { togetherIds, type TogetherIds } from './together.ts'
import { useSelection } from './useSelection.ts'

const BatchSummary = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/transactions/review/batch')).BatchSummary,
)

const Unsubmitted = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/transactions/confirm/unsubmitted')).Unsubmitted,
)

const ShareQueueDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/transaction/share')).ShareQueueDialog,
)

interface BatchProps {
  item: TransactionItem
  at: SafeRef
  version: string | null
}

/** What a batch or a call does, once that is loaded. */
const Batch = ({ item, at, version }: BatchProps) => (
  <ErrorBoundary resetKey={item.id} fallback={null}>
    <BatchSummary at={at} id={item.id} hash={item.multisig?.safeTxHash ?? null} version={version} />
  </ErrorBoundary>
)

interface UnsubmittedProps {
  at: SafeRef
  nonce: bigint | undefined
  listed: readonly string[]
}

/** Transactions that were signed here and haven't reached the gateway, once the code is loaded. */
const UnsubmittedHere = (props: UnsubmittedProps) => (
  <ErrorBoundary resetKey={props.at.address} fallback={null}>
    <Unsubmitted {...props} />
  </ErrorBoundary>
)

/** The queue of a Safe, and the dialogs opened from its rows. */
export function QueueScreen({ at }: { at: SafeRef }) {
  const { gateway, chains, isWithoutService } = useEnvironment()
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const safe = useSafeState(at)
  const entries = usePending()
  const queuePages = useInfiniteQuery(queuedQuery(gateway, at))
  const queue = toRemote(queuePages)
  const listed = queue.status === 'ready' ? queue.value : undefined
  const readSafe = safe.status === 'ready' ? safe.value : undefined
  const { actor } = useActor(at, readSafe)
  const findSuspicions = useSuspicions(at)
  // The part of the history that an earlier page has loaded: it isn't requested for the queue.
  const { data: history } = useInfiniteQuery({
    ...historyQuery(gateway, at, useTimeZone(), { suspicious: areSuspiciousShown() }),
    enabled: false,
  })
  const suspicions = useMemo(
    () =>
      listed && findSuspicions(itemsOf(listed), history?.days.flatMap(({ items }) => items) ?? []),
    [listed, history, findSuspicions],
  )
  const [labels] = useLabels(at)
  const listedRows = useMemo(() => (listed ? itemsOf(listed) : []), [listed])
  const more = toPagination(queuePages)
  const find = useFind({
    at,
    chain,
    labels,
    items: listedRows,
    more,
    status: queue.status,
    owners: readSafe?.owners,
  })
  const isSearching = find.terms.length > 0
  const { matches } = find
  const shown = useMemo(
    () =>
      queue.status === 'ready' && isSearching
        ? { ...queue, value: foundQueue(queue.value, matches) }
        : queue,
    [queue, isSearching, matches],
  )
  const shownQueue = shown.status === 'ready' ? shown.value : undefined
  const { selected, select, clear } = useSelection(shownQueue)
  const together = useMemo(
    () =>
      shownQueue &&
      readSafe &&
      togetherIds(shownQueue, selected, {
        safe: readSafe,
        entries,
        viewer: wallet.account,
        isPart: isSearching,
      }),
    [shownQueue, readSafe, isSearching, selected, entries, wallet.account],
  )
  const dialogs = useRowDialogs(at)
  const withCode = useWithCode()
  const [isSharing, setSharing] = useState(false)
  const offer = (action: 'signMany' | 'executeMany', of: TogetherIds | undefined) =>
    isOffered(of, selected.size)
      ? { count: of.ids.length, may: of.may, onOpen: () => dialogs[action](of.ids) }
      : undefined
  const { mayPropose, isDelegate } = roleIn(readSafe, actor)
  const version = readSafe?.version ?? null
  const { account } = wallet
  return (
    <PricesProvider at={at}>
      <QueueView
        at={at}
        chain={chain}
        queue={shown}
        isLocal={isWithoutService}
        find={find}
        unsubmitted={
          unsubmittedProposals(entries, at).length > 0 && (
            <UnsubmittedHere at={at} nonce={readSafe?.nonce} listed={hashesOf(listed)} />
          )
        }
        exchange={
          isWithoutService
            ? {
                addHref: linkTo(chains, at, 'transaction'),
                onShare:
                  listedRows.length > 0
                    ? () => withCode(ShareQueueDialog, () => setSharing(true))
                    : undefined,
              }
            : undefined
        }
        safe={safe}
        entries={entries}
        more={more}
        viewer={wallet.account}
        reconnecting={wallet.status === 'reconnecting'}
        isDelegate={isDelegate}
        limits={
          account && ((otherwise) => <OwnRole at={at} account={account} otherwise={otherwise} />)
        }
        onConnect={wallet.connect}
        hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
        batchOf={(item) => <Batch item={item} at={at} version={version} />}
        historyHref={linkTo(chains, at, 'history')}
        newHref={linkTo(chains, at, 'newTransaction')}
        signMany={offer('signMany', together?.sign)}
        executeMany={offer('executeMany', together?.execute)}
        suspicions={suspicions}
        labels={labels}
        selected={selected}
        onSelect={select}
        onClearSelection={clear}
        onConfirm={dialogs.confirm}
        onExecute={dialogs.execute}
        onFill={mayPropose ? dialogs.fill : undefined}
      />
      {dialogs.dialog}
      {isSharing && (
        <ShareQueueDialog
          at={at}
          ids={listedRows.map(({ id }) => id)}
          onClose={() => setSharing(false)}
        />
      )}
    </PricesProvider>
  )
}

QueueScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  const { gateway, queries, currency } = input
  prefetchSafe(input, at)
  void queries.prefetchInfiniteQuery(queuedQuery(gateway, at))
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
}
