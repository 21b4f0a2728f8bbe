/** The clock of the mocked world, in milliseconds since 1970. */
export interface Clock {
  now(): number
}

/**
 * The fixed time of all stories and tests; the history of the genesis is in the weeks before it.
 */
export const storyInstant = Date.parse('2026-11-20T12:00:00Z')

/** A stopped clock, for stories and tests. */
export const frozenClock = (at: number = storyInstant): Clock => ({ now: () => at })

/** The real clock, for the demo. */
export const runningClock = (): Clock => ({ now: () => Date.now() })
