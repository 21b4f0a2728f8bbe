import { useMemo } from 'react'
import { type Allowed, type ChainSummary, no, type SafeRef } from '#base'
import type { SafeState, TransactionDetail, TransactionItem } from '#domain'
import { canConfirm } from '#safe'
import type { PendingConfirmation, SafeTxGas } from '#signing'
import type { Wallet } from '#wallet'
import { useChain } from '../environment.tsx'
import { type ActionReason, isContractOwner, useConflicts, useVerification, type VerificationResult } from '../review/index.ts'
import { actorOf, localEntries, usePending } from '../shared/pending.ts'
import { type Draft, draftDetail, proposalOf } from './draft.ts'
import { useDraftGas } from './useDraftGas.ts'

export interface DraftReview {
  detail: TransactionDetail
  /** Its `safeTxGas`; undefined until it is known, and nothing is verified before. */
  gas: SafeTxGas | undefined
  chain: ChainSummary | undefined
  verification: VerificationResult | undefined
  /** The Safe's on-chain state; undefined until it is read. */
  safe: SafeState | undefined
  /** Whether the connected account may sign it, which proposes it. */
  may: Allowed<ActionReason>
  /** The account's own signature, once there is one. */
  stored: PendingConfirmation | undefined
  /** Pending transactions with the same nonce. */
  conflicts: readonly TransactionItem[]
}

/** Like `useReviewOf`, for a transaction that isn't proposed yet. */
export function useDraftReview(at: SafeRef, draft: Draft, wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>): DraftReview {
  const entries = usePending()
  const connected = actorOf(wallet)
  const { chainId, address } = at
  const { tx, action, note, decoded, app } = draft
  const gas = useDraftGas(at, tx)
  const safeTxGas = gas?.safeTxGas ?? 0n
  const detail = useMemo(
    () => draftDetail({ chainId, address }, { tx: { ...tx, safeTxGas }, action, note, ...(decoded && { decoded }), ...(app && { app }) }),
    [chainId, address, tx, safeTxGas, action, note, decoded, app],
  )
  const proposal = useMemo(() => proposalOf({ note, ...(app && { app }) }), [note, app])
  const verification = useVerification(gas && detail, proposal)
  const review = verification && verification.review !== 'checking' ? verification.review : undefined
  const actor = { ...connected, contract: isContractOwner(review, connected.account) }
  const hash = review?.verification.hashes?.safeTxHash
  const stored = localEntries(entries, at, hash, actor.account).confirmation
  // While it is being submitted, the dialog shows that; it may also have to be submitted again.
  const pending = { status: detail.status, nonce: tx.nonce, confirmedBy: [] }
  return {
    detail,
    gas,
    chain: useChain(chainId),
    verification,
    safe: review?.safe,
    may: review ? canConfirm(pending, review.safe, actor, review.verification.status) : no('loading'),
    stored,
    conflicts: useConflicts(detail, hash),
  }
}
