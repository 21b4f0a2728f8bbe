import { TransferFiat } from '#screens/common/money'
import styles from '../../common/signing/Review.module.css'
import { type SaidCall, useCallSentence } from './useCallSentence.tsx'

export type ReviewHeadingProps = SaidCall

/** What happens to whose money, in one sentence with every digit of the amount and its value. */
export function ReviewHeading(props: ReviewHeadingProps) {
  const { drawn, party } = useCallSentence(props)
  // What is about nobody else moves nothing that has a value.
  if (!party) return <h3 className={styles.title}>{drawn}</h3>
  return (
    <h3 className={styles.title}>
      {drawn} <TransferFiat action={props.action} chain={props.chain} size="detail" />
    </h3>
  )
}
