import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DelegateNotice } from './DelegateNotice.tsx'
import { Proof } from './Proof.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { RiskNotices } from './RiskNotices.tsx'
import type { ShownReview } from './shownReview.ts'
import { SignedFields } from './SignedFields.tsx'
import { UntrustedNotice } from './UntrustedNotice.tsx'

export interface ReviewBodyProps extends ShownReview {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  /** The wallet shows its request: the hashes are expanded to compare them. */
  isSigning?: boolean
  /** What a module skips of its queue (`useSkippedQueue`). */
  skipped?: ReactNode
  /** Additional content between the notices and the fields. */
  children?: ReactNode
}

/**
 * The review before signing or executing: what the transaction does, its verification, its risks
 * and all fields.
 */
export function ReviewBody({
  detail,
  chain,
  proof,
  onRetryProof,
  risks,
  lookAlikes = [],
  effect,
  tokens,
  threshold,
  intent,
  conflicts,
  isSigning = false,
  skipped,
  children,
}: ReviewBodyProps) {
  return (
    <>
      <ReviewSummary
        action={detail.action}
        at={detail.at}
        chain={chain}
        nonce={detail.tx ? Number(detail.tx.nonce) : undefined}
        note={detail.note}
        app={detail.app?.name}
        threshold={threshold}
        effect={effect}
        tokens={tokens}
      />
      {skipped}
      {intent}
      <Proof proof={isSigning ? { ...proof, defaultOpen: true } : proof} onRetry={onRetryProof} />
      <LookAlikeNotices lookAlikes={lookAlikes} />
      <RiskNotices risks={risks} chain={chain} />
      <UntrustedNotice detail={detail} />
      <DelegateNotice detail={detail} />
      <ConflictNotice
        conflicts={conflicts}
        chain={chain}
        rejects={detail.action.kind === 'reject'}
      />
      {children}
      {detail.tx && (
        <SignedFields
          tx={detail.tx}
          chain={chain}
          decoded={detail.decoded}
          isDraft={detail.multisig === null}
        />
      )}
    </>
  )
}
