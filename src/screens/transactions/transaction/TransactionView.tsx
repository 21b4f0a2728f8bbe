import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  type Allowed,
  type ChainSummary,
  explorerLink,
  type Freshness,
  no,
  type Remote,
} from '#base'
import type { TransactionDetail } from '#domain'
import { type AvailableAction, type DisplayStatus, outcomeStatus, reportedStatus } from '#safe'
import {
  Amount,
  Button,
  Code,
  DataItem,
  DataList,
  Link,
  Notice,
  Problem,
  QuorumRing,
  StaleBanner,
  StatusBadge,
  useFormat,
  useText,
  useTextSettings,
} from '#ui'
import { type ActionReason, reasonText, transactionText } from '#screens/common/signing'
import {
  CalledFields,
  ConflictNotice,
  DelegateNotice,
  PartyItem,
  Proof,
  ReviewSummary,
  RiskNotices,
  type ShownReview,
  SignedFields,
  UntrustedNotice,
  withContractSymbol,
} from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'
import { bottomBar, formatList } from '#screens/common/hooks'
import { ActionSentence, useSentence } from '#screens/common/action'
import { statusBadge, statusText } from '#screens/common/rows'
import { componentsText } from '#screens/common/text'
import { sharedText } from '#screens/core/text'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { OtherActions, type OtherActionsProps } from './OtherActions.tsx'
import { Signatures } from './Signatures.tsx'
import { TransactionSkeleton } from './TransactionSkeleton.tsx'

