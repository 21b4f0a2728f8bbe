import type { Address } from '#base'
import type { Assets, Positions } from '#domain'

export interface Share {
  /** ID of a token or a protocol; `other` for all that aren't shown on their own. */
  id: string
  /** A token's symbol, or a protocol's name. */
  symbol: string
  /** Whose mark and color stand for it; undefined for what isn't a token. */
  token?: Address | 'native' | undefined
  /**
   * Part of the whole, from 0 to 1. For a drawing and a rounded percentage; no money is computed
   * with it.
   */
  part: number
}

/**
 * The composition of a Safe's value: the largest tokens and protocols, and the rest. Empty if
 * nothing has a price. A protocol to which the Safe only owes something has no share.
 */
export function allocationOf(
  { items }: Pick<Assets, 'items'>,
  { protocols = [] }: Partial<Pick<Positions, 'protocols'>> = {},
  most = 4,
): readonly Share[] {
  const valued = [
    ...items.map(({ type, token, symbol, fiat }) => ({
      id: `${type}:${token}`,
      symbol,
      token: type === 'native' ? ('native' as const) : token,
      fiat,
    })),
    ...protocols.map(({ id, name, total }) => ({
      id: `protocol:${id}`,
      symbol: name,
      token: undefined,
      fiat: total,
    })),
  ]
  const priced = valued.flatMap(({ id, symbol, token, fiat }) => {
    const value = Number(fiat ?? 0)
    return Number.isFinite(value) && value > 0
      ? [{ id, symbol: symbol.trim() || '?', token, value }]
      : []
  })
  const whole = priced.reduce((sum, { value }) => sum + value, 0)
  if (!(whole > 0) || !Number.isFinite(whole)) return []
  const sorted = priced.toSorted((a, b) => b.value - a.value)
  const shown = sorted.slice(0, sorted.length > most + 1 ? most : most + 1)
  const rest = sorted.slice(shown.length).reduce((sum, { value }) => sum + value, 0)
  const shares = shown.map(({ value, ...of }): Share => ({ ...of, part: value / whole }))
  return rest > 0 ? [...shares, { id: 'other', symbol: '', part: rest / whole }] : shares
}
