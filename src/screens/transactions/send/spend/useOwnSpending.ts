import type { Remote, SafeRef } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import type { SafeState } from '#domain'
import { canPropose } from '#safe'
import { useActor } from '#screens/core/openSafe'
import { useOwnLimits } from '#screens/transactions/limits'
import { useEnabledModules } from '#screens/transactions/role'
import { useFollowedSpends } from './followSpends.ts'
import { spendableOf } from './spendForm.ts'

/** What the connected account can send from a Safe without signatures. */
export interface OwnSpending {
  limits: readonly SpendingLimit[]
  state: SpendingLimits | null
  /** Whether it can send nothing else, because it can't propose transactions. */
  isLimited: boolean
  /** Whether limits may still be found. */
  isReading: boolean
}

/** The limits of the connected account; its payments are followed. */
export function useOwnSpending(at: SafeRef, safe: Remote<SafeState>): OwnSpending {
  const value = safe.status === 'ready' ? safe.value : undefined
  const { actor, isKnown } = useActor(at, value)
  const {
    limits,
    state = null,
    isReading,
  } = useOwnLimits(at, actor.account ?? undefined, useEnabledModules(at))
  useFollowedSpends()
  return {
    limits: limits.filter((one) => spendableOf(one, state) > 0n),
    state,
    isReading,
    isLimited: value !== undefined && isKnown && !canPropose(value, actor).allowed,
  }
}
