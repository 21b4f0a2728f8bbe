import type { Address, KeyValue } from '#base'
import { type ChainClient, makeClient } from '#chain'
import { createGateway, type Gateway } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { createLocalGateway, createLocalStore, type LocalStore } from '#local'
import { smallPlaces } from '../../../mocks/chain/genesis/places.ts'
import { frozenClock, storyInstant } from '../../../mocks/clock.ts'
import { createWorld, fetchOf, type Scenario, type World } from '../../../mocks/world.ts'

export interface Stage {
  world: World
  /** The world's service. */
  served: Gateway
  /** A browser without one: only the world's nodes. */
  local: Gateway
  store: LocalStore
}

const validate = createResponseValidator()

export function aMemory(): KeyValue {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Each answer of either is validated as in the app. */
export function aStage(scenario: Scenario = 'everyday'): Stage {
  const world = createWorld({ scenario, clock: frozenClock(), sleep: () => Promise.resolve() })
  const fetch = fetchOf(world)
  const served = createGateway({ baseUrl: world.gatewayUrl, fetch, validate })
  return { world, served, ...aBrowser(world) }
}

const tokensOf = (world: World) => (chainId: string) =>
  smallPlaces(world.scenario, Number(chainId)).tokens.flatMap(({ type, address }) =>
    type === 'ERC20' ? [address] : [],
  )

/** Another browser on the same nodes. */
export function aBrowser(
  world: World,
  {
    storage = aMemory(),
    fetch = fetchOf(world),
    listed = tokensOf(world),
  }: {
    storage?: KeyValue
    fetch?: typeof globalThis.fetch
    /** The tokens on the site's list, by chain ID. */
    listed?: (chainId: string) => readonly Address[]
  } = {},
): Pick<Stage, 'local' | 'store'> {
  const clients = new Map<string, ChainClient>()
  const store = createLocalStore(storage)
  const local = createLocalGateway({
    client: (chainId) => {
      const client =
        clients.get(chainId) ?? makeClient({ chainId, url: world.rpcUrl(chainId), fetch })
      clients.set(chainId, client)
      return client
    },
    tokens: listed,
    safes: () => [],
    store,
    now: () => storyInstant,
    validate,
  })
  return { local, store }
}
