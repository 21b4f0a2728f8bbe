import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type Allowed, type ChainSummary, explorerLink, type Remote } from '#base'
import type { TransactionDetail } from '#queries'
import type { Risk } from '#safe'
import { Amount, Button, Code, DataItem, DataList, Notice, Problem, type ProofStripProps, QuorumRing, StaleBanner, StatusBadge, useFormat, useText } from '#ui'
import { actionTitle } from '../actionText.ts'
import { sharedText } from '../text.ts'
import { type ActionReason, reasonText } from './reasonText.ts'
import { PartyItem, ReviewSummary } from './ReviewSummary.tsx'
import { Proof } from './Proof.tsx'
import { RiskNotices } from './RiskNotices.tsx'
import { SignedFields } from './SignedFields.tsx'
import { Signatures } from './Signatures.tsx'
import { badgeOf } from './status.ts'
import styles from './Transaction.module.css'
import { TransactionSkeleton } from './TransactionSkeleton.tsx'
import { transactionText } from './text.ts'

export interface TransactionViewProps {
  transaction: Remote<TransactionDetail>
  chain: ChainSummary | undefined
  names: ReadonlyMap<string, string>
  /** Missing for what nobody signs: received money, modules, the creation. */
  proof: ProofStripProps | undefined
  onRetryProof?: (() => void) | undefined
  risks: readonly Risk[]
  confirm: Allowed<ActionReason>
  execute: Allowed<ActionReason>
  queueHref: string
  historyHref: string
  onConfirm: () => void
  onExecute: () => void
}

/** One transaction: what happens to whose money, its signatures, what can be done, the proof, and all else below. */
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
  proof,
  onRetryProof,
  risks,
  confirm,
  execute,
  queueHref,
  historyHref,
  onConfirm,
  onExecute,
}: TransactionViewProps & { detail: TransactionDetail; stale: boolean; onRetry: () => void }) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const format = useFormat()
  const { action, multisig, tx, status } = detail
  const waits = status === 'AWAITING_CONFIRMATIONS' || status === 'AWAITING_EXECUTION'
  const nonce = tx ? Number(tx.nonce) : undefined
  const explorer = detail.txHash ? explorerLink(chain, 'txHash', detail.txHash) : undefined
  return (
    <div className={styles.page}>
      <div>
        <a href={waits ? queueHref : historyHref} className={styles.back}>
          <ChevronLeft size={16} aria-hidden="true" />
          {text(waits ? 'back.queue' : 'back.history')}
        </a>
        <div className={styles.top}>
          <h1 className={styles.heading}>{actionTitle(shared, action, nonce)}</h1>
          <StatusBadge status={badgeOf(status)} />
        </div>
      </div>
      {stale && <StaleBanner onRetry={onRetry} />}
      <div className={styles.main}>
        <div className={styles.columnMain}>
          <section className={styles.panel} aria-label={text('heading')}>
            <ReviewSummary action={action} at={detail.at} chain={chain} nonce={nonce} />
          </section>
          {proof && <Proof proof={proof} onRetry={onRetryProof} />}
          <RiskNotices risks={waits ? risks : []} />
          {multisig && !multisig.trusted && (
            <Notice tone="warning" title={text('untrusted.title')}>
              {text('untrusted.text')}
            </Notice>
          )}
          {detail.module && <Notice title={text('module.note')} />}
          {multisig && <Signatures multisig={multisig} names={names} chain={chain} waits={waits} />}
          <section className={styles.panel} aria-label={text('advanced')}>
            <DataList>
              {multisig && <DataItem label={text('field.submitted')}>{format.dateTime(multisig.submittedAt)}</DataItem>}
              {detail.executedAt !== null && <DataItem label={text('field.executed')}>{format.dateTime(detail.executedAt)}</DataItem>}
              {multisig?.proposer && <PartyItem label={text('field.proposer')} party={multisig.proposer} chain={chain} />}
              {multisig?.executor && <PartyItem label={text('field.executor')} party={multisig.executor} chain={chain} />}
              {detail.module && <PartyItem label={text('field.module')} party={detail.module} chain={chain} />}
              {detail.note && (
                <DataItem label={text('field.note')}>
                  <bdi>{detail.note}</bdi>
                </DataItem>
              )}
              {detail.app && (
                <DataItem label={text('field.app')}>
                  <bdi>{detail.app.name}</bdi>
                </DataItem>
              )}
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
              <QuorumRing size={96} signed={multisig.confirmations.length} required={multisig.required} status={badgeOf(status)} />
              <span className={styles.quorumText}>{shared('quorum', { submitted: multisig.confirmations.length, required: multisig.required })}</span>
              {waits && (
                <div className={styles.actions}>
                  {status === 'AWAITING_CONFIRMATIONS' ? (
                    <Button
                      variant="primary"
                      wide
                      onClick={onConfirm}
                      {...(confirm.allowed || confirm.reason === 'wrongChain' ? {} : { disabledReason: reasonText(text, confirm.reason) })}
                    >
                      {text('confirm.action')}
                    </Button>
                  ) : (
                    <Button
                      variant="primary"
                      wide
                      onClick={onExecute}
                      {...(execute.allowed || execute.reason === 'wrongChain' ? {} : { disabledReason: reasonText(text, execute.reason) })}
                    >
                      {text('execute.action')}
                    </Button>
                  )}
                </div>
              )}
            </div>
          </aside>
        )}
      </div>
    </div>
  )
}
