import type { Address } from 'viem'
import { safes } from './chain/genesis/places.ts'
import { people } from './people.ts'

/** A contact as the app stores it. */
export interface MockContact {
  name: string
  address: Address
  chains: readonly string[]
}

/** The contacts of the Treasury's owners. Dave isn't among them: he is shown by his ENS name. */
export const peopleContacts: readonly MockContact[] = [
  people.alice,
  people.bob,
  people.carol,
  people.erin,
  people.frank,
].map(({ name, address }) => ({
  name,
  address,
  chains: [],
}))

/** The contacts of the mocked world: people, and the Safes by name. */
export const worldContacts: readonly MockContact[] = [
  ...peopleContacts,
  ...Object.values(safes).map(({ name, address, chainId }) => ({
    name,
    address,
    chains: [String(chainId)],
  })),
]
