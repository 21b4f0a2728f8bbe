import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import { useId } from 'react'
import { type Allowed, type ChainSummary, explorerLink } from '#base'
import { survivesFailure } from '#safe'
import type { PendingExecution } from '#signing'
import {
  Amount,
  Button,
  ButtonLink,
  DataItem,
  DataList,
  Dialog,
  Notice,
  Problem,
  Skeleton,
  type Text,
  useText,
} from '#ui'
import styles from '../../../common/signing/SignManyView.module.css'
import {
  FailureNotice,
  failureSentence,
  reasonText,
  transactionText,
} from '#screens/common/signing'
import { ReviewBody, ReviewSummary } from '#screens/transactions/review'
import reviewStyles from '../../../common/signing/Review.module.css'
import type { ExecuteState } from '../executeFlow.ts'
import { revertText } from '../revertText.ts'
import { executeText } from '../text.ts'
import type { ManyReason, ReviewedExecution, Reviews } from './reviewedExecution.ts'
import type { ShownManySimulation } from './useExecuteMany.ts'

export interface ExecuteManyViewProps {
  ids: readonly string[]
  chain: ChainSummary | undefined
  reviews: Reviews
  /** The executions, once they are sent. */
  sent: readonly PendingExecution[]
  simulation: ShownManySimulation
  state: ExecuteState
  allowed: Allowed<ManyReason>
  /** Asks the wallet to switch to the Safe's network; undefined if it can't. */
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
                <SentItem
                  chain={chain}
                  reviewed={reviews.get(id)}
                  sent={sent}
                  isDone={state.step === 'done'}
                />
              ) : (
                <Item chain={chain} reviewed={reviews.get(id)} />
              )}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

/** Why they can't be executed together. */
function manyReasonText(
  text: Text<keyof (typeof transactionText)['english']>,
  own: Text<keyof (typeof executeText)['english']>,
  reason: ManyReason,
): string {
  switch (reason) {
    case 'none':
    case 'tooMany':
    case 'gap':
    case 'sameNonce':
    case 'afterChange':
    case 'noGasLimit':
    case 'noExecutor':
    case 'noNode':
      return own(`many.reason.${reason}`)
    default:
      return reasonText(text, reason)
  }
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

interface ItemProps {
  chain: ChainSummary | undefined
  reviewed: ReviewedExecution | undefined
}

const nonceIn = (reviewed: ReviewedExecution | undefined) =>
  reviewed?.detail?.tx ? Number(reviewed.detail.tx.nonce) : undefined

function Item({ chain, reviewed }: ItemProps) {
  const own = useText(executeText)
  const id = useId()
  if (reviewed?.failure && !reviewed.detail)
    return <Problem variant="inline" reason={reviewed.failure} />
  if (!reviewed?.detail || !reviewed.shown) return <Skeleton shape="block" height={180} announced />
  const { detail, shown } = reviewed
  return (
    <>
      <h3 id={id} className={styles.heading}>
        {own('many.nonce', { nonce: nonceIn(reviewed) ?? 0 })}
      </h3>
      <ReviewBody {...shown} proof={{ ...shown.proof, of: id }} detail={detail} chain={chain} />
    </>
  )
}

/** One that was sent: what it does, and what became of it. */
function SentItem({
  chain,
  reviewed,
  sent,
  isDone,
}: ItemProps & { sent: readonly PendingExecution[]; isDone: boolean }) {
  const own = useText(executeText)
  const detail = reviewed?.detail
  if (!detail) return null
  const execution = sent.find(
    ({ safeTxHash }) => safeTxHash.toLowerCase() === detail.multisig?.safeTxHash.toLowerCase(),
  )
  const inner = execution?.state.status === 'executed' ? execution.state.inner : undefined
  const isFailed = inner === 'failure'
  const Icon = isFailed ? CircleX : Check
  return (
    <>
      {isDone && (
        <p className={styles.state} data-failed={isFailed || undefined}>
          <Icon size={16} aria-hidden />
          {own(
            isFailed
              ? 'execute.inner'
              : inner === 'unknown'
                ? 'execute.unknownText'
                : 'execute.done',
          )}
        </p>
      )}
      <ReviewSummary
        action={detail.action}
        at={detail.at}
        chain={chain}
        nonce={nonceIn(reviewed)}
        tokens={reviewed.shown?.tokens}
      />
    </>
  )
}
