import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import type { ChainSummary } from '#base'
import { isHeld } from '#signing/pending'
import { Notice, Problem, Skeleton, useText } from '#ui'
import {
  FailureNotice,
  reasonText,
  ReviewEnd,
  type SigningAction,
  SigningDialog,
  transactionText,
  useSeenReviews,
  WalletRequest,
} from '#screens/common/signing'
import { ReviewBody, ReviewSummary } from '#screens/transactions/review'
import reviewStyles from '../../../common/signing/Review.module.css'
import { SimulationItem, SimulationNotice } from '../SimulationItem.tsx'
import { confirmText } from '../text.ts'
import {
  isChecking,
  isOver,
  isReason,
  isUndecided,
  needsAgreement,
  type Outcome,
  type Outcomes,
  readable,
  type Reviewed,
  signedOf,
  toSign,
} from './signing.ts'
import styles from '../../../common/signing/SignManyView.module.css'

export interface SignManyViewProps {
  ids: readonly string[]
  chain: ChainSummary | undefined
  reviewed: ReadonlyMap<string, Reviewed>
  outcomes: Outcomes
  /** Requests a switch to the Safe's network; undefined if the wallet can't. */
  onSwitchChain?: (() => void) | undefined
  onSign: () => void
  /** Submits what is signed but not submitted; `isBusy`: whether that is in progress. */
  submitting: { isBusy: boolean; onSubmit: () => void }
  onClose: () => void
}

/** Several pending transactions, each with what it does, its proof, and its outcome. */
export function SignManyView({
  ids,
  chain,
  reviewed,
  outcomes,
  onSwitchChain,
  onSign,
  submitting,
  onClose,
}: SignManyViewProps) {
  const text = useText(confirmText)
  const words = useText(transactionText)
  const all = [...outcomes.values()]
  const isSigning = all.some(({ status }) => status === 'signing')
  const { signed, unsubmitted } = signedOf(outcomes)
  const next = toSign(ids, reviewed, outcomes)
  const checked = ids.filter((id) => !isChecking(reviewed.get(id)))
  const { list, onSeen, isUnseen, seenCount, isArmed, showMore } = useSeenReviews(next)
  const isWrongChain = ids.some((id) => isReason(reviewed.get(id), 'wrongChain'))
  const isDone = next.length === 0 && signed > 0 && !isSigning
  const spoken = isDone
    ? unsubmitted > 0
      ? text('many.doneNotSubmitted')
      : text('many.done', { count: signed })
    : isSigning
      ? text('confirm.signingText')
      : undefined
  return (
    <SigningDialog
      title={
        isDone && unsubmitted > 0
          ? text('many.notSubmitted', { submitted: signed - unsubmitted, count: signed })
          : text(isDone ? 'confirm.done' : isSigning ? 'confirm.signing' : 'many.heading', {
              count: ids.length,
            })
      }
      step={isDone ? 'done' : isSigning ? 'signing' : 'review'}
      spoken={spoken}
      isAsking={isSigning}
      actions={[
        {
          label: words(signed > 0 ? 'close' : 'cancel'),
          variant: isDone && unsubmitted === 0 ? 'primary' : 'secondary',
          onPress: onClose,
        },
        ...(!isDone ? [action()] : unsubmitted > 0 ? [submitAgain()] : []),
      ]}
      size="l"
      onClose={onClose}
    >
      {isSigning && spoken ? (
        <WalletRequest words={spoken} />
      ) : (
        <p className={reviewStyles.lead}>{spoken ?? text('many.text')}</p>
      )}
      <ol ref={list} className={styles.list} aria-label={text('many.list')}>
        {ids.map((id) => (
          <li key={id} className={styles.item} data-over={isOver(outcomes.get(id)) || undefined}>
            <Item chain={chain} reviewed={reviewed.get(id)} outcome={outcomes.get(id)} />
            {checked.includes(id) && <ReviewEnd id={id} onSeen={onSeen} />}
          </li>
        ))}
      </ol>
    </SigningDialog>
  )

  function submitAgain(): SigningAction {
    return {
      label: text('confirm.submitAgain'),
      variant: 'primary',
      busy: submitting.isBusy,
      onPress: submitting.onSubmit,
    }
  }

  /** The next action; the number in its label doesn't change under the pointer. */
  function action(): SigningAction {
    if (isWrongChain && next.length === 0 && onSwitchChain)
      return {
        label: words('switchNetwork', { network: chain?.name ?? '' }),
        variant: 'primary',
        onPress: onSwitchChain,
      }
    const isReady = checked.length === ids.length
    if (isReady && !isSigning && isUnseen)
      return {
        label: words('many.more', { seen: seenCount, count: next.length }),
        variant: 'primary',
        onPress: showMore,
      }
    return {
      label: text('many.sign', { count: isReady || isSigning ? next.length : ids.length }),
      variant: 'primary',
      busy: isSigning || (isReady && !isArmed),
      onPress: onSign,
      disabledReason: isSigning
        ? undefined
        : !isReady
          ? words(isSimulated() ? 'reason.simulating' : 'reason.checking')
          : next.length === 0
            ? text('many.none')
            : undefined,
    }
  }

  /** Whether everything is checked except what a simulation shows. */
  function isSimulated(): boolean {
    const all = ids.map((id) => reviewed.get(id))
    return all.every((one) => !isChecking(one) || one?.shown?.isSimulating)
  }
}

