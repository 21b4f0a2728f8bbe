import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { DraftCall } from '#screens/core/stores'
import type { ReadCall } from '#screens/transactions/draft'
import { useCallSentence } from '#screens/transactions/review'
import { DataItem, useFormat, useText } from '#ui'
import styles from './NewTransactionView.module.css'
import { otherCalls, type RepeatedCall } from './otherCalls.ts'
import { newTransactionText } from './text.ts'

export interface OtherItemProps {
  calls: readonly DraftCall[]
  /** What each of them does. */
  read: readonly ReadCall[]
  tokens: readonly Erc20[]
  chain: ChainSummary
}

/** What a draft does besides what its totals count, in the words of the review: a field. */
export function OtherItem({ calls, read, tokens, chain }: OtherItemProps) {
  const text = useText(newTransactionText)
  const others = otherCalls(calls, read)
  if (others.length === 0) return null
  return (
    <DataItem label={text('summary.also')}>
      <ul className={styles.others}>
        {others.map((one) => (
          <OtherCall key={one.id} {...one} tokens={tokens} chain={chain} />
        ))}
      </ul>
    </DataItem>
  )
}

function OtherCall({
  read,
  times,
  tokens,
  chain,
}: RepeatedCall & Pick<OtherItemProps, 'tokens' | 'chain'>) {
  const format = useFormat()
  const { drawn } = useCallSentence({ ...read, tokens, chain })
  return (
    <li>
      {times > 1 && <span className={styles.times}>{format.number(times)} × </span>}
      {drawn}
    </li>
  )
}
