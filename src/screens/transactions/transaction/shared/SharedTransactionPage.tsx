import { useMemo, useState } from 'react'
import { loading, ready } from '#base'
import { canReject, displayStatus, encodeSharedLink, type SharedTransaction } from '#safe'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { isFinal } from '#signing'
import { useWithCode } from '#screens/core/code'
import { ConfirmDialog, ExecuteDialog } from '#screens/transactions/dialogs'
import { ShareDialog } from './ShareDialog.ts'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import {
  type Agreed,
  isContractOwner,
  type ProposedTransaction,
  reviewIn,
  shownReview,
  useReviewLookAlikes,
  useReviewOf,
} from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useSkippedQueue } from '#screens/transactions/skippedQueue'
import { PricesProvider } from '#screens/common/money'
import { actorOf } from '#screens/core/openSafe'
import { TransactionView } from '../TransactionView.tsx'
import { SharedNotice } from './SharedNotice.tsx'
import { sharedId, sharedProposal } from './sharedDetail.ts'
import { sharedRejection } from './sharedRejection.ts'
import { useLastKnown } from './useLastKnown.ts'
import { unlistedSignatures } from './submitShared.ts'
import { useSharedDetail } from './useSharedDetail.ts'
import { useSubmitShared } from './useSubmitShared.ts'

type Opened =
  | { kind: 'confirm' }
  | { kind: 'execute'; agreed?: Agreed | undefined }
  | { kind: 'share' }

/** The page of a transaction that was shared without a gateway. */
export function SharedTransactionPage({ shared }: { shared: SharedTransaction }) {
  const { at } = shared
  const text = useText(transactionText)
  const { chains, isWithoutService } = useEnvironment()
  const wallet = useWallet()
  const withCode = useWithCode()
  const [open, setOpen] = useState<Opened>()
  const { detail, gateway } = useSharedDetail(shared)
  const proposal = useMemo(() => sharedProposal(shared), [shared])
  const review = detail && { detail, proposal }
  const { chain, verification, safe, pending, action, conflicts } = useReviewOf(detail, wallet, {
    proposal,
  })
  const known = useLastKnown(safe)
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const isRead = known !== undefined || (verification?.failed ?? null) !== null
  const id = sharedId(shared)
  const close = () => setOpen(undefined)
  const execute = (agreed?: Agreed) =>
    withCode(ExecuteDialog, () => setOpen({ kind: 'execute', agreed }))
  const shown =
    detail && isRead ? withSafe(detail, { status: pending?.status, safe: known }) : undefined
  const listing = gateway.status === 'known' ? gateway.detail : undefined
  const isOver = listing !== undefined && isFinal(listing)
  const verified = reviewIn(verification)
  const answers = listing !== undefined || gateway.status === 'unknown'
  const unlisted =
    answers && !isOver && detail && verified?.signable
      ? unlistedSignatures(
          detail.multisig.confirmations,
          verified.verification.confirmations,
          listing?.multisig?.confirmations ?? [],
        )
      : []
  const skipped = useSkippedQueue(at, verified?.effect)
  const actor = actorOf(wallet)
  const isContract = isContractOwner(verified, actor.account)
  const version = known?.version ?? null
  // The rejection opens on this page, with its transaction in the fragment.
  const reject = () => {
    if (version !== null) location.hash = encodeSharedLink(sharedRejection(shared, version))
  }
  const submit = useSubmitShared(shared, {
    signatures: unlisted,
    isKnown: listing !== undefined,
    // What is in this browser's queue already only gets more complete.
    isAutomatic: isWithoutService === true && listing !== undefined,
  })
  return (
    <PricesProvider at={at}>
      <TransactionView
        transaction={shown ? ready(shown) : loading}
        chain={chain}
        review={
          verification &&
          shownReview(text, verification, {
            conflicts: { items: conflicts.items },
            lookAlikes,
            shared: true,
          })
        }
        status={pending && displayStatus(pending, known)}
        submitted={pending?.confirmedBy.length ?? 0}
        links={{ queue: linkTo(chains, at, 'queue'), history: linkTo(chains, at, 'history') }}
        actions={{
          available: action,
          onConfirm: () => withCode(ConfirmDialog, () => setOpen({ kind: 'confirm' })),
          onExecute: () => execute(),
          onConnect: wallet.connect,
          onSwitchChain:
            wallet.switchChain &&
            (() => void wallet.switchChain?.(Number(at.chainId)).catch(() => undefined)),
          reject:
            pending && known && version !== null
              ? canReject(pending, known, { ...actor, contract: isContract })
              : undefined,
          onReject: reject,
          onShare: () => withCode(ShareDialog, () => setOpen({ kind: 'share' })),
        }}
        parts={{
          skipped,
          notice: (
            <SharedNotice
              gateway={isOver ? 'final' : gateway.status}
              isLocal={isWithoutService}
              isUnsigned={
                pending?.confirmedBy.length === 0 && known !== undefined && verified !== undefined
              }
              submit={submit}
              href={linkTo(chains, at, 'transaction', id)}
            />
          ),
        }}
      />
      {open?.kind === 'confirm' && review && (
        <ConfirmDialog at={at} id={id} shared={review} onExecute={execute} onClose={close} />
      )}
      {open?.kind === 'execute' && review && (
        <ExecuteDialog at={at} id={id} shared={review} agreed={open.agreed} onClose={close} />
      )}
      {open?.kind === 'share' && detail && <ShareDialog detail={detail} onClose={close} />}
    </PricesProvider>
  )
}

/** Adds the Safe's on-chain data. */
function withSafe(
  detail: ProposedTransaction,
  {
    status,
    safe,
  }: {
    status: ProposedTransaction['status'] | undefined
    safe: ReturnType<typeof useReviewOf>['safe']
  },
) {
  const { multisig } = detail
  const required = safe?.threshold ?? Math.max(1, multisig.confirmations.length)
  return {
    ...detail,
    status: status ?? detail.status,
    multisig: { ...multisig, required, signers: safe?.owners ?? [] },
  }
}
