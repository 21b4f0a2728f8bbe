import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type Address, mapRemote, type Remote, sameAddress, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { balancesQuery, toRemote, transactionQuery } from '#queries'
import { displayStatus, rejectionTx } from '#safe'
import { Notice, useText, useToast } from '#ui'
import { Page } from '#screens/common/pages'
import { useWallet } from '#wallet'
import { isFinal } from '#signing'
import { useWithCode } from '#screens/core/code'
import {
  ConfirmDialog,
  DeleteDialog,
  ExecuteDialog,
  ProposeDialog,
} from '#screens/transactions/dialogs'
import { ShareDialog } from './shared/ShareDialog.ts'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import {
  type Agreed,
  intentOf,
  isRequested,
  reviewIn,
  shownReview,
  useQueuedNonces,
  useReviewLookAlikes,
  useReviewOf,
} from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useSkippedQueue } from '#screens/transactions/skippedQueue'
import { PricesProvider } from '#screens/common/money'
import { useActor } from '#screens/core/openSafe'
import { useSend } from '#screens/transactions/send'
import { approvalText } from './approveAs/text.ts'
import { useApproveAs } from './approveAs/useApproveAs.ts'
import { RawAnswer } from './RawAnswer.tsx'
import { type OpenedDialog, TransactionDialogs } from './TransactionDialogs.tsx'
import { otherMoves } from './transactionFlow.ts'
import { TransactionView } from './TransactionView.tsx'
import { useCanceledBy } from './useCanceledBy.ts'

export interface TransactionScreenProps {
  at: SafeRef
  /** `multisig_…`, `module_…`, `transfer_…`, or a bare safeTxHash. */
  id: string
}

/** The page of one transaction. */
export function TransactionScreen({ at, id }: TransactionScreenProps) {
  const text = useText(transactionText)
  const approvals = useText(approvalText)
  const toast = useToast()
  const { gateway, chains } = useEnvironment()
  const wallet = useWallet()
  const [open, setOpen] = useState<OpenedDialog>()
  /** The id of a transaction that was deleted here: the gateway doesn't know it any more. */
  const [deleted, setDeleted] = useState<string>()
  const withCode = useWithCode()
  const execute = useCallback(
    (executed: string, agreed?: Agreed) =>
      withCode(ExecuteDialog, () => setOpen({ kind: 'execute', id: executed, agreed })),
    [withCode],
  )
  const executeSigned = useCallback((agreed?: Agreed) => execute(id, agreed), [execute, id])
  const transaction: Remote<TransactionDetail> = toRemote(
    useQuery(transactionQuery(gateway, at, id)),
  )
  const { detail, chain, verification, safe, pending, action, conflicts } = useReviewOf(
    transaction.status === 'ready' ? transaction.value : undefined,
    wallet,
  )
  const status = pending && displayStatus(pending, safe)
  const canceledBy = useCanceledBy(
    at,
    detail,
    detail?.status === 'CANCELLED' || status === 'NONCE_USED',
  )
  const nonces = useQueuedNonces(at)
  const skipped = useSkippedQueue(at, reviewIn(verification)?.effect)
  const nested = useApproveAs({ at, verification, pending, safe, account: wallet.account })
  const { actor } = useActor(at, safe)
  const { dialog: sendDialog, ...send } = useSend(at)
  const lookAlikes = useReviewLookAlikes(detail, verification)
  if (detail && !isRequested(detail, at, id)) {
    return (
      <Page heading={text('heading')}>
        <Notice
          tone="danger"
          title={text(
            sameAddress(detail.at.address, at.address) ? 'otherTransaction' : 'otherSafe.title',
          )}
        >
          {text('otherSafe.text')}
        </Notice>
      </Page>
    )
  }
  if (deleted === id && open?.kind !== 'delete') {
    return (
      <Page
        heading={text('heading')}
        back={{ href: linkTo(chains, at, 'queue'), label: text('back.queue') }}
      >
        <Notice title={text('deleted.title')}>{text('deleted.text')}</Notice>
      </Page>
    )
  }
  const moves = otherMoves({
    detail,
    pending,
    safe,
    nonces,
    rivals: conflicts.items,
    actor,
    areApprovalsKnown: nested.safes !== undefined,
    mayPropose: send.may,
  })
  const { replaces, deletes } = moves
  const nonce = detail?.tx?.nonce
  const queueHref = linkTo(chains, at, 'queue')
  const approve = (as: Address) =>
    void nested.draft(as).then(
      // Another dialog may have been opened meanwhile.
      (draft) =>
        withCode(ProposeDialog, () => setOpen((now) => now ?? { kind: 'approveAs', ...draft })),
      () =>
        toast.show({
          tone: 'failed',
          title: approvals('failed', {
            safe: nested.safes?.find(({ address }) => sameAddress(address, as))?.name ?? as,
          }),
        }),
    )
  const reject = (rejected: bigint) =>
    withCode(ProposeDialog, () =>
      setOpen({
        kind: 'reject',
        draft: {
          tx: rejectionTx(at.address, rejected),
          action: { kind: 'reject' },
          note: null,
        },
      }),
    )
  return (
    <PricesProvider at={at}>
      <TransactionView
        // With the signatures and approvals that the gateway doesn't list.
        transaction={mapRemote(transaction, (listed) => detail ?? listed)}
        chain={chain}
        review={
          verification &&
          shownReview(text, verification, {
            conflicts,
            lookAlikes,
            record: detail !== undefined && isFinal(detail),
          })
        }
        status={status}
        canceledBy={
          canceledBy && {
            item: canceledBy,
            href: linkTo(chains, at, 'transaction', canceledBy.id),
          }
        }
        submitted={pending?.confirmedBy.length ?? 0}
        links={{ queue: queueHref, history: linkTo(chains, at, 'history') }}
        actions={{
          available: action,
          onConfirm: () => withCode(ConfirmDialog, () => setOpen({ kind: 'confirm' })),
          onExecute: () => execute(id),
          onConnect: wallet.connect,
          onSwitchChain:
            wallet.switchChain &&
            (() => void wallet.switchChain?.(Number(at.chainId)).catch(() => undefined)),
          approveAs: moves.areKnown ? nested.safes : undefined,
          onApproveAs: approve,
          reject: moves.reject,
          onReject: nonce === undefined ? undefined : () => reject(nonce),
          onReplace:
            replaces === undefined
              ? undefined
              : () => send.open?.({ nonce: replaces, replaced: detail?.action }),
          onDelete:
            deletes &&
            (() => withCode(DeleteDialog, () => setOpen({ kind: 'delete', ...deletes }))),
          onShare: moves.mayShare
            ? () => withCode(ShareDialog, () => setOpen({ kind: 'share' }))
            : undefined,
        }}
        parts={{
          skipped,
          intent: intentOf(detail, chain),
          raw: detail && <RawAnswer at={at} id={id} />,
        }}
      />
      {open && (
        <TransactionDialogs
          at={at}
          open={open}
          detail={detail}
          queueHref={queueHref}
          onExecute={{ signed: executeSigned, other: execute }}
          onExecuteAs={(as, approval, agreed) =>
            withCode(ExecuteDialog, () => setOpen({ kind: 'executeAs', as, id: approval, agreed }))
          }
          onDeleted={() => setDeleted(id)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {sendDialog}
    </PricesProvider>
  )
}

TransactionScreen.prefetch = (
  { gateway, queries, currency }: PrefetchInput,
  { at, id }: TransactionScreenProps,
) => {
  void queries.prefetchQuery(transactionQuery(gateway, at, id))
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
}
