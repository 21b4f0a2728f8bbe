import type { Scenario } from '../../chain/genesis/places.ts'
import { seedBusy } from './busy.ts'
import { seedEveryday } from './everyday.ts'
import { seedHuge } from './huge.ts'
import type { Seeding } from './seeding.ts'

export type { Scenario } from '../../chain/genesis/places.ts'

/** Fills the gateway of one chain with what waits in a scenario. What has happened already stands in the chain. */
export const seeds: Record<Scenario, (seeding: Seeding) => void> = {
  everyday: seedEveryday,
  empty: () => {},
  busy: seedBusy,
  huge: seedHuge,
}
