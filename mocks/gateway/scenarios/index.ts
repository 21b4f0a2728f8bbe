import type { Scenario } from '../../chain/genesis/places.ts'
import { seedBusy } from './busy.ts'
import { seedEveryday } from './everyday.ts'
import { seedHuge } from './huge.ts'
import type { Seeding } from './seeding.ts'

export type { Scenario } from '../../chain/genesis/places.ts'

/**
 * Adds a scenario's pending items to the gateway of one chain. Past events are on the chain
 * already.
 */
export const seeds: Record<Scenario, (seeding: Seeding) => void> = {
  everyday: seedEveryday,
  empty: () => {},
  busy: seedBusy,
  huge: seedHuge,
  limits: () => {},
}
