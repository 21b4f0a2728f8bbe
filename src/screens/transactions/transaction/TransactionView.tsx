import { type ReactNode, useRef } from 'react'
import type { ChainSummary, Freshness, Remote } from '#base'
import type { TransactionDetail } from '#domain'
import { type DisplayStatus, isDanger, outcomeStatus, reportedStatus } from '#safe'
import { isFinal } from '#signing'
import { Notice, Problem, StaleBanner, StatusBadge, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { transactionText } from '#screens/common/signing'
import {
  ConflictWarnings,
  DelegateNotice,
  NonceItem,
  Proof,
  RefutedFacts,
  ReportedNames,
  ReviewSummary,
  RiskNotices,
  type ShownReview,
  UntrustedNotice,
  useDifferences,
} from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'
import { statusBadge, statusText } from '#screens/common/rows'
import { componentsText } from '#screens/common/text'
import { sharedText } from '#screens/core/text'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { CanceledBy, type CanceledByProps } from './CanceledBy.tsx'
import { Signatures } from './Signatures.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'
import { type TransactionActions, TransactionPanel } from './TransactionPanel.tsx'
import { TransactionSkeleton } from './TransactionSkeleton.tsx'
import { Withdrawn } from './Withdrawn.tsx'
import { useFocusOnHeading } from './useFocusOnHeading.ts'
import { useTransactionHeading } from './useTransactionHeading.tsx'
import { TransactionValues } from './TransactionValues.tsx'

export interface TransactionViewProps {
  transaction: Remote<TransactionDetail>
  chain: ChainSummary | undefined
  /**
   * undefined for transactions that owners don't sign: incoming transfers, module transactions, the
   * Safe's creation.
   */
  review: ShownReview | undefined
  /** The displayed status before its outcome is checked; by default the gateway's. */
  status: DisplayStatus | undefined
  /** Signatures so far. */
  submitted: number
  actions: TransactionActions
  links: { queue: string; history: string }
  /** The transaction that was executed with its nonce, and so canceled it. */
  canceledBy?: CanceledByProps | undefined
  parts?: {
    /** Where it comes from, if that isn't the gateway. */
    notice?: ReactNode
    /** The transactions behind the hashes it approves. */
    skipped?: ReactNode
    /** The user's labels. */
    labels?: ReactNode
    /** The gateway's raw response. */
    raw?: ReactNode
    /** What a transaction with an exchange, a bridge, or a staking contract means. */
    intent?: ReactNode
  }
}

/**
 * A transaction: its summary, signatures, available action and proof, followed by all other
 * details.
 */
export function TransactionView(props: TransactionViewProps) {
  const { transaction } = props
  const text = useText(transactionText)
  if (transaction.status === 'loading') return <TransactionSkeleton />
  if (transaction.status === 'failed') {
    return (
      <Page heading={text('heading')}>
        <Problem
          reason={transaction.reason}
          title={text('load.failed')}
          onRetry={transaction.retry}
        />
      </Page>
    )
  }
  return (
    <ReportedNames names={transaction.value.names}>
      <Loaded
        {...props}
        detail={transaction.value}
        freshness={transaction.freshness}
        onRetry={transaction.retry}
      />
    </ReportedNames>
  )
}

function Loaded({
  detail,
  freshness,
  onRetry,
  chain,
  review,
  status: given = reportedStatus(detail.status),
  submitted,
  actions,
  links,
  canceledBy,
  parts: { notice, skipped, labels, raw, intent } = {},
}: Omit<TransactionViewProps, 'transaction'> & {
  detail: TransactionDetail
  freshness: Freshness
  onRetry: () => void
}) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const components = useText(componentsText)
  const { action, multisig, tx } = detail
  const isPending = !isFinal(detail)
  const status = isPending ? given : outcomeStatus(detail.status, review?.execution ?? 'unknown')
  const needsYou =
    status === 'AWAITING_CONFIRMATIONS' &&
    actions.available?.kind === 'confirm' &&
    actions.available.may.allowed
  const page = useRef<HTMLDivElement>(null)
  useFocusOnHeading(page, isPending)
  const nonce = tx ? Number(tx.nonce) : undefined
  const heading = useTransactionHeading(detail, status, chain, review)
  const risks = isPending ? (review?.risks ?? []) : []
  const lookAlikes = isPending ? (review?.lookAlikes ?? []) : []
  const isRefuted = review?.proof.status === 'differs'
  // Its signature count isn't what matters.
  const isDangerous = isRefuted && isPending
  const badge = isDangerous ? 'failed' : statusBadge(status)
  const failures = useDifferences(review ?? {}, detail, chain)
  const proof = review && (
    <Proof
      proof={review.proof}
      isDangerous={lookAlikes.length > 0 || risks.some(isDanger)}
      onRetry={review.onRetryProof}
      failures={failures}
    />
  )
  return (
    <Page
      ref={page}
      back={
        isPending
          ? { href: links.queue, label: text('back.queue') }
          : { href: links.history, label: text('back.history') }
      }
      heading={
        isRefuted ? <Withdrawn isPending={isPending}>{heading.drawn}</Withdrawn> : heading.drawn
      }
      actions={
        <StatusBadge
          status={badge}
          words={
            isDangerous
              ? text('differs.badge')
              : needsYou
                ? components('needsYou')
                : statusText(shared, status)
          }
        />
      }
      asideFirst
      aside={
        multisig && (
          <TransactionPanel
            detail={detail}
            required={multisig.required}
            status={badge}
            submitted={submitted}
            title={heading.words}
            network={chain?.name ?? ''}
            actions={actions}
          />
        )
      }
    >
      {freshness !== 'live' && (
        <StaleBanner updating={freshness === 'updating'} onRetry={onRetry} />
      )}
      {notice}
      {isRefuted && proof}
      <LookAlikeNotices lookAlikes={lookAlikes} />
      <RiskNotices risks={risks} effect={review?.effect} tokens={review?.tokens} chain={chain} />
      <UntrustedNotice detail={detail} />
      {isPending && <DelegateNotice detail={detail} />}
      <ConflictWarnings conflicts={review?.conflicts} />
      <section className={styles.panel} aria-label={text('heading')}>
        {review && isRefuted ? (
          <div className={styles.review}>
            <RefutedFacts review={review} detail={detail} chain={chain} />
          </div>
        ) : (
          <ReviewSummary
            action={action}
            at={detail.at}
            chain={chain}
            nonce={nonce}
            note={detail.note}
            app={detail.app?.name}
            threshold={isPending ? review?.threshold : undefined}
            owners={isPending ? review?.owners : undefined}
            effect={review?.effect}
            tokens={review?.tokens}
            untitled
          >
            <TransactionValues detail={detail} chain={chain} />
            {nonce !== undefined && (
              <NonceItem {...{ nonce, action, chain }} conflicts={review?.conflicts} />
            )}
          </ReviewSummary>
        )}
      </section>
      {labels}
      {skipped}
      {intent && (
        <section className={styles.panel} aria-label={text('intent')}>
          {intent}
        </section>
      )}
      {canceledBy && <CanceledBy {...canceledBy} chain={chain} />}
      {status === 'NONCE_USED' && !canceledBy && (
        <Notice tone="warning" title={text('nonceUsed.title', { nonce: nonce ?? 0 })}>
          {text('nonceUsed.text')}
        </Notice>
      )}
      {detail.module && <Notice title={text('module.note')} />}
      {!isRefuted && proof}
      {multisig && (
        <Signatures
          multisig={multisig}
          chain={chain}
          isPending={isPending}
          checks={review?.signatures}
          remind={actions.remind}
        />
      )}
      <TransactionFacts detail={detail} chain={chain} raw={raw} />
    </Page>
  )
}
