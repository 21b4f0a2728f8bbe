import type { Erc20 } from '#chain'
import type { TransactionDetail } from '#domain'
import { type Effect, type Risk, type UnnamedChange, unnamedChanges } from '#safe'
import type { SimulatedChanges } from '#signing'
import type { ShownReview } from './shownReview.ts'

/** As in `useChanges`; undefined if nothing is simulated. */
export type KnownChanges = SimulatedChanges | { status: 'loading' | 'late' } | undefined

/**
 * What a simulation changes beyond what the call data names; undefined while it runs, or while the
 * transaction isn't decoded. Nothing if a node can't simulate, or takes too long.
 */
export function unnamedIn(
  changes: KnownChanges,
  effect: Effect | undefined,
  { tx, at }: Pick<TransactionDetail, 'tx' | 'at'>,
): readonly UnnamedChange[] | undefined {
  if (changes?.status === 'loading') return undefined
  if (changes?.status !== 'changes') return []
  return effect && tx ? unnamedChanges(effect, changes.changes, tx, at.address) : undefined
}

/**
 * A review with the dangers that its simulation shows, and the names of their tokens; or marked as
 * still being simulated.
 */
export function withChanges<Review extends Pick<ShownReview, 'risks' | 'effect' | 'tokens'>>(
  review: Review,
  changes: KnownChanges,
  detail: Pick<TransactionDetail, 'tx' | 'at'>,
): Review & {
  risks: readonly Risk[]
  tokens?: readonly Erc20[] | undefined
  isSimulating: boolean
} {
  const isSimulating = changes?.status === 'loading'
  const unnamed = unnamedIn(changes, review.effect, detail) ?? []
  if (unnamed.length === 0 || changes?.status !== 'changes') return { ...review, isSimulating }
  return {
    ...review,
    isSimulating,
    risks: [
      ...unnamed.map((change): Risk => ({ id: 'unnamedChange', at: [], change })),
      ...review.risks,
    ],
    tokens: [...(review.tokens ?? []), ...changes.tokens],
  }
}
