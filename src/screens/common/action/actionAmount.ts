import {
  type Address,
  defaultDecimals,
  sameAddress,
  shortAddress,
  shorten,
  zeroAddress,
} from '#base'
import type { Action, TokenAmount, Transferred } from '#domain'

/** null: the direction is unknown. */
type Sign = '+' | '-' | null

export interface ActionAmount {
  /** In the token's smallest unit. */
  raw: bigint
  /** Its contract; undefined if none is known. */
  token?: Address | 'native' | undefined
  symbol: string
  decimals: number
  sign: Sign
  /** Whether the token isn't on the gateway's list. */
  isUnlisted?: boolean
}

/** A token that a sentence names without an amount. */
export interface ActionToken {
  token?: Address | 'native' | undefined
  symbol: string
  isUnlisted?: boolean
}

export interface NativeToken {
  symbol: string
  decimals: number
}

/** The native token of an unknown chain. */
export const unknownNative: NativeToken = { symbol: '?', decimals: defaultDecimals }

/** Longer symbols are truncated, so that one doesn't fill the row. */
export const shortSymbol = (symbol: string): string => shorten(symbol, 12)

/** A token without a symbol is called by its address. */
export const amountIn = ({ raw, token, symbol, decimals, trusted }: TokenAmount) =>
  ({
    raw,
    token: sameAddress(token, zeroAddress) ? 'native' : token,
    symbol: symbol || shortAddress(token),
    decimals,
    sign: null,
    isUnlisted: !trusted,
  }) satisfies ActionAmount

/** The transferred amount with its symbol; `undefined` if no amount is transferred. */
export function actionAmount(action: Action, native: NativeToken): ActionAmount | undefined {
  if (action.kind === 'call' && action.value !== null && action.value > 0n)
    return { raw: action.value, token: 'native', ...plain(native), sign: '-' }
  if (action.kind !== 'send' && action.kind !== 'receive' && action.kind !== 'transfer')
    return undefined
  const sign = ({ send: '-', receive: '+', transfer: null } as const)[action.kind]
  return amountOf(action.what, native, sign)
}

/** A chain's summary has more fields than its token. */
const plain = ({ symbol, decimals }: NativeToken): NativeToken => ({ symbol, decimals })

function amountOf(what: Transferred, native: NativeToken, sign: Sign): ActionAmount | undefined {
  if (what.type === 'native') return { raw: what.raw, token: 'native', ...plain(native), sign }
  if (what.type === 'erc20')
    return {
      raw: what.raw,
      token: what.token,
      symbol: what.symbol ?? '?',
      decimals: what.decimals ?? defaultDecimals,
      sign,
    }
  return undefined
}
