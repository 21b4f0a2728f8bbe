import { useMemo, useState } from 'react'
import { type Address, type Allowed, type ChainSummary, no, type SafeRef } from '#base'
import type { SafeState, TransactionDetail } from '#domain'
import { canSignProposal, delegatorOf } from '#safe'
import type { PendingConfirmation, SafeTxGas } from '#signing'
import { localEntries } from '#signing/pending'
import { useChain } from '#screens/core/environment'
import type { ActionReason } from '#screens/common/signing'
import {
  type Conflicts,
  isContractOwner,
  reviewIn,
  useConflicts,
  useVerification,
  type VerificationResult,
} from '#screens/transactions/review'
import { usePending } from '#screens/common/pending'
import { useActor, useSafeState } from '#screens/core/openSafe'
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
  /** The owner on whose behalf a delegate proposes it; undefined for owners. */
  delegator: Address | undefined
  /** The account's own signature, once there is one. */
  stored: PendingConfirmation | undefined
  conflicts: Conflicts
}

/** Like `useReviewOf`, for a transaction that isn't proposed yet. */
export function useDraftReview(at: SafeRef, draft: Draft): DraftReview {
  const entries = usePending()
  const { chainId, address } = at
  const { tx, action, note, decoded, app } = draft
  const gas = useDraftGas(at, tx)
  const safeTxGas = gas?.safeTxGas ?? 0n
  const detail = useMemo(
    () =>
      draftDetail(
        { chainId, address },
        {
          tx: { ...tx, safeTxGas },
          action,
          note,
          ...(decoded && { decoded }),
          ...(app && { app }),
        },
      ),
    [chainId, address, tx, safeTxGas, action, note, decoded, app],
  )
  // The Safe's known state determines who the account is; the on-chain state decides whether it may
  // sign.
  const known = useSafeState(at)
  const { actor: connected, isKnown } = useActor(
    at,
    known.status === 'ready' ? known.value : undefined,
  )
  const delegator = known.status === 'ready' ? delegatorOf(known.value, connected) : undefined
  const asDelegate = delegator !== undefined
  const proposal = useMemo(
    () => ({ ...proposalOf({ note, ...(app && { app }) }), ...(asDelegate && { asDelegate }) }),
    [note, app, asDelegate],
  )
  const verification = useVerification(gas && detail, proposal)
  const review = reviewIn(verification)
  const actor = { ...connected, contract: isContractOwner(review, connected.account) }
  const hash = review?.verification.hashes?.safeTxHash
  const [before] = useState(entries)
  const old = localEntries(before, at, hash, actor.account).confirmation
  const kept = localEntries(entries, at, hash, actor.account).confirmation
  // A transaction submitted before the dialog opened may be deleted by now, so it is proposed
  // again.
  const stored = old?.state.status === 'submitted' && kept?.since === old.since ? undefined : kept
  // While it is being submitted, the dialog shows that; it may also have to be submitted again.
  const pending = { status: detail.status, nonce: tx.nonce, confirmedBy: [] }
  return {
    detail,
    gas,
    chain: useChain(chainId),
    verification,
    safe: review?.safe,
    may:
      review && isKnown
        ? canSignProposal(pending, review.safe, actor, review.verification.status)
        : no('loading'),
    delegator,
    stored,
    conflicts: useConflicts(detail, { hash, current: review?.safe.nonce }),
  }
}
