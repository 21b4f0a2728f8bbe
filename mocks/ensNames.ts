import type { Genesis } from './chain/types.ts'
import { safes } from './chain/genesis/places.ts'
import { people } from './people.ts'

/** The server that stores names off-chain, as the mocked world simulates it. */
export const nameServerUrl = 'https://names.demo.test'

/** The ENS names of the mocked world. */
export const ensNames: Genesis['names'] = {
  ...Object.fromEntries(
    Object.values(people).map((one) => [
      `${one.name.toLowerCase()}.eth`,
      { address: one.address, texts: { description: `${one.name} of the demo` } },
    ]),
  ),
  'frank.pay.eth': {
    address: people.frank.address,
    server: `${nameServerUrl}/{sender}/{data}.json`,
  },
  'treasury.eth': { address: safes.treasury.address, texts: { description: 'The common purse' } },
}
