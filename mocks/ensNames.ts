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
      // An account has the same address on every chain; a Safe only where it was created.
      {
        address: one.address,
        addresses: { 0: one.address },
        texts: { description: `${one.name} of the demo` },
      },
    ]),
  ),
  'frank.pay.eth': {
    address: people.frank.address,
    addresses: { 17_000: people.erin.address },
    server: `${nameServerUrl}/{sender}/{data}.json`,
  },
  'exchange.eth': {
    address: people.erin.address,
    addresses: { 17_000: people.frank.address },
  },
  'treasury.eth': { address: safes.treasury.address, texts: { description: 'The common purse' } },
}
