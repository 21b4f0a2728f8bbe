import { DataItem, Notice, useFormat, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { confirmText } from './text.ts'

export interface GasItemProps {
  safeTxGas: bigint
  /**
   * Where the value comes from; `missing`: this Safe needs one, and none was signed or estimated.
   */
  status: 'given' | 'estimated' | 'reported' | 'missing'
}

/**
 * The least gas that the action gets, if the Safe's contract needs that set: before 1.3.0. A field
 * of the review.
 */
export function GasItem({ safeTxGas, status }: GasItemProps) {
  const text = useText(confirmText)
  const review = useText(transactionText)
  const format = useFormat()
  if (status === 'missing') return null
  return (
    <DataItem label={review('field.safeTxGas')} hint={text('gas.hint')}>
      {text(`gas.${status}`, { gas: format.number(Number(safeTxGas)) })}
    </DataItem>
  )
}

/** Warns if the Safe needs one and none is set. */
export function GasNotice({ status }: Pick<GasItemProps, 'status'>) {
  const text = useText(confirmText)
  return (
    status === 'missing' && (
      <Notice tone="warning" title={text('gas.missing')}>
        {text('gas.missingText')}
      </Notice>
    )
  )
}
