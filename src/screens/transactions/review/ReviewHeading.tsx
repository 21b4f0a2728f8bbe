import styles from '../../common/signing/Review.module.css'
import { type SaidCall, useCallSentence } from './useCallSentence.tsx'

export type ReviewHeadingProps = Omit<SaidCall, 'valued'>

/** What happens to whose money, in one sentence with every digit of the amount and its value. */
export function ReviewHeading(props: ReviewHeadingProps) {
  const { drawn } = useCallSentence({ ...props, valued: true })
  return <h3 className={styles.title}>{drawn}</h3>
}
