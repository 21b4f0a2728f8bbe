import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createElement, useCallback, useMemo, useState } from 'react'
import { type Hex, mapRemote, type Remote, sameAddress, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { balancesQuery, refreshSafe, toRemote, transactionQuery } from '#queries'
import { canDelete, canReject, displayStatus, rejectionTx } from '#safe'
import { Notice, useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { isFinal } from '#signing'
import { useWithCode } from '#screens/core/code'
import type { Draft } from '#screens/transactions/confirm'
import {
  confirmDialog,
  deleteDialog,
  executeDialog,
  proposeDialog,
} from '#screens/transactions/dialogs'
import { shareDialog } from './shared/shareDialogCode.ts'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import {
  intentOf,
  isRequested,
  shownReview,
  useQueuedNonces,
  useReviewLookAlikes,
  useReviewOf,
} from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useSkippedQueue } from '#screens/transactions/skippedQueue'
import { PricesProvider } from '#screens/common/money'
import { actorOf, useActor } from '#screens/core/openSafe'
import { useSend } from '#screens/transactions/send'
import { approvalText } from './approveAs/text.ts'
import { useApproveAs } from './approveAs/useApproveAs.ts'
import { RawAnswer } from './RawAnswer.tsx'
import { TransactionView } from './TransactionView.tsx'

export interface TransactionScreenProps {
  at: SafeRef
  /** `multisig_…`, `module_…`, `transfer_…`, or a bare safeTxHash. */
  id: string
}

type Opened =
  | { kind: 'confirm' }
  | { kind: 'reject' }
  | { kind: 'delete'; detail: TransactionDetail; safeTxHash: Hex }
  | { kind: 'share' }
  | { kind: 'approveAs'; as: SafeRef; draft: Draft }
  | { kind: 'executeAs'; as: SafeRef; id: string; starts: boolean }
  | { kind: 'execute'; id: string; starts: boolean }

/** The page of one transaction. */
export function TransactionScreen({ at, id }: TransactionScreenProps) {
  const text = useText(transactionText)
  const approvals = useText(approvalText)
  const toast = useToast()
  const { gateway, chains } = useEnvironment()
  const wallet = useWallet()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Opened>()
  const withCode = useWithCode()
  const execute = useCallback(
    (executed: string, starts: boolean) =>
      withCode(executeDialog, () => setOpen({ kind: 'execute', id: executed, starts })),
    [withCode],
  )
  const executeSigned = useCallback((starts: boolean) => execute(id, starts), [execute, id])
  const Confirm = confirmDialog.get()
  const Execute = executeDialog.get()
  const Propose = proposeDialog.get()
  const Delete = deleteDialog.get()
  const Share = shareDialog.get()
  const transaction: Remote<TransactionDetail> = toRemote(
    useQuery(transactionQuery(gateway, at, id)),
  )
  const { detail, chain, verification, safe, pending, action, conflicts } = useReviewOf(
    transaction.status === 'ready' ? transaction.value : undefined,
    wallet,
  )
  const nonces = useQueuedNonces(at)
  const skipped = useSkippedQueue(
    at,
    verification && verification.review !== 'checking' ? verification.review.effect : undefined,
  )
  const nested = useApproveAs({ at, verification, pending, safe, account: wallet.account })
  const { actor } = useActor(at, safe)
  const { dialog: sendDialog, ...send } = useSend(at)
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const nonce = detail?.tx?.nonce
  const rejection = useMemo(
    () =>
      nonce === undefined
        ? undefined
        : { tx: rejectionTx(at.address, nonce), action: { kind: 'reject' } as const, note: null },
    [at.address, nonce],
  )
  if (detail && !isRequested(detail, at, id)) {
    return (
      <>
        <h1>{text('heading')}</h1>
        <Notice
          tone="danger"
          title={text(
            sameAddress(detail.at.address, at.address) ? 'otherTransaction' : 'otherSafe.title',
          )}
        >
          {text('otherSafe.text')}
        </Notice>
      </>
    )
  }
  const close = () => setOpen(undefined)
  const multisig = detail?.multisig
  const mayDelete =
    multisig && pending && nonces && !isFinal(detail)
      ? canDelete(
          {
            ...pending,
            proposers: [multisig.proposer, multisig.delegate].flatMap((one) => one?.address ?? []),
          },
          { nonces },
          actorOf(wallet),
          true,
        )
      : undefined
  const isReplaceable =
    detail !== undefined &&
    !isFinal(detail) &&
    nonce !== undefined &&
    safe !== undefined &&
    nonce >= safe.nonce
  // Appearing one after the other, they would move each other.
  const areActionsKnown =
    safe !== undefined &&
    nested.safes !== undefined &&
    nonces !== undefined &&
    (send.may.allowed || send.may.reason !== 'loading')
  const isRejected = conflicts.items.some((one) => one.action.kind === 'reject')
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
        status={pending && displayStatus(pending, safe)}
        submitted={pending?.confirmedBy.length ?? 0}
        action={action}
        queueHref={linkTo(chains, at, 'queue')}
        historyHref={linkTo(chains, at, 'history')}
        onConfirm={() => withCode(confirmDialog, () => setOpen({ kind: 'confirm' }))}
        onExecute={() => execute(id, false)}
        skipped={skipped}
        approveAs={areActionsKnown ? nested.safes : undefined}
        onApproveAs={(as) =>
          void nested.draft(as).then(
            // Another dialog may have been opened meanwhile.
            (draft) =>
              withCode(proposeDialog, () =>
                setOpen((now) => now ?? { kind: 'approveAs', ...draft }),
              ),
            () =>
              toast.show({
                tone: 'failed',
                title: approvals('failed', {
                  safe: nested.safes?.find(({ address }) => sameAddress(address, as))?.name ?? as,
                }),
              }),
          )
        }
        reject={
          pending && safe && areActionsKnown && !isRejected
            ? canReject(pending, safe, actor)
            : undefined
        }
        onReject={() => withCode(proposeDialog, () => setOpen({ kind: 'reject' }))}
        onReplace={
          areActionsKnown && isReplaceable && send.may.allowed
            ? () => send.open?.({ nonce })
            : undefined
        }
        onDelete={
          areActionsKnown && multisig && mayDelete?.allowed
            ? () =>
                withCode(deleteDialog, () =>
                  setOpen({ kind: 'delete', detail, safeTxHash: multisig.safeTxHash }),
                )
            : undefined
        }
        onShare={
          multisig && !isFinal(detail) && areActionsKnown
            ? () => withCode(shareDialog, () => setOpen({ kind: 'share' }))
            : undefined
        }
        intent={intentOf(detail, chain)}
        raw={detail && <RawAnswer at={at} id={id} />}
        onConnect={wallet.connect}
        onSwitchChain={
          wallet.switchChain &&
          (() => void wallet.switchChain?.(Number(at.chainId)).catch(() => undefined))
        }
      />
      {open?.kind === 'confirm' &&
        detail &&
        Confirm &&
        createElement(Confirm, { at, id: detail.id, onExecute: executeSigned, onClose: close })}
      {open?.kind === 'reject' &&
        rejection &&
        Propose &&
        createElement(Propose, { at, draft: rejection, onExecute: execute, onClose: close })}
      {open?.kind === 'approveAs' &&
        Propose &&
        createElement(Propose, {
          at: open.as,
          draft: open.draft,
          onExecute: (approvalId, starts) =>
            withCode(executeDialog, () =>
              setOpen({ kind: 'executeAs', as: open.as, id: approvalId, starts }),
            ),
          onClose: close,
        })}
      {open?.kind === 'executeAs' &&
        Execute &&
        createElement(Execute, {
          at: open.as,
          id: open.id,
          starts: open.starts,
          onClose: () => {
            close()
            // The approval is seen on the chain.
            void refreshSafe(queries, at)
          },
        })}
      {sendDialog}
      {open?.kind === 'delete' &&
        Delete &&
        createElement(Delete, {
          detail: open.detail,
          safeTxHash: open.safeTxHash,
          queueHref: linkTo(chains, at, 'queue'),
          onClose: close,
        })}
      {open?.kind === 'share' &&
        detail &&
        Share &&
        createElement(Share, { detail, onClose: close })}
      {open?.kind === 'execute' &&
        Execute &&
        createElement(Execute, { at, id: open.id, starts: open.starts, onClose: close })}
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
