import { type Allowed, type ChainSummary, explorerLink } from '#base'
import { survivesFailure } from '#safe'
import type { PendingExecution } from '#signing'
import { Amount, Button, ButtonLink, DataItem, DataList, Dialog, Notice, useText } from '#ui'
import styles from '../../../common/signing/SignManyView.module.css'
import { FailureNotice, failureSentence, transactionText } from '#screens/common/signing'
import reviewStyles from '../../../common/signing/Review.module.css'
import type { ExecuteState } from '../executeFlow.ts'
import { revertText } from '../revertText.ts'
import { executeText } from '../text.ts'
import type { ManyReason, Reviews } from './reviewedExecution.ts'
import type { ShownManySimulation } from './useExecuteMany.ts'
import { manyReasonText } from './manyReasonText.ts'
import { ManyItem, SentManyItem } from './ManyItem.tsx'

export interface ExecuteManyViewProps {
  ids: readonly string[]
  chain: ChainSummary | undefined
  reviews: Reviews
  /** The executions, once they are sent. */
  sent: readonly PendingExecution[]
  simulation: ShownManySimulation
  state: ExecuteState
  allowed: Allowed<ManyReason>
  /** Requests a switch to the Safe's network; undefined if the wallet can't. */
  onSwitchChain?: (() => void) | undefined
  onExecute: () => void
  onBack: () => void
  onClose: () => void
}

/**
 * Several fully signed transactions, each with what it does and its proof, executed in one: review,
 * wallet, outcome.
 */
export function ExecuteManyView({
  ids,
  chain,
  reviews,
  sent,
  simulation,
  state,
  allowed,
  onSwitchChain,
  onExecute,
  onBack,
  onClose,
}: ExecuteManyViewProps) {
  const text = useText(transactionText)
  const own = useText(executeText)
  const count = ids.length
  const title = {
    review: () => own('many.heading', { count }),
    wallet: () => own('execute.wallet'),
    mining: () => own('execute.mining'),
    failed: () => own('many.heading', { count }),
    done: () =>
      own(state.step === 'done' && state.inner === 'failure' ? 'many.inner' : 'many.done', {
        count,
      }),
  }[state.step]()
  const spoken = {
    review: () => undefined,
    wallet: () => own('execute.walletText'),
    mining: () =>
      own(state.step === 'mining' && state.slow ? 'execute.slowText' : 'execute.miningText'),
    failed: () =>
      state.step === 'failed' ? failureSentence(text, state.failure, chain?.name ?? '') : undefined,
    done: () =>
      own(state.step === 'done' && state.inner === 'failure' ? 'many.innerText' : 'many.doneText'),
  }[state.step]()
  const href =
    'txHash' in state && state.txHash ? explorerLink(chain, 'txHash', state.txHash) : undefined
  const explorer = href && (
    <ButtonLink href={href} target="_blank" rel="noreferrer">
      {text('viewExplorer')}
    </ButtonLink>
  )
  const footer = {
    review: (
      <>
        <Button onClick={onClose}>{text('cancel')}</Button>
        {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
          <Button variant="primary" onClick={onSwitchChain}>
            {text('switchNetwork', { network: chain?.name ?? '' })}
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={onExecute}
            disabledReason={allowed.allowed ? undefined : manyReasonText(text, own, allowed.reason)}
          >
            {own('many.send', { count })}
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
        <Button onClick={onClose}>{text('close')}</Button>
        <Button variant="primary" onClick={onBack}>
          {text('back')}
        </Button>
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
  const survives = [...reviews.values()].some(
    ({ detail, review }) => detail?.tx && review && survivesFailure(review.safe.version, detail.tx),
  )
  const isSent = state.step === 'mining' || state.step === 'done'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      step={state.step}
      spoken={spoken}
      dismissible={state.step !== 'wallet'}
      footer={footer}
    >
      <div className={reviewStyles.dialog}>
        {state.step === 'failed' ? (
          <FailureNotice
            failure={state.failure}
            network={chain?.name ?? ''}
            reason={'code' in state.failure ? revertText(own, state.failure.code) : undefined}
          />
        ) : (
          <p className={reviewStyles.lead}>
            {spoken ?? own(survives ? 'many.textEach' : 'many.text')}
          </p>
        )}
        {!isSent && <Simulation simulation={simulation} chain={chain} />}
        <ol className={styles.list} aria-label={own('many.list')}>
          {ids.map((id) => (
            <li key={id} className={styles.item} data-over={state.step === 'done' || undefined}>
              {isSent ? (
                <SentManyItem
                  chain={chain}
                  reviewed={reviews.get(id)}
                  sent={sent}
                  isDone={state.step === 'done'}
                />
              ) : (
                <ManyItem chain={chain} reviewed={reviews.get(id)} />
              )}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

/** What would happen to all of them, and the fee. */
function Simulation({
  simulation,
  chain,
}: {
  simulation: ShownManySimulation
  chain: ChainSummary | undefined
}) {
  const own = useText(executeText)
  const fails = simulation.status === 'reverts'
  return (
    <>
      {fails && (
        <Notice
          tone="danger"
          title={own('many.wouldFail', { nonce: Number(simulation.failing.signable.tx.nonce) })}
          live
        >
          {revertText(own, simulation.code) ?? simulation.detail}
        </Notice>
      )}
      <DataList>
        <DataItem label={own('many.fee')}>
          {simulation.status === 'works' ? (
            <Amount
              value={simulation.fee}
              decimals={chain?.decimals}
              symbol={chain?.symbol ?? ''}
              size="s"
            />
          ) : (
            own(
              (
                {
                  loading: 'many.feeUnknown',
                  unsupported: 'many.notSimulated',
                  reverts: 'many.feeFailed',
                  unknown: 'many.feeFailed',
                } as const
              )[simulation.status],
            )
          )}
        </DataItem>
      </DataList>
    </>
  )
}
