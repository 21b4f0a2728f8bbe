import type { Assets } from '#domain'

export interface Share {
  /** A token's address; `other` for all that are not shown on their own. */
  id: string
  symbol: string
  address: string | undefined
  /**
   * Of the whole, from 0 to 1. For a drawing and a rounded percentage; no money is computed with
   * it.
   */
  part: number
}

/**
 * The composition of a Safe's value: the largest tokens and the rest. Empty if nothing has a price.
 */
export function allocationOf({ items }: Pick<Assets, 'items'>, most = 4): readonly Share[] {
  const priced = items.flatMap((asset) => {
    const value = Number(asset.fiat ?? 0)
    return Number.isFinite(value) && value > 0 ? [{ asset, value }] : []
  })
  const whole = priced.reduce((sum, { value }) => sum + value, 0)
  if (!(whole > 0) || !Number.isFinite(whole)) return []
  const sorted = priced.toSorted((a, b) => b.value - a.value)
  const shown = sorted.slice(0, sorted.length > most + 1 ? most : most + 1)
  const rest = sorted.slice(shown.length).reduce((sum, { value }) => sum + value, 0)
  const shares = shown.map(({ asset, value }): Share => ({
    id: `${asset.type}:${asset.token}`,
    symbol: asset.symbol.trim() || '?',
    address: asset.token,
    part: value / whole,
  }))
  return rest > 0
    ? [...shares, { id: 'other', symbol: '', address: undefined, part: rest / whole }]
    : shares
}
