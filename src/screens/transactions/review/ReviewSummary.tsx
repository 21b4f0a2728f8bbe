import type { ReactNode } from 'react'
import { DataList } from '#ui'
import styles from '../../common/signing/Review.module.css'
import { EffectsOf } from './EffectsOf.tsx'
import { ReviewHeading } from './ReviewHeading.tsx'
import {
  ReviewDetails,
  type ReviewDetailsProps,
  ReviewParties,
  type ReviewPartiesProps,
} from './ReviewParties.tsx'
import { withContractSymbol } from './withContractSymbol.ts'

export interface ReviewSummaryProps extends ReviewPartiesProps, ReviewDetailsProps {
  nonce?: number | undefined
  /** Whether the page's heading is the sentence already. */
  untitled?: boolean | undefined
  /** Further fields, after the accounts: `DataItem`s. */
  children?: ReactNode
}

/** What happens to whose money, outside of a dialog that signs it. */
export function ReviewSummary({ nonce, untitled, children, ...props }: ReviewSummaryProps) {
  const { chain, effect, tokens = [] } = props
  const action = withContractSymbol(props.action, tokens)
  return (
    <div className={styles.review}>
      {!untitled && <ReviewHeading {...{ action, chain, nonce, effect, tokens }} />}
      <DataList dense>
        <ReviewParties {...props} action={action} />
        {children}
        <ReviewDetails {...props} action={action} />
      </DataList>
      <EffectsOf action={action} effect={effect} tokens={tokens} chain={chain} />
    </div>
  )
}
