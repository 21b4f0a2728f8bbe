import type { Address, Allowed, ChainSummary } from '#base'
import { survivesFailure } from '#safe'
import type { PendingExecution } from '#signing'
import { Amount, DataItem, DataList, Notice, useText } from '#ui'
import styles from '../../../common/signing/SignManyView.module.css'
import {
  FailureNotice,
  failureSentence,
  ReviewEnd,
  SigningDialog,
  transactionText,
  useSeenReviews,
  WalletRequest,
} from '#screens/common/signing'
import { RiskAgreement, useAgreement } from '#screens/transactions/review'
import reviewStyles from '../../../common/signing/Review.module.css'
import { executeActions } from '../executeActions.ts'
import type { ExecuteState } from '../executeFlow.ts'
import { failureReason } from '../revertText.ts'
import { RevertReason } from '../simulationFailure/RevertReason.tsx'
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
  /** The wallet's account. */
  account?: Address | undefined
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
  account,
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
  const survives = [...reviews.values()].some(
    ({ detail, review }) => detail?.tx && review && survivesFailure(review.safe.version, detail.tx),
  )
  const isSent = state.step === 'mining' || state.step === 'done'
  const isOffered = allowed.allowed || ['checking', 'wrongChain'].includes(allowed.reason)
  const isAgreeable = state.step === 'review' && isOffered
  const shown = [...reviews.values()].flatMap((one) => one.shown ?? [])
  const agreement = useAgreement(
    {
      risks: shown.flatMap(({ risks }) => risks),
      isSimulating: shown.some(({ isSimulating }) => isSimulating),
    },
    undefined,
  )
  const { list, onSeen, isArmed, showMore, ...seen } = useSeenReviews(ids)
  const isUnseen = allowed.allowed && seen.isUnseen
  const actions = executeActions(
    {
      chain,
      state,
      account,
      allowed,
      send: {
        label: isUnseen
          ? text('many.more', { seen: seen.seenCount, count: ids.length })
          : own('many.send', { count }),
        wouldFail: simulation.status === 'reverts',
        busy: allowed.allowed && !isUnseen && !isArmed,
        disabledReason: !allowed.allowed
          ? manyReasonText(text, own, allowed.reason)
          : isUnseen
            ? undefined
            : agreement.waits,
      },
      onSwitchChain,
      onExecute: isUnseen ? showMore : onExecute,
      onBack,
      onClose,
    },
    text,
  )
  return (
    <SigningDialog
      title={title}
      step={state.step}
      spoken={spoken}
      isAsking={state.step === 'wallet'}
      actions={actions}
      agreement={
        isAgreeable && (
          <RiskAgreement
            {...agreement}
            tokens={shown.flatMap(({ tokens = [] }) => tokens)}
            chain={chain}
          />
        )
      }
      size="l"
      onClose={onClose}
    >
      {state.step === 'wallet' && spoken && <WalletRequest words={spoken} />}
      {state.step === 'failed' && (
        <FailureNotice
          failure={state.failure}
          network={chain?.name ?? ''}
          {...failureReason(own, state.failure)}
        />
      )}
      {state.step !== 'failed' && state.step !== 'wallet' && (
        <p className={reviewStyles.lead}>
          {spoken ?? own(survives ? 'many.textEach' : 'many.text')}
        </p>
      )}
      {!isSent && <Simulation simulation={simulation} chain={chain} />}
      <ol ref={list} className={styles.list} aria-label={own('many.list')}>
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
              <>
                <ManyItem chain={chain} reviewed={reviews.get(id)} />
                {reviews.get(id)?.shown && <ReviewEnd id={id} onSeen={onSeen} />}
              </>
            )}
          </li>
        ))}
      </ol>
    </SigningDialog>
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
          <RevertReason code={simulation.code} detail={simulation.detail} />
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
              isCost
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
