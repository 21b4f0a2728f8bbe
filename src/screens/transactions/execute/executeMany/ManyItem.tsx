import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import { useId } from 'react'
import type { ChainSummary } from '#base'
import type { PendingExecution } from '#signing'
import { Problem, Skeleton, useText } from '#ui'
import styles from '../../../common/signing/SignManyView.module.css'
import { ReviewBody, ReviewSummary } from '#screens/transactions/review'
import { executeText } from '../text.ts'
import type { ReviewedExecution } from './reviewedExecution.ts'

interface ItemProps {
  chain: ChainSummary | undefined
  reviewed: ReviewedExecution | undefined
}

const nonceIn = (reviewed: ReviewedExecution | undefined) =>
  reviewed?.detail?.tx ? Number(reviewed.detail.tx.nonce) : undefined

/** A transaction to be executed, with its review. */
export function ManyItem({ chain, reviewed }: ItemProps) {
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

/** A sent transaction: what it does, and its outcome. */
export function SentManyItem({
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
