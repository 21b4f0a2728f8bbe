import type { SafeRef } from '#base'
import type { SafeRow } from '#domain'
import type { PendingItem } from '#screens/common/rows'

/** A Safe in which transactions need the viewer's signature. */
export interface SafeToSign {
  at: SafeRef
  count: number
  /** Whether there may be more. */
  atLeast: boolean
}

/** The number at the bell, as text; undefined if nothing is known to be pending. */
export const bellCount = (waiting: readonly PendingItem[], hasMore: boolean): string | undefined =>
  waiting.length > 0 ? `${waiting.length}${hasMore ? '+' : ''}` : undefined

/** Safes with something to sign, and those where that isn't known. */
export function safesToSign(
  safes: readonly SafeRef[],
  overviewOf: (at: SafeRef) => SafeRow['overview'],
): { toSign: readonly SafeToSign[]; unknown: readonly SafeRef[] } {
  const read = safes.map((at) => ({ at, awaiting: overviewOf(at)?.awaiting }))
  return {
    toSign: read.flatMap(({ at, awaiting }) =>
      awaiting && awaiting.count > 0 ? { at, ...awaiting } : [],
    ),
    unknown: read.flatMap(({ at, awaiting }) => (awaiting ? [] : at)),
  }
}
