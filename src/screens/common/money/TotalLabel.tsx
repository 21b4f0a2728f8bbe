import type { Remote } from '#base'
import type { Positions } from '#domain'
import { useFormat, useText } from '#ui'
import { componentsText } from '#screens/common/text'
import { countedPositions } from './totalWith.ts'

export interface TotalLabelProps {
  /** undefined: the gateway doesn't have positions on this chain. */
  positions: Remote<Positions> | undefined
  currency: string
}

/** What a total consists of: tokens, and positions if they are known. */
export function TotalLabel({ positions, currency }: TotalLabelProps) {
  const text = useText(componentsText)
  const format = useFormat()
  if (positions?.status === 'failed') return text('total.without')
  if (positions?.status === 'loading') return text('total.loading')
  const counted = countedPositions(positions, currency)
  return counted
    ? text('total.with', { value: format.fiat(counted.total ?? '0', currency) })
    : text('total')
}
