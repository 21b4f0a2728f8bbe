/** Where the world takes its time from, in milliseconds since 1970. */
export interface Clock {
  now(): number
}

/** The instant at which every story and test stands; the history of the genesis lies in the weeks before it. */
export const storyInstant = Date.parse('2026-11-20T12:00:00Z')

/** A clock that stands still, for stories and tests. */
export const frozenClock = (at: number = storyInstant): Clock => ({ now: () => at })

/** The machine's own clock, for the demo. */
export const runningClock = (): Clock => ({ now: () => Date.now() })
