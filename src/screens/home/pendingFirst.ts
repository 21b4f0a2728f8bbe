import { type Address, sameAddress } from '#base'
import type { Queue, TransactionItem } from '#queries'

/** So many waiting transactions stand on the first page. */
export const pendingShown = 4

/** What the person who looks can do with a waiting transaction; `wait`: nothing, others are asked. */
export type Turn = 'sign' | 'execute' | 'wait'

export interface PendingItem {
  item: TransactionItem
  turn: Turn
}

const order: Record<Turn, number> = { sign: 0, execute: 1, wait: 2 }

/**
 * The few that a person can act on first, then the others, each in the queue's own order. Anyone with a wallet may execute
 * what is fully signed, and only what can go next; only an owner whose signature is missing may sign.
 */
export function pendingFirst(queue: Queue, viewer: Address | undefined, most: number = pendingShown): readonly PendingItem[] {
  const next = queue.next.flatMap(({ items }) => items.map((item) => ({ item, turn: turnOf(item, viewer, true) })))
  const later = queue.later.flatMap(({ items }) => items.map((item) => ({ item, turn: turnOf(item, viewer, false) })))
  // Sorting keeps the order of equals.
  return [...next, ...later].toSorted((a, b) => order[a.turn] - order[b.turn]).slice(0, most)
}

function turnOf({ status, multisig }: TransactionItem, viewer: Address | undefined, isNext: boolean): Turn {
  if (viewer && status === 'AWAITING_CONFIRMATIONS' && multisig?.missing.some((owner) => sameAddress(owner, viewer))) return 'sign'
  return viewer && status === 'AWAITING_EXECUTION' && isNext ? 'execute' : 'wait'
}
