import type { Genesis } from './chain/types.ts'
import { safes } from './chain/genesis/places.ts'
import { people } from './people.ts'

/** The ENS names of the mocked world. */
export const ensNames: Genesis['names'] = {
  ...Object.fromEntries(
    Object.values(people).map((one) => [
      `${one.name.toLowerCase()}.eth`,
      { address: one.address, texts: { description: `${one.name} of the demo` } },
    ]),
  ),
  'treasury.eth': { address: safes.treasury.address, texts: { description: 'The common purse' } },
}
