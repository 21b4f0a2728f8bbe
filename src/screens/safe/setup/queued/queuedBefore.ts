import { type Address, sameAddress } from '#base'
import type { Action, Queue, SafeTx, TransactionItem } from '#domain'
import { ownEffects, decodeTransaction, type Effect } from '#safe'

/** The known effects of transactions that run before another one. */
export interface QueuedBefore {
  /** In the order of their nonces. */
  effects: readonly Effect[]
  /** Whether part of the queue couldn't be read, or has unforeseeable effects. */
  isPartial: boolean
}

/** The most transactions of which details are requested. */
const mostRead = 20

/** Actions that can't change the Safe itself, regardless of their details. */
const harmless: readonly Action['kind'][] = ['send', 'reject', 'trade', 'stake', 'vault']

/**
 * The rows that run before a nonce and may change the Safe, and whether there are others that can't
 * be read.
 */
export function rowsBefore(
  queue: Queue,
  nonce: bigint,
  current: bigint,
): { rows: readonly TransactionItem[]; isPartial: boolean } {
  const groups = [...queue.next, ...queue.later]
  const before = groups
    .filter((one) => BigInt(one.nonce) >= current && BigInt(one.nonce) < nonce)
    .toSorted((a, b) => a.nonce - b.nonce)
  const rows = before
    .flatMap(({ items }) => items)
    .filter(({ action }) => !harmless.includes(action.kind))
  // Pages are in the order of nonces.
  const isCut = queue.hasMore && !groups.some((one) => BigInt(one.nonce) >= nonce)
  return {
    rows: rows.slice(0, mostRead),
    isPartial: isCut || rows.length > mostRead || queue.unreadable.length > 0,
  }
}

/** The effects of these transactions, in order; undefined for an unreadable one. */
export function effectsOf(
  transactions: readonly (SafeTx | undefined)[],
  safe: Address,
): QueuedBefore {
  const known = transactions
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (a.nonce < b.nonce ? -1 : a.nonce > b.nonce ? 1 : 0))
  const effects = known.map((tx) => decodeTransaction(tx, safe).effect)
  return {
    effects,
    isPartial:
      known.length < transactions.length || effects.some((effect) => isUnforeseeable(effect, safe)),
  }
}

/** Code that runs as the Safe, or a call whose effect isn't certain. */
function isUnforeseeable(effect: Effect, safe: Address): boolean {
  return ownEffects(effect).some(
    (one) =>
      one.kind === 'delegatecall' ||
      one.kind === 'malformed' ||
      (one.kind === 'call' && one.selector !== null && sameAddress(one.to, safe)),
  )
}
