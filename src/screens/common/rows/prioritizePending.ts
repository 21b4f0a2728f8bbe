import type { Address } from '#base'
import type { Queue, SafeState, TransactionItem } from '#domain'
import type { PendingEntry } from '#signing/pending'
import { type RowState, rowState } from './rowState.ts'

/** The viewer's action for a pending transaction; `none` until others have acted. */
type ViewerAction = 'sign' | 'execute' | 'none'

export interface PendingItem {
  item: TransactionItem
  state: RowState
  viewerAction: ViewerAction
}

const order: Record<ViewerAction, number> = { execute: 0, sign: 1, none: 2 }

export interface Viewing {
  /** undefined while loading. */
  safe: SafeState | undefined
  entries: readonly PendingEntry[]
  viewer: Address | undefined
}

/** Pending transactions: those to execute, those to sign, then the others, each in queue order. */
export function prioritizePending(
  queue: Queue,
  { safe, entries, viewer }: Viewing,
): readonly PendingItem[] {
  const all = [...queue.next, ...queue.later]
    .flatMap(({ items }) => items)
    .map((item): PendingItem => {
      const state = rowState(item, safe, entries, viewer)
      return { item, state, viewerAction: viewerActionOf(state) }
    })
  // The sort is stable.
  return all.toSorted((a, b) => order[a.viewerAction] - order[b.viewerAction])
}

function viewerActionOf({ action }: RowState): ViewerAction {
  if (!action?.may.allowed) return 'none'
  return action.kind === 'confirm' ? 'sign' : 'execute'
}
