import type { DelayModule, QueuedTx } from '#base'

export type RecoveryState = 'waiting' | 'executable' | 'expired'

/** A queued transaction with its module. */
export interface Recovery {
  module: DelayModule
  queued: QueuedTx
  state: RecoveryState
}

/** As the contract decides it, by the time of the block that executes it. */
export function recoveryState({ executableAt, expiresAt }: QueuedTx, now: number): RecoveryState {
  if (now < executableAt) return 'waiting'
  return expiresAt !== null && now > expiresAt ? 'expired' : 'executable'
}

const urgency: readonly RecoveryState[] = ['executable', 'waiting', 'expired']

/**
 * All queued transactions, the most urgent first: what anyone can execute, then what can be
 * executed next.
 */
export function recoveriesOf(modules: readonly DelayModule[], now: number): readonly Recovery[] {
  const all = modules.flatMap((module) =>
    module.queued.map((queued): Recovery => ({
      module,
      queued,
      state: recoveryState(queued, now),
    })),
  )
  return all.toSorted(
    (a, b) =>
      urgency.indexOf(a.state) - urgency.indexOf(b.state) ||
      a.queued.executableAt - b.queued.executableAt,
  )
}

/** When the next of them becomes executable or expires; undefined if none will. */
export function nextChange(recoveries: readonly Recovery[]): number | undefined {
  const times = recoveries.flatMap(({ queued, state }) =>
    state === 'waiting'
      ? [queued.executableAt]
      : state === 'executable' && queued.expiresAt !== null
        ? [queued.expiresAt + 1]
        : [],
  )
  return times.length > 0 ? Math.min(...times) : undefined
}

/** How many transactions a module has queued, including those that weren't read. */
export const queuedCount = ({ next, end }: Pick<DelayModule, 'next' | 'end'>): number =>
  Number(end - next)

/**
 * How many transactions a module skips if its queue continues with the number `to`. The contract
 * rejects a number that has passed already, or is beyond the end.
 */
export const skippedCount = (
  { next, end }: Pick<DelayModule, 'next' | 'end'>,
  to: bigint,
): number => (to > next && to <= end ? Number(to - next) : 0)