function Item({
  chain,
  reviewed,
  outcome,
}: {
  chain: ChainSummary | undefined
  reviewed: Reviewed | undefined
  outcome: Outcome | undefined
}) {
  const text = useText(confirmText)
  const words = useText(transactionText)
  const id = useId()
  if (reviewed?.failure && !reviewed.detail)
    return <Problem variant="inline" reason={reviewed.failure} />
  if (!reviewed?.detail || !reviewed.shown) return <Skeleton shape="block" height={180} announced />
  const { detail, shown, simulation, may, signable } = reviewed
  const nonce = detail.tx ? Number(detail.tx.nonce) : undefined
  if (isOver(outcome)) {
    return (
      <>
        {outcome?.status === 'unsubmitted' ? (
          <Notice tone="warning" title={text('many.unsubmitted')} />
        ) : (
          <p className={styles.state}>
            <Check size={16} aria-hidden />
            {text('many.signed')}
          </p>
        )}
        {outcome?.status === 'unsubmitted' && isHeld(outcome) && (
          <FailureNotice
            failure={{ at: 'submitting', why: outcome.why }}
            network={chain?.name ?? ''}
          />
        )}
        <ReviewSummary
          action={detail.action}
          at={detail.at}
          chain={chain}
          nonce={nonce}
          tokens={shown.tokens}
        />
      </>
    )
  }
  const left = leftOut()
  return (
    <>
      <h3 id={id} className={styles.heading}>
        {text('many.nonce', { nonce: nonce ?? 0 })}
      </h3>
      {outcome?.status === 'failed' &&
        (outcome.failure === 'changed' ? (
          <Notice tone="danger" title={text('many.changed')} />
        ) : outcome.failure === 'unread' ? (
          <Notice tone="danger" title={words('proof.unreachable')} />
        ) : (
          <FailureNotice failure={readable(outcome.failure)} network={chain?.name ?? ''} />
        ))}
      <ReviewBody
        {...shown}
        proof={{ ...shown.proof, of: id }}
        detail={detail}
        chain={chain}
        request={
          outcome?.status === 'signing' && (
            <WalletRequest
              words={text('confirm.signing')}
              nonce={detail.tx?.nonce}
              hashes={shown.proof.hashes}
            />
          )
        }
        cost={simulation && <SimulationItem simulation={simulation} />}
        failure={simulation && <SimulationNotice simulation={simulation} />}
      />
      {left !== undefined && <p className={styles.left}>{text('many.left', { reason: left })}</p>}
    </>
  )

  /** Why it isn't signed with the others. */
  function leftOut(): string | undefined {
    if (!reviewed || isUndecided(reviewed)) return undefined
    if (!may.allowed) return reasonText(words, may.reason)
    if (signable === null) return words('reason.unverified')
    return needsAgreement(reviewed) ? text('many.alone') : undefined
  }
}
