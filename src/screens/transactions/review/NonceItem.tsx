import type { ChainSummary } from '#base'
import { rejecting } from '#queries'
import { DataItem, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import styles from '../../common/signing/Review.module.css'
import { CanceledNames, type CanceledNamesProps } from './ConflictWarnings.tsx'

/** Its position in the order, and which transactions it replaces there. */
export function NonceItem({
  nonce,
  action,
  ...canceled
}: { nonce: number; chain: ChainSummary | undefined } & CanceledNamesProps) {
  const text = useText(transactionText)
  return (
    <DataItem label={text('field.nonce')}>
      <span className={styles.number}>{nonce}</span>{' '}
      <CanceledNames {...canceled} action={rejecting(action, canceled.conflicts?.items)} />
    </DataItem>
  )
}
