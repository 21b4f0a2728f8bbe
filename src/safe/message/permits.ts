import { type Address, isAddressLike, zeroAddress } from '#base'
import type { TypedMessage } from '#domain'

/** What a permit lets an account do with a token. */
export interface Permit {
  spender: Address
  token: Address
  /** In the token's smallest unit; `unlimited` is as much as the token has room for. */
  raw: bigint | 'unlimited'
  /** When what is allowed ends, in seconds since 1970; undefined if it never does. */
  until?: number
  /** Until when the signature can be used, in seconds since 1970. */
  usableUntil?: number
}

const mostUint256 = 2n ** 256n - 1n
/** Permit2 counts with fewer bits. */
const mostUint160 = 2n ** 160n - 1n

/**
 * The permits in typed data: ERC-2612, Dai's, and those of Permit2, single or several. Empty for
 * anything else, and for permits that aren't as their standards say: they are shown as they are.
 * https://eips.ethereum.org/EIPS/eip-2612, https://github.com/Uniswap/permit2
 */
export function permitsOf({ primaryType, domain, message }: TypedMessage): readonly Permit[] {
  const spender = addressIn(message.spender)
  if (!spender) return []
  const all = primaryType === 'Permit' ? [ofToken(domain, message, spender)] : ofPermit2()
  return all.every((one) => one !== undefined) ? all : []

  function ofPermit2(): readonly (Permit | undefined)[] {
    const usable = secondsIn(message.sigDeadline ?? message.deadline)
    const list = (value: unknown) => (Array.isArray(value) ? value : [value])
    if (usable === undefined) return []
    if (primaryType === 'PermitSingle' || primaryType === 'PermitBatch')
      return list(message.details).map((one) => ofDetails(one, spender as Address, usable))
    return /^Permit(Batch)?(Witness)?TransferFrom$/.test(primaryType)
      ? list(message.permitted).map((one) => ofPermitted(one, spender as Address, usable))
      : []
  }
}

/** Of the token's own contract: with an amount (ERC-2612), or everything (Dai). */
function ofToken(
  { verifyingContract }: TypedMessage['domain'],
  { value, deadline, allowed, expiry }: TypedMessage['message'],
  spender: Address,
): Permit | undefined {
  const token = addressIn(verifyingContract)
  if (!token) return undefined
  if (typeof allowed === 'boolean') {
    const usableUntil = secondsIn(expiry)
    if (usableUntil === undefined) return undefined
    const raw = allowed ? 'unlimited' : 0n
    // Of Dai, zero is no end.
    return usableUntil === 0 ? { spender, token, raw } : { spender, token, raw, usableUntil }
  }
  const [raw, usableUntil] = [amountIn(value, mostUint256), secondsIn(deadline)]
  return raw === undefined || usableUntil === undefined
    ? undefined
    : { spender, token, raw, usableUntil }
}

/** An allowance of Permit2, which ends. */
function ofDetails(details: unknown, spender: Address, usableUntil: number): Permit | undefined {
  const { token, amount, expiration } = fieldsOf(details)
  const [address, raw, until] = [
    addressIn(token),
    amountIn(amount, mostUint160),
    secondsIn(expiration),
  ]
  return address && raw !== undefined && until !== undefined
    ? { spender, token: address, raw, until, usableUntil }
    : undefined
}

/** One transfer by Permit2. */
function ofPermitted(permitted: unknown, spender: Address, usableUntil: number) {
  const { token, amount } = fieldsOf(permitted)
  const [address, raw] = [addressIn(token), amountIn(amount, mostUint256)]
  return address && raw !== undefined ? { spender, token: address, raw, usableUntil } : undefined
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const addressIn = (value: unknown): Address | undefined =>
  isAddressLike(value) && value !== zeroAddress ? value : undefined

/** Typed data have integers as numbers, or as decimal or hexadecimal text. */
function integerIn(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  return typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)
    ? BigInt(value)
    : undefined
}

function amountIn(value: unknown, most: bigint): Permit['raw'] | undefined {
  const raw = integerIn(value)
  if (raw === undefined || raw < 0n || raw > mostUint256) return undefined
  return raw >= most ? 'unlimited' : raw
}

/** The last second of a JavaScript date stands for every later one. */
function secondsIn(value: unknown): number | undefined {
  const seconds = integerIn(value)
  if (seconds === undefined || seconds < 0n) return undefined
  return Number(seconds < lastSecond ? seconds : lastSecond)
}

const lastSecond = 8_640_000_000_000n
