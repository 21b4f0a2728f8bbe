import type { Queue, SafeState, TransactionItem } from '#domain'
import { type Actor, canPropose, delegatorOf } from '#safe'
import type { TogetherIds } from './together.ts'

/** All pending transactions of a queue that can be read, in its order. */
export const itemsOf = ({ next, later }: Queue): readonly TransactionItem[] =>
  [...next, ...later].flatMap(({ items }) => items)

/** The hashes of the transactions that owners sign. */
export const hashesOf = (queue: Queue | undefined): readonly string[] =>
  queue ? itemsOf(queue).flatMap(({ multisig }) => multisig?.safeTxHash ?? []) : []

/** What the viewer may do in a Safe whose queue is listed; nothing until the Safe is read. */
export const roleIn = (safe: SafeState | undefined, actor: Actor) => ({
  mayPropose: safe !== undefined && canPropose(safe, actor).allowed,
  isDelegate: safe !== undefined && delegatorOf(safe, actor) !== undefined,
})

/** Whether an action is offered for several at once: for the selection, or for more than one. */
export const isOffered = (of: TogetherIds | undefined, selected: number): of is TogetherIds =>
  of !== undefined && of.ids.length > (selected > 0 ? 0 : 1)
