import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type Allowed, type ChainSummary, explorerLink, no, type Remote } from '#base'
import type { TransactionDetail } from '#domain'
import type { AvailableAction, DisplayStatus } from '#safe'
import { Amount, Button, Code, DataItem, DataList, Link, Notice, Problem, QuorumRing, StaleBanner, StatusBadge, useFormat, useText } from '#ui'
import { actionTitle } from '../actionText.ts'
import {
  type ActionReason,
  ConflictNotice,
  PartyItem,
  Proof,
  reasonText,
  ReviewSummary,
  RiskNotices,
  type ShownReview,
  SignedFields,
  transactionText,
  UntrustedNotice,
} from '../review/index.ts'
import styles from '../review/Review.module.css'
import { statusBadge, statusText } from '../shared/index.ts'
import { sharedText } from '../text.ts'
import { Signatures } from './Signatures.tsx'
import { TransactionSkeleton } from './TransactionSkeleton.tsx'

export interface TransactionViewProps {
  transaction: Remote<TransactionDetail>
  chain: ChainSummary | undefined
  names: ReadonlyMap<string, string>
  /** undefined for transactions that owners don't sign: incoming transfers, module transactions, the Safe's creation. */
  review: ShownReview | undefined
  /** The displayed status; by default the gateway's. */
  status: DisplayStatus | undefined
  /** Signatures so far. */
  submitted: number
  /** The available action; undefined until it is known. */
  action: AvailableAction | undefined
  queueHref: string
  historyHref: string
  onConfirm: () => void
  onExecute: () => void
}

/** A transaction: its summary, signatures, available action and proof, followed by all other details. */
export function TransactionView(props: TransactionViewProps) {
  const { transaction } = props
  const text = useText(transactionText)
  if (transaction.status === 'loading') return <TransactionSkeleton />
  if (transaction.status === 'failed') {
    return (
      <>
        <h1 className={styles.heading}>{text('heading')}</h1>
        <Problem reason={transaction.reason} title={text('load.failed')} onRetry={transaction.retry} />
      </>
    )
  }
  return <Loaded {...props} detail={transaction.value} stale={transaction.freshness === 'stale'} onRetry={transaction.retry} />
}

function Loaded({
  detail,
  stale,
  onRetry,
  chain,
  names,
  review,
  status = detail.status,
  submitted,
  action: available,
  queueHref,
  historyHref,
  onConfirm,
  onExecute,
}: Omit<TransactionViewProps, 'transaction'> & { detail: TransactionDetail; stale: boolean; onRetry: () => void }) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const format = useFormat()
  const { action, multisig, tx } = detail
  const isPending = detail.status === 'AWAITING_CONFIRMATIONS' || detail.status === 'AWAITING_EXECUTION'
  const nonce = tx ? Number(tx.nonce) : undefined
  const explorer = detail.txHash ? explorerLink(chain, 'txHash', detail.txHash) : undefined
  return (
    <div className={styles.page}>
      <div>
        <Link href={isPending ? queueHref : historyHref} className={styles.back}>
          <ChevronLeft size={16} aria-hidden="true" />
          {text(isPending ? 'back.queue' : 'back.history')}
        </Link>
        <div className={styles.top}>
          <h1 className={styles.heading}>{actionTitle(shared, action, nonce)}</h1>
          <StatusBadge status={statusBadge(status)} words={statusText(shared, status)} />
        </div>
      </div>
      {stale && <StaleBanner onRetry={onRetry} />}
      <div className={styles.main}>
        <div className={styles.columnMain}>
          <section className={styles.panel} aria-label={text('heading')}>
            <ReviewSummary
              action={action}
              at={detail.at}
              chain={chain}
              nonce={nonce}
              note={detail.note}
              app={detail.app?.name}
              threshold={isPending ? review?.threshold : undefined}
              effect={review?.effect}
              tokens={review?.tokens}
            />
          </section>
          {review && <Proof proof={review.proof} onRetry={review.onRetryProof} />}
          {status === 'NONCE_USED' && (
            <Notice tone="warning" title={text('nonceUsed.title', { nonce: nonce ?? 0 })}>
              {text('nonceUsed.text')}
            </Notice>
          )}
          <RiskNotices risks={isPending ? (review?.risks ?? []) : []} />
          <UntrustedNotice detail={detail} />
          <ConflictNotice conflicts={review?.conflicts ?? []} chain={chain} rejects={action.kind === 'reject'} />
          {detail.module && <Notice title={text('module.note')} />}
          {multisig && <Signatures multisig={multisig} names={names} chain={chain} isPending={isPending} checks={review?.signatures} />}
          <section className={styles.panel} aria-label={text('advanced')}>
            <DataList>
              {multisig && <DataItem label={text('field.submitted')}>{format.dateTime(multisig.submittedAt)}</DataItem>}
              {detail.executedAt !== null && <DataItem label={text('field.executed')}>{format.dateTime(detail.executedAt)}</DataItem>}
              {multisig?.proposer && <PartyItem label={text('field.proposer')} party={multisig.proposer} chain={chain} />}
              {multisig?.executor && <PartyItem label={text('field.executor')} party={multisig.executor} chain={chain} />}
              {detail.module && <PartyItem label={text('field.module')} party={detail.module} chain={chain} />}
              {detail.txHash && (
                <DataItem label={text('field.txHash')}>
                  <Code label={text('field.txHash')} value={detail.txHash} />
                  {explorer && (
                    <a href={explorer} target="_blank" rel="noreferrer">
                      {text('viewExplorer')}
                    </a>
                  )}
                </DataItem>
              )}
              {action.kind === 'call' && action.value > 0n && (
                <DataItem label={text('field.value')}>
                  <Amount value={action.value} decimals={chain?.decimals} symbol={chain?.symbol ?? ''} size="s" full />
                </DataItem>
              )}
            </DataList>
            {tx && <SignedFields tx={tx} chain={chain} decoded={detail.decoded} />}
          </section>
        </div>
        {multisig && (
          <aside className={styles.columnSide}>
            <div className={`${styles.panel} ${styles.quorum}`}>
              <QuorumRing size={96} signed={submitted} required={multisig.required} status={statusBadge(status)} />
              <span className={styles.quorumText}>{shared('quorum', { submitted, required: multisig.required })}</span>
              {isPending && (
                <div className={styles.actions}>
                  <ActionButton
                    action={available ?? { kind: detail.status === 'AWAITING_EXECUTION' ? 'execute' : 'confirm', may: no('loading') }}
                    onConfirm={onConfirm}
                    onExecute={onExecute}
                  />
                </div>
              )}
            </div>
          </aside>
        )}
      </div>
    </div>
  )
}

interface ActionButtonProps {
  action: { kind: AvailableAction['kind']; may: Allowed<ActionReason> }
  onConfirm: () => void
  onExecute: () => void
}

/** The available action. Switching the network is the dialog's first step, so it doesn't disable the button. */
function ActionButton({ action: { kind, may }, onConfirm, onExecute }: ActionButtonProps) {
  const text = useText(transactionText)
  return (
    <Button
      variant="primary"
      wide
      onClick={kind === 'confirm' ? onConfirm : onExecute}
      {...(may.allowed || may.reason === 'wrongChain' ? {} : { disabledReason: reasonText(text, may.reason) })}
    >
      {text(kind === 'confirm' ? 'confirm.action' : 'execute.action')}
    </Button>
  )
}
