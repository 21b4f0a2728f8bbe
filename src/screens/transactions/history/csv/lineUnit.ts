import { type Address, toDecimal } from '#base'
import type { NativeToken } from '#screens/common/action'
import type { HistoryLine, TokenUnit } from './historyLines.ts'

export interface UnitInput {
  native: NativeToken
  /** A token's data from its contract. */
  tokenOf: (token: Address) => TokenUnit | undefined
}

/** The unit of what a line moved; NFTs are counted. */
export function lineUnit(
  { moved, unit: told }: HistoryLine,
  { native, tokenOf }: UnitInput,
): TokenUnit | undefined {
  if (!moved) return undefined
  if (moved.kind === 'native') return native
  const token = told ?? tokenOf(moved.token)
  return moved.kind === 'erc20' ? token : { symbol: token?.symbol ?? null, decimals: 0 }
}

/** Coins, or a token's amount with known decimals. */
export interface Coins {
  token: Address | 'native'
  /** In the smallest unit; negative: it left the Safe. */
  raw: bigint
  decimals: number
  symbol: string | null
}

/** The coins that a line moved; undefined for NFTs, nothing, and tokens without known decimals. */
export function lineCoins(line: HistoryLine, input: UnitInput): Coins | undefined {
  const { moved } = line
  const unit = lineUnit(line, input)
  if (!moved || 'id' in moved || unit?.decimals == null) return undefined
  return {
    token: moved.kind === 'native' ? 'native' : moved.token,
    raw: moved.raw,
    decimals: unit.decimals,
    symbol: unit.symbol,
  }
}

/** Not neutralized: a number isn't a formula, regardless of its sign. */
export const signedDecimal = (raw: bigint, decimals: number): string =>
  `${raw < 0n ? '-' : ''}${toDecimal(raw < 0n ? -raw : raw, decimals)}`