export interface TransactionViewProps extends Omit<OtherActionsProps, 'title'> {
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
  /** The available action; undefined until it is known. */
  action: AvailableAction | undefined
  queueHref: string
  historyHref: string
  onConfirm: () => void
  onExecute: () => void
  /** Opens the connect dialog; undefined while a wallet is connected. */
  onConnect?: (() => void) | undefined
  /** Asks the wallet to switch to the Safe's network; undefined if it can't. */
  onSwitchChain?: (() => void) | undefined
  /** Where it comes from, if that isn't the gateway. */
  notice?: ReactNode
  /** What the hashes are of that it approves. */
  skipped?: ReactNode
  /** The gateway's answer as it came. */
  raw?: ReactNode
  /** What a transaction with an exchange, a bridge or a staking contract means. */
  intent?: ReactNode
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
      <>
        <h1 className={styles.heading}>{text('heading')}</h1>
        <Problem
          reason={transaction.reason}
          title={text('load.failed')}
          onRetry={transaction.retry}
        />
      </>
    )
  }
  return (
    <Loaded
      {...props}
      detail={transaction.value}
      freshness={transaction.freshness}
      onRetry={transaction.retry}
    />
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
  action: available,
  queueHref,
  historyHref,
  onConfirm,
  onExecute,
  onConnect,
  onSwitchChain,
  notice,
  skipped,
  raw,
  intent,
  ...others
}: Omit<TransactionViewProps, 'transaction'> & {
  detail: TransactionDetail
  freshness: Freshness
  onRetry: () => void
}) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const parts = useText(componentsText)
  const format = useFormat()
  const { action, multisig, tx } = detail
  const isPending =
    detail.status === 'AWAITING_CONFIRMATIONS' || detail.status === 'AWAITING_EXECUTION'
  const status = isPending ? given : outcomeStatus(detail.status, review?.execution ?? 'unknown')
  const needsYou =
    status === 'AWAITING_CONFIRMATIONS' && available?.kind === 'confirm' && available.may.allowed
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPending = useRef(isPending)
  // The button that had the focus is gone.
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body)
      heading.current?.focus()
    wasPending.current = isPending
  }, [isPending])
  const nonce = tx ? Number(tx.nonce) : undefined
  const sentence = useSentence(withContractSymbol(action, review?.tokens), chain, {
    nonce,
    isDone: detail.status === 'SUCCESS' && status !== 'CONTRADICTED',
  })
  const explorer = detail.txHash ? explorerLink(chain, 'txHash', detail.txHash) : undefined
  return (
    <div className={styles.page}>
      <div>
        <Link href={isPending ? queueHref : historyHref} className={styles.back}>
          <ChevronLeft size={16} aria-hidden="true" />
          {text(isPending ? 'back.queue' : 'back.history')}
        </Link>
        <div className={styles.top}>
          <h1 ref={heading} className={styles.heading} tabIndex={-1}>
            <ActionSentence {...sentence} what={'what' in action ? action.what : undefined} full />
          </h1>
          <StatusBadge
            status={statusBadge(status)}
            words={needsYou ? parts('needsYou') : statusText(shared, status)}
          />
        </div>
      </div>
      {freshness !== 'live' && (
        <StaleBanner updating={freshness === 'updating'} onRetry={onRetry} />
      )}
      <div className={styles.main}>
        {/* First in the page, so that what can be done is right after the heading for the keyboard
            and screen readers; drawn beside the details. */}
        {multisig && (
          <aside className={styles.columnSide}>
            <div ref={bottomBar} className={`${styles.panel} ${styles.quorum}`}>
              {([96, 40] as const).map((size) => (
                <span key={size} className={size === 96 ? styles.large : styles.small}>
                  <QuorumRing
                    size={size}
                    signed={submitted}
                    required={multisig.required}
                    status={statusBadge(status)}
                    decorative
                  />
                </span>
              ))}
              <span className={styles.quorumText}>
                {shared('quorum', { submitted, required: multisig.required })}
              </span>
              {isPending && (
                <div className={styles.actions}>
                  <ActionButton
                    action={
                      available ?? {
                        kind: detail.status === 'AWAITING_EXECUTION' ? 'execute' : 'confirm',
                        may: no('loading'),
                      }
                    }
                    title={sentence.words}
                    network={chain?.name ?? ''}
                    onConfirm={onConfirm}
                    onExecute={onExecute}
                    onConnect={onConnect}
                    onSwitchChain={onSwitchChain}
                  />
                </div>
              )}
              {isPending && <OtherActions title={sentence.words} {...others} />}
            </div>
          </aside>
        )}
        <div className={styles.columnMain}>
          {notice}
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
              untitled
            />
          </section>
          {skipped}
          {intent && (
            <section className={styles.panel} aria-label={text('intent')}>
              {intent}
            </section>
          )}
          {review && <Proof proof={review.proof} onRetry={review.onRetryProof} />}
          {status === 'NONCE_USED' && (
            <Notice tone="warning" title={text('nonceUsed.title', { nonce: nonce ?? 0 })}>
              {text('nonceUsed.text')}
            </Notice>
          )}
          {isPending && <LookAlikeNotices lookAlikes={review?.lookAlikes ?? []} />}
          <RiskNotices risks={isPending ? (review?.risks ?? []) : []} chain={chain} />
          <UntrustedNotice detail={detail} />
          {isPending && <DelegateNotice detail={detail} />}
          <ConflictNotice
            conflicts={review?.conflicts}
            chain={chain}
            rejects={action.kind === 'reject'}
          />
          {detail.module && <Notice title={text('module.note')} />}
          {multisig && (
            <Signatures
              multisig={multisig}
              chain={chain}
              isPending={isPending}
              checks={review?.signatures}
            />
          )}
          <section className={styles.panel} aria-label={text('advanced')}>
            <DataList>
              {multisig?.submittedAt != null && (
                <DataItem label={text('field.submitted')}>
                  {format.dateTime(multisig.submittedAt)}
                </DataItem>
              )}
              {detail.executedAt !== null && (
                <DataItem label={text('field.executed')}>
                  {format.dateTime(detail.executedAt)}
                </DataItem>
              )}
              {multisig?.proposer && (
                <PartyItem label={text('field.proposer')} party={multisig.proposer} chain={chain} />
              )}
              {multisig?.delegate && (
                <PartyItem label={text('field.delegate')} party={multisig.delegate} chain={chain} />
              )}
              {multisig?.executor && (
                <PartyItem label={text('field.executor')} party={multisig.executor} chain={chain} />
              )}
              {detail.module && (
                <PartyItem label={text('field.module')} party={detail.module} chain={chain} />
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
              {detail.creation?.factory && (
                <PartyItem
                  label={text('field.factory')}
                  party={detail.creation.factory}
                  chain={chain}
                />
              )}
              {detail.creation?.singleton && (
                <PartyItem
                  label={text('field.singleton')}
                  party={detail.creation.singleton}
                  chain={chain}
                />
              )}
              {detail.creation?.saltNonce && (
                <DataItem label={text('field.saltNonce')}>{detail.creation.saltNonce}</DataItem>
              )}
              {detail.creation?.setup && (
                <DataItem label={text('field.setup')}>
                  <Code label={text('field.setup')} value={detail.creation.setup} />
                </DataItem>
              )}
              {action.kind === 'call' && action.value !== null && action.value > 0n && (
                <DataItem label={text('field.value')}>
                  <Amount
                    value={action.value}
                    decimals={chain?.decimals}
                    symbol={chain?.symbol ?? ''}
                    size="s"
                    full
                  />
                </DataItem>
              )}
            </DataList>
            {tx && <SignedFields tx={tx} chain={chain} decoded={detail.decoded} />}
            {detail.called && (
              <CalledFields call={detail.called} chain={chain} decoded={detail.decoded} />
            )}
            {raw}
          </section>
        </div>
      </div>
    </div>
  )
}

interface ActionButtonProps extends Pick<
  TransactionViewProps,
  'onConfirm' | 'onExecute' | 'onConnect' | 'onSwitchChain'
> {
  action: { kind: AvailableAction['kind']; may: Allowed<ActionReason> }
  /** What the transaction does; part of the button's accessible name, as in lists. */
  title: string
  /** Name of the Safe's network. */
  network: string
}

/**
 * The available action, or what has to be done before it: connecting a wallet, switching its
 * network. The reason is beside it.
 */
function ActionButton({
  action: { kind, may },
  title,
  network,
  onConfirm,
  onExecute,
  onConnect,
  onSwitchChain,
}: ActionButtonProps) {
  const text = useText(transactionText)
  const { locale } = useTextSettings()
  const words = text(kind === 'confirm' ? 'confirm.action' : 'execute.action')
  const first = may.allowed
    ? undefined
    : may.reason === 'noWallet' && onConnect
      ? { label: text('connect'), onClick: onConnect }
      : may.reason === 'wrongChain' && onSwitchChain
        ? { label: text('switchNetwork', { network }), onClick: onSwitchChain }
        : undefined
  if (first) {
    return (
      <>
        <Button variant="primary" wide onClick={first.onClick}>
          {first.label}
        </Button>
        {/* That a wallet is needed is what its button says. */}
        {!may.allowed && may.reason !== 'noWallet' && (
          <p className={styles.reason}>{reasonText(text, may.reason)}</p>
        )}
      </>
    )
  }
  return (
    <Button
      variant="primary"
      wide
      aria-label={formatList(locale, [words, title])}
      onClick={kind === 'confirm' ? onConfirm : onExecute}
      {...(may.allowed || may.reason === 'wrongChain' || may.reason === 'contractOwner'
        ? {}
        : { disabledReason: reasonText(text, may.reason) })}
    >
      {words}
    </Button>
  )
}
