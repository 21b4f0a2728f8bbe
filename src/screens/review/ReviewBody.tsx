import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { ConflictNotice } from './ConflictNotice.tsx'
import { Proof } from './Proof.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { RiskNotices } from './RiskNotices.tsx'
import type { ShownReview } from './shownReview.ts'
import { SignedFields } from './SignedFields.tsx'
import { UntrustedNotice } from './UntrustedNotice.tsx'

export interface ReviewBodyProps extends ShownReview {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  /** The hashes are compared with the wallet's now: they are shown at once. */
  isSigning?: boolean
  /** Between the notices and the fields: what one dialog adds. */
  children?: ReactNode
}

/** What a person reads before signing or executing: what it does, whether that was verified, its dangers, and every field. */
export function ReviewBody({
  detail,
  chain,
  proof,
  onRetryProof,
  risks,
  effect,
  tokens,
  threshold,
  conflicts = [],
  isSigning = false,
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
      <Proof proof={isSigning ? { ...proof, defaultOpen: true } : proof} onRetry={onRetryProof} />
      <RiskNotices risks={risks} />
      <UntrustedNotice detail={detail} />
      <ConflictNotice conflicts={conflicts} chain={chain} rejects={detail.action.kind === 'reject'} />
      {children}
      {detail.tx && <SignedFields tx={detail.tx} chain={chain} decoded={detail.decoded} />}
    </>
  )
}
