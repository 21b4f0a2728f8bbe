import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { rejecting } from '#queries'
import { isDanger } from '#safe'
import { DataList, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import styles from '../../common/signing/Review.module.css'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { ConflictWarnings } from './ConflictWarnings.tsx'
import { DelegateNotice } from './DelegateNotice.tsx'
import { EffectsOf } from './EffectsOf.tsx'
import { NonceItem } from './NonceItem.tsx'
import { Proof } from './Proof.tsx'
import { RefutedFacts } from './RefutedFacts.tsx'
import { ReportedNames } from './ReportedNames.tsx'
import { ReviewHeading } from './ReviewHeading.tsx'
import { ReviewDetails, ReviewParties } from './ReviewParties.tsx'
import { RiskNotices } from './RiskNotices.tsx'
import type { ShownReview } from './shownReview.ts'
import { CallArguments, SignedFields } from './SignedFields.tsx'
import { UntrustedNotice } from './UntrustedNotice.tsx'
import { useDifferences } from './useDifferences.ts'
import { useLastResult } from './useLastResult.ts'
import { withContractSymbol } from './withContractSymbol.ts'

export interface ReviewBodyProps extends ShownReview {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  /** The wallet's request, while it is pending: right below what is requested. */
  request?: ReactNode
  /** What a module skips of its queue (`useSkippedQueue`). */
  skipped?: ReactNode
  /** Why it would fail if it were executed now. */
  failure?: ReactNode
  /** What it costs, what can be chosen about that, and whose signatures it needs: `DataItem`s. */
  cost?: ReactNode
  /** What it changes for the Safe. */
  children?: ReactNode
}

/**
 * The review before signing or executing: the sentence and its dangers, the accounts, cost and
 * order, everything that it does, all fields, and what the line of proof opens to.
 */
export function ReviewBody(props: ReviewBodyProps) {
  return (
    <ReportedNames names={props.detail.names}>
      {props.proof.status === 'differs' ? <Refuted {...props} /> : <Body {...props} />}
    </ReportedNames>
  )
}

/**
 * What a check refutes isn't presented as true: shows what differs, which transaction it is, and
 * what its data does.
 */
function Refuted({ detail, chain, onRetryProof, ...review }: ReviewBodyProps) {
  const text = useText(transactionText)
  const { proof, risks, lookAlikes = [], tokens } = review
  const failures = useDifferences(review, detail, chain)
  return (
    <>
      <h3 className={styles.title} data-refuted="">
        {text('differs.title')}
      </h3>
      <Proof proof={proof} onRetry={onRetryProof} failures={failures} />
      <LookAlikeNotices lookAlikes={lookAlikes} />
      <RiskNotices risks={risks} effect={review.effect} tokens={tokens} chain={chain} />
      <RefutedFacts review={review} detail={detail} chain={chain} />
      {detail.tx && (
        <SignedFields
          tx={detail.tx}
          chain={chain}
          decoded={null}
          isDraft={detail.multisig === null}
        />
      )}
    </>
  )
}

function Body({
  detail,
  chain,
  proof,
  onRetryProof,
  risks,
  lookAlikes = [],
  effect,
  tokens = [],
  threshold,
  owners,
  intent,
  hints,
  conflicts,
  request,
  skipped,
  failure,
  cost,
  children,
}: ReviewBodyProps) {
  const action = withContractSymbol(rejecting(detail.action, conflicts?.items), tokens)
  const nonce = detail.tx ? Number(detail.tx.nonce) : undefined
  const isDraft = detail.multisig === null
  // The bytes alone say no more about such a call than its four-byte selector.
  const named = effect?.kind === 'call' ? detail.decoded : null
  // Where it is pressed to check again, it stays until there is a result.
  const isOnTop = useLastResult(proof.status, proof.status === 'unverifiable')
  const proven = (
    <Proof
      proof={proof}
      isDangerous={lookAlikes.length > 0 || risks.some(isDanger)}
      onRetry={onRetryProof}
    />
  )
  return (
    <>
      <ReviewHeading action={action} chain={chain} nonce={nonce} effect={effect} tokens={tokens} />
      <LookAlikeNotices lookAlikes={lookAlikes} />
      <RiskNotices only="dangers" {...{ risks, effect, tokens, chain }}>
        {failure}
        {request}
      </RiskNotices>
      {isOnTop && proven}
      <DataList dense>
        <ReviewParties
          action={action}
          at={detail.at}
          chain={chain}
          threshold={threshold}
          owners={owners}
          effect={effect}
          tokens={tokens}
        />
        {nonce !== undefined && (
          <NonceItem nonce={nonce} conflicts={conflicts} action={action} chain={chain} />
        )}
        {cost}
        <ReviewDetails
          action={action}
          chain={chain}
          {...{ threshold, owners, effect }}
          note={detail.note}
          // Above a draft, the app itself is named as the requester.
          app={isDraft ? undefined : detail.app?.name}
        />
      </DataList>
      <EffectsOf action={action} effect={effect} tokens={tokens} chain={chain} />
      {named && <CallArguments decoded={named} chain={chain} isDraft={isDraft} />}
      {skipped}
      {intent}
      {children}
      {/* After what moves and what it costs, which come first. */}
      <RiskNotices only="warnings" {...{ risks, effect, tokens, chain }} />
      <UntrustedNotice detail={detail} />
      <DelegateNotice detail={detail} />
      <ConflictWarnings conflicts={conflicts} />
      {detail.tx && (
        <SignedFields
          tx={detail.tx}
          chain={chain}
          decoded={named ? null : detail.decoded}
          isDraft={isDraft}
        />
      )}
      {!isOnTop && proven}
      {/* Last: it loads late, and this way moves nothing. */}
      {hints}
    </>
  )
}
