import { type Address, zeroAddress } from '#base'
import type { Action, Party, TokenAmount, Transferred } from '#domain'
import { actionParty } from '#safe'
import type { NativeToken } from '#screens/common/action'
import type { FoundKind } from './terms.ts'

/** An amount shown in a row, and its token. The zero address is the native coin. */
export interface FoundAmount {
  raw: bigint | null
  decimals: number | null
  token: Address
  names: readonly string[]
}

/** The accounts that a row pays, is paid by, or calls. */
export function partiesOf(action: Action): readonly Party[] {
  // The recipient of a batch is the contract that makes its calls.
  if (action.kind === 'batch') return []
  const party = actionParty(action)
  const from = action.kind === 'transfer' ? [action.from] : []
  return party ? [...from, party] : from
}

export function amountsOf(action: Action, native: NativeToken | undefined): readonly FoundAmount[] {
  switch (action.kind) {
    case 'send':
    case 'receive':
    case 'transfer':
      return transferred(action.what, native)
    case 'call':
      return action.value ? [coins(action.value, native)] : []
    case 'trade':
      return [action.sell, ...(action.buy ? [action.buy] : [])].map(tokens)
    case 'stake':
    case 'vault':
      return [tokens(action.amount)]
    case 'reject':
      return action.rejects ? amountsOf(action.rejects, native) : []
    default:
      return []
  }
}

function transferred(what: Transferred, native: NativeToken | undefined): readonly FoundAmount[] {
  switch (what.type) {
    case 'native':
      return [coins(what.raw, native)]
    case 'erc20':
      return [{ ...what, names: what.symbol ? [what.symbol] : [] }]
    case 'erc721':
      return [{ raw: null, decimals: null, token: what.token, names: what.name ? [what.name] : [] }]
    case 'unknown':
      return []
  }
}

const coins = (raw: bigint, native: NativeToken | undefined): FoundAmount => ({
  raw,
  decimals: native?.decimals ?? null,
  token: zeroAddress,
  names: native ? [native.symbol] : [],
})

const tokens = ({ raw, decimals, token, symbol }: TokenAmount): FoundAmount => ({
  raw,
  decimals,
  token,
  names: symbol ? [symbol] : [],
})

const named: readonly Action['kind'][] = [
  'send',
  'receive',
  'settings',
  'reject',
  'batch',
  'call',
  'trade',
  'stake',
  'vault',
  'create',
]

export const kindOf = ({ kind }: Action): FoundKind =>
  named.includes(kind) ? (kind as FoundKind) : 'other'

/** Compares an amount of a token's smallest unit with a decimal: below 0 if it is less. */
export function compared(raw: bigint, decimals: number, decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.')
  const places = Math.max(decimals, fraction.length)
  const other = BigInt((whole || '0') + fraction.padEnd(places, '0'))
  const own = (raw < 0n ? -raw : raw) * 10n ** BigInt(places - decimals)
  return own < other ? -1 : own > other ? 1 : 0
}
