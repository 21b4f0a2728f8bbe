import { type Allowed, type ChainSummary, explorerLink } from '#base'
import type { TransactionDetail } from '#queries'
import type { Risk } from '#safe'
import { Amount, Button, ButtonLink, DataItem, DataList, Dialog, Notice, type ProofStripProps, QuorumRing, useText } from '#ui'
import type { ExecuteState } from './executeFlow.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { type ActionReason, reasonText } from './reasonText.ts'
import { revertWords } from './revertWords.ts'
import { ReviewSummary } from './ReviewSummary.tsx'
import { Proof } from './Proof.tsx'
import { RiskNotices } from './RiskNotices.tsx'
import { SignedFields } from './SignedFields.tsx'
import styles from './Transaction.module.css'
import { transactionText } from './text.ts'

/** What the network said when it was asked beforehand. */
export type Rehearsal =
  | { status: 'asking' }
  /** Wei, at most. */
  | { status: 'works'; fee: bigint }
  | { status: 'reverts'; code?: string; detail?: string }
  | { status: 'unknown' }
  /** This network is not asked beforehand. */
  | { status: 'notOffered' }

export interface ExecuteDialogViewProps {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  proof: ProofStripProps
  onRetryProof?: (() => void) | undefined
  risks: readonly Risk[]
  rehearsal: Rehearsal
  state: ExecuteState
  allowed: Allowed<ActionReason>
  onSwitchChain?: (() => void) | undefined
  onExecute: () => void
  onBack: () => void
  onClose: () => void
}

/** Review with the fee, send, wait, done: one dialog, one primary action in each step. */
export function ExecuteDialogView({
  detail,
  chain,
  proof,
  onRetryProof,
  risks,
  rehearsal,
  state,
  allowed,
  onSwitchChain,
  onExecute,
  onBack,
  onClose,
}: ExecuteDialogViewProps) {
  const text = useText(transactionText)
  const required = detail.multisig?.required ?? 1
  const title = {
    review: text('execute.heading'),
    wallet: text('execute.wallet'),
    mining: text('execute.mining'),
    failed: text('execute.heading'),
    done: text(state.step === 'done' && state.inner === 'failure' ? 'execute.inner' : 'execute.done'),
  }[state.step]
  const href = 'txHash' in state && state.txHash ? explorerLink(chain, 'txHash', state.txHash) : undefined
  const explorer = href ? (
    <ButtonLink href={href} target="_blank" rel="noreferrer">
      {text('viewExplorer')}
    </ButtonLink>
  ) : null
  const footer = {
    review: (
      <>
        <Button onClick={onClose}>{text('cancel')}</Button>
        {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
          <Button variant="primary" onClick={onSwitchChain}>
            {text('fail.wrongChain', { network: chain?.name ?? '' })}
          </Button>
        ) : (
          <Button variant="primary" onClick={onExecute} {...(allowed.allowed ? {} : { disabledReason: reasonText(text, allowed.reason) })}>
            {text('execute.send')}
          </Button>
        )}
      </>
    ),
    wallet: <Button onClick={onClose}>{text('cancel')}</Button>,
    mining: (
      <>
        {explorer}
        <Button onClick={onClose}>{text('close')}</Button>
      </>
    ),
    failed: (
      <>
        {explorer}
        {state.step === 'failed' && !state.txHash ? (
          <Button variant="primary" onClick={onBack}>
            {text('back')}
          </Button>
        ) : (
          <Button onClick={onClose}>{text('close')}</Button>
        )}
      </>
    ),
    done: (
      <>
        {explorer}
        <Button variant="primary" onClick={onClose}>
          {text('close')}
        </Button>
      </>
    ),
  }[state.step]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} step={state.step} dismissible={state.step !== 'wallet'} footer={footer}>
      <div className={styles.dialog}>
        {state.step === 'review' && <p className={styles.lead}>{text('execute.text')}</p>}
        {state.step === 'wallet' && <p className={styles.lead}>{text('execute.walletText')}</p>}
        {state.step === 'failed' && <FailureNotice failure={state.failure} network={chain?.name ?? ''} />}
        {state.step === 'mining' || state.step === 'done' ? (
          <div className={styles.progress} role="status">
            <QuorumRing
              size={96}
              signed={required}
              required={required}
              status={state.step === 'mining' ? 'ready' : state.inner === 'failure' ? 'failed' : 'done'}
            />
            <ReviewSummary action={detail.action} at={detail.at} chain={chain} />
            <p className={styles.lead}>
              {text(state.step === 'mining' ? 'execute.miningText' : state.inner === 'failure' ? 'execute.innerText' : 'execute.doneText')}
            </p>
          </div>
        ) : (
          <>
            <ReviewSummary action={detail.action} at={detail.at} chain={chain} {...(detail.tx ? { nonce: Number(detail.tx.nonce) } : {})} />
            <Proof proof={proof} onRetry={onRetryProof} />
            <RiskNotices risks={risks} />
            {rehearsal.status === 'reverts' && (
              <Notice tone="danger" title={text('execute.wouldFail')} live>
                {revertWords(text, rehearsal.code) ?? rehearsal.detail}
              </Notice>
            )}
            <DataList>
              <DataItem label={text('execute.fee')}>
                {rehearsal.status === 'works' ? (
                  <Amount value={rehearsal.fee} decimals={chain?.decimals} symbol={chain?.symbol ?? ''} size="s" />
                ) : (
                  text(
                    ({ asking: 'execute.feeUnknown', notOffered: 'execute.notRehearsed', reverts: 'execute.feeFailed', unknown: 'execute.feeFailed' } as const)[
                      rehearsal.status
                    ],
                  )
                )}
              </DataItem>
            </DataList>
            {detail.tx && <SignedFields tx={detail.tx} chain={chain} decoded={detail.decoded} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
