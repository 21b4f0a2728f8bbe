import { type Remote, sumDecimals } from '#base'
import type { Assets, Positions } from '#domain'

/**
 * The positions that count toward the value of assets: none while they are missing, or in another
 * currency.
 */
export const countedPositions = (
  positions: Remote<Positions> | undefined,
  currency: string,
): Positions | undefined =>
  positions?.status === 'ready' &&
  positions.value.currency === currency &&
  positions.value.total !== null
    ? positions.value
    : undefined

/** The value of tokens and positions as a decimal string; null if nothing has a price. */
export const totalWith = (
  { total, currency }: Pick<Assets, 'total' | 'currency'>,
  positions: Remote<Positions> | undefined,
): string | null => {
  const counted = countedPositions(positions, currency)
  return counted ? sumDecimals([total, counted.total]) : total
}
