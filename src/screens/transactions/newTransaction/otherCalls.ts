import { sameAddress } from '#base'
import type { Effect } from '#safe'
import type { DraftCall } from '#screens/core/stores'
import type { ReadCall } from '#screens/transactions/draft'

/** A call, and how often the draft makes exactly this one. */
export interface RepeatedCall {
  /** ID of its first occurrence. */
  id: number
  read: ReadCall
  times: number
}

/** Whether the totals include it: what is sent, or how many signatures are needed. */
const isCounted = (effect: Effect): boolean =>
  effect.kind === 'native' ||
  effect.kind === 'erc20' ||
  (effect.kind === 'settings' && effect.change.type === 'changeThreshold')

/** The calls of a draft that its totals don't include. Equal calls are listed once. */
export function otherCalls(
  calls: readonly DraftCall[],
  read: readonly ReadCall[],
): readonly RepeatedCall[] {
  const isSame = (a: DraftCall, b: DraftCall) =>
    sameAddress(a.to, b.to) && a.value === b.value && a.data === b.data
  return calls.flatMap((call, at) => {
    const own = read[at]
    const isFirst = calls.findIndex((one) => isSame(one, call)) === at
    return own && isFirst && !isCounted(own.effect)
      ? [{ id: call.id, read: own, times: calls.filter((one) => isSame(one, call)).length }]
      : []
  })
}
