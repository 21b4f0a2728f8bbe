import { type Address, sameAddress } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import { leftOf, spendableOf } from '#screens/transactions/send/spend'

/** An account's own limit, with what remains of it. */
export interface OwnLimit {
  limit: SpendingLimit
  /** In the smallest unit. */
  left: bigint
  /** When its period ends, in milliseconds since 1970; undefined: it never resets. */
  resetsAt: number | undefined
  /** Why nothing can be sent: it is used up, or the Safe has none of the token. */
  state: 'usable' | 'usedUp' | 'noBalance'
}

/** The limits of an account, used up ones included; those that it can send from come first. */
export function ownLimits(
  state: SpendingLimits | null,
  account: Address | undefined,
): readonly OwnLimit[] {
  const own = state?.limits.filter(({ delegate }) => sameAddress(delegate, account)) ?? []
  return own
    .map((limit): OwnLimit => {
      const left = leftOf(limit)
      const { period, startedAt } = limit
      return {
        limit,
        left,
        resetsAt: period === 0 ? undefined : (startedAt + period) * 60_000,
        state: left === 0n ? 'usedUp' : spendableOf(limit, state) === 0n ? 'noBalance' : 'usable',
      }
    })
    .toSorted((a, b) => Number(a.state !== 'usable') - Number(b.state !== 'usable'))
}
