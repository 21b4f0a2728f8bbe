import type { Remote } from '#base'
import type { Assets, Queue, SafeDetail } from '#domain'

export type FirstStep = 'fund' | 'name' | 'propose'

/**
 * The completed first steps of a new Safe. undefined: unknown, because they're loading or couldn't
 * be loaded.
 */
export type FirstSteps = Readonly<Record<FirstStep, boolean | undefined>>

export interface FirstStepsInput {
  safe: SafeDetail
  assets: Remote<Assets>
  queue: Remote<Queue>
  /** Owners that the user has a name for. */
  named: number
}

/** The first steps of a Safe that has executed nothing yet; undefined for all others. */
export function firstSteps({
  safe,
  assets,
  queue,
  named,
}: FirstStepsInput): FirstSteps | undefined {
  if (safe.nonce > 0) return undefined
  return {
    fund: assets.status === 'ready' ? assets.value.items.some(({ raw }) => raw > 0n) : undefined,
    name: named === safe.owners.length,
    propose:
      queue.status === 'ready' ? queue.value.next.length + queue.value.later.length > 0 : undefined,
  }
}
