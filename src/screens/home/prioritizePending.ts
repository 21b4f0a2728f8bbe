import type { Address } from '#base'
import type { Queue, SafeState, TransactionItem } from '#domain'
import type { PendingEntry } from '#signing/pending'
import { type RowState, rowState } from '../shared/rowState.ts'

/** So many pending transactions are listed on the first page. */
export const pendingShown = 4

/** What the viewer can do with a pending transaction; `none`: nothing, others have to act first. */
type OwnAction = 'sign' | 'execute' | 'none'

export interface PendingItem {
  item: TransactionItem
  state: RowState
  ownAction: OwnAction
}

const order: Record<OwnAction, number> = { sign: 0, execute: 1, none: 2 }

export interface Viewing {
  /** undefined while it isn't known. */
  safe: SafeState | undefined
  entries: readonly PendingEntry[]
  viewer: Address | undefined
}

/** The few that a viewer can act on first, then the others, each in the queue's own order. The rules are those of the queue. */
export function prioritizePending(queue: Queue, { safe, entries, viewer }: Viewing, most: number = pendingShown): readonly PendingItem[] {
  const all = [...queue.next, ...queue.later]
    .flatMap(({ items }) => items)
    .map((item): PendingItem => {
      const state = rowState(item, safe, entries, viewer)
      return { item, state, ownAction: ownActionOf(state) }
    })
  // Sorting keeps the order of equals.
  return all.toSorted((a, b) => order[a.ownAction] - order[b.ownAction]).slice(0, most)
}

function ownActionOf({ action }: RowState): OwnAction {
  if (!action?.may.allowed) return 'none'
  return action.kind === 'confirm' ? 'sign' : 'execute'
}
