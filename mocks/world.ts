import type { BlockStore, Chain } from './chain/types.ts'
import type { Scenario } from './chain/genesis/places.ts'
import { runningClock, type Clock } from './clock.ts'
import { createCaches } from './gateway/caches.ts'
import { type GatewayKind, type GatewayVersion, versionOf } from './gateway/gatewayVersions.ts'
import type { ChangeStore } from './gateway/changeStore.ts'
import { nameServerUrl } from './ensNames.ts'
import { servedChains } from './gateway/chains.ts'
import type { UserData } from './gateway/userData.ts'
import type { ChainState, GatewayState } from './gateway/state.ts'
import {
  lag as usualLag,
  seededRandom,
  withNetworkCondition,
  type NetworkConditions,
  type NetworkCondition,
} from './gateway/networkCondition.ts'
import type { SecondNode } from './services/secondNode.ts'
import type { ServiceBehavior } from './services/serviceBehavior.ts'

export type { Scenario } from './chain/genesis/places.ts'
export type { GatewayKind, GatewayVersion } from './gateway/gatewayVersions.ts'
export type { NetworkCondition } from './gateway/networkCondition.ts'
export type { SecondNode } from './services/secondNode.ts'
export type { ServiceBehavior } from './services/serviceBehavior.ts'

/** URL of the demo's gateway, served by the mocked world only. */
export const demoGatewayUrl = 'https://gateway.demo.test'
/** URL of the demo's source of past prices. */
export const demoPricesUrl = 'https://prices.demo.test'
/** URLs of the demo's nodes. */
export const demoRpcUrl = (chainId: string | number): string => `https://rpc.demo.test/${chainId}`
/** URLs of the second node of each network, which a site needn't use. */
export const secondRpcUrl = (chainId: string | number): string =>
  `https://second.demo.test/${chainId}`

export interface WorldOptions {
  scenario?: Scenario
  /** One condition for both, or separate ones for the gateway and the nodes. */
  networkCondition?: NetworkCondition | Partial<NetworkConditions>
  /** How the gateway, the proxies before it and the nodes misbehave. */
  serviceBehavior?: ServiceBehavior
  /** How each network's second node behaves. */
  secondNode?: SecondNode | undefined
  /**
   * The gateway's version: older ones have other routes, and lack newer fields. `official` is
   * today's with its caches.
   */
  gatewayVersion?: GatewayKind
  clock?: Clock
  /** Stores visitors' changes in IndexedDB, so that they survive a reload. */
  persist?: boolean
  gatewayUrl?: string
  rpcUrl?: (chainId: string) => string
  /** Where the demo's own apps are served, with a trailing slash. */
  appsUrl?: string | undefined
  /** Waits for the given milliseconds; tests replace it. */
  sleep?: (ms: number) => Promise<void>
  /** Randomness of the flaky and the malformed network. */
  seed?: number
  /** Delay of a lagging gateway behind its chain, in milliseconds. */
  lag?: number
}

/** A mocked gateway and its chains. Everything is loaded on demand. */
export interface World {
  readonly scenario: Scenario
  readonly gatewayVersion: GatewayVersion
  readonly gatewayUrl: string
  rpcUrl(chainId: string | number): string
  /**
   * Handles a request to the gateway, a node, or the servers of names and of past prices;
   * undefined for any other URL. A network error is a `Response.error()`.
   */
  fetch(request: Request): Promise<Response | undefined>
  readonly networkCondition: NetworkConditions
  setNetworkCondition(networkCondition: NetworkCondition | Partial<NetworkConditions>): void
  readonly serviceBehavior: ServiceBehavior
  /** Applies from the next request on; `honest` restores normal behavior. */
  setServiceBehavior(serviceBehavior: ServiceBehavior): void
  /** Deletes all changes of visitors, including the stored ones. */
  reset(): Promise<void>
  chain(chainId: string | number): Promise<Chain>
  readonly state: GatewayState
}

interface OpenChain {
  state: ChainState
  /** Puts unofficial code behind the Treasury, or restores the official code. */
  switchSingleton: (isReplaced: boolean) => Promise<void>
}

export function createWorld(options: WorldOptions = {}): World {
  const {
    scenario = 'everyday',
    gatewayVersion: kind = 'today',
    clock = runningClock(),
    persist = false,
    gatewayUrl = demoGatewayUrl,
    rpcUrl = demoRpcUrl,
    seed = 1,
    lag = usualLag,
  } = options
  const gatewayVersion = versionOf(kind)
  const sleep =
    options.sleep ?? ((ms: number) => new Promise<void>((done) => void setTimeout(done, ms)))
  let networkCondition = readNetworkCondition(options.networkCondition)
  let { serviceBehavior = 'honest' } = options
  let tools = { sleep, random: seededRandom(seed) }
  let states = new Map<string, Promise<OpenChain>>()
  let userData: Promise<UserData> | undefined

  const stores = once(
    async (): Promise<
      { changes: ChangeStore; blocks: (chainId: string) => BlockStore } | undefined
    > => {
      if (!persist) return undefined
      const [{ indexedChanges }, { indexedDbStore }] = await Promise.all([
        import('./gateway/changeStore.ts'),
        import('./chain/index.ts'),
      ])
      const changes = indexedChanges(`coffer-gateway-${scenario}`)
      try {
        await changes.load()
      } catch {
        // If the browser blocks IndexedDB, changes are lost with the page.
        return undefined
      }
      return { changes, blocks: (chainId) => indexedDbStore(scenario, Number(chainId)) }
    },
  )

  const state: GatewayState = {
    gatewayVersion,
    caches: kind === 'official' ? createCaches(() => clock.now()) : undefined,
    baseUrl: gatewayUrl.replace(/\/+$/, ''),
    rpcUrl: (chainId) => rpcUrl(chainId),
    now: () => clock.now(),
    chainIds: servedChains,
    jar: { token: undefined },
    appsUrl: options.appsUrl,
    userData: () => (userData ??= openUserData()),
    async chain(chainId) {
      const opening = states.get(chainId) ?? openChain(chainId)
      states.set(chainId, opening)
      opening.catch(() => states.delete(chainId))
      const { state: opened, switchSingleton } = await opening
      await switchSingleton(serviceBehavior === 'replacedSingleton')
      return opened
    },
    onChange: async (change) => (await stores())?.changes.append(change),
  }

  async function openUserData(): Promise<UserData> {
    const [{ createUserData }, { replayUserData }, kept] = await Promise.all([
      import('./gateway/userData.ts'),
      import('./gateway/changes.ts'),
      stores(),
    ])
    const data = createUserData(scenario)
    for (const change of (await kept?.changes.load()) ?? [])
      if (change.chainId === null) await replayUserData(data, change)
    return data
  }

  async function openChain(chainId: string): Promise<OpenChain> {
    const [{ openChainState }, { treasurySingletonOf }, kept] = await Promise.all([
      import('./gateway/openChainState.ts'),
      import('./services/treasurySingleton.ts'),
      stores(),
    ])
    const opened = await openChainState({
      scenario,
      chainId,
      now: state.now,
      lag: () => (networkCondition.gateway === 'lagging' ? lag : 0),
      store: kept?.blocks(chainId),
      changes: (await kept?.changes.load()) ?? [],
    })
    return { state: opened, switchSingleton: treasurySingletonOf(opened.chain) }
  }

  async function gatewayAnswer(request: Request): Promise<Response> {
    const handle = async () =>
      (await (await import('./gateway/answer.ts')).answer(state, request)) ?? Response.error()
    const behavior = serviceBehavior
    const onNetwork = () => withNetworkCondition(networkCondition.gateway, handle, tools)
    if (behavior === 'honest') return onNetwork()
    return (await import('./services/misbehavingGateway.ts')).misbehavingGateway(
      behavior,
      request,
      onNetwork,
    )
  }
  async function nodeAnswer(chainId: string, request: Request): Promise<Response> {
    const [{ rpcHandle }, { chain }, body] = await Promise.all([
      import('./chain/index.ts'),
      state.chain(chainId),
      request.json() as Promise<unknown>,
    ])
    const answer = await rpcHandle(chain, body)
    if (serviceBehavior === 'otherChain')
      return Response.json((await import('./services/otherChain.ts')).ofAnotherChain(body, answer))
    if (serviceBehavior !== 'hostileHosts') return Response.json(answer)
    const { fromHostileContracts } = await import('./services/hostileHosts.ts')
    return Response.json(fromHostileContracts(body, answer))
  }

  async function secondNodeAnswer(chainId: string, request: Request): Promise<Response> {
    const { secondNode = 'agrees' } = options
    if (secondNode === 'silent') return Response.error()
    const body = (await request.clone().json()) as unknown
    const response = await nodeAnswer(chainId, request)
    if (secondNode === 'agrees') return response
    const { withGuard } = await import('./services/secondNode.ts')
    return Response.json(withGuard(body, await response.json()))
  }

  return {
    scenario,
    gatewayVersion,
    gatewayUrl: state.baseUrl,
    rpcUrl: (chainId) => rpcUrl(String(chainId)),
    async fetch(request) {
      const node = servedChains.find((chainId) => sameEndpoint(request.url, rpcUrl(chainId)))
      if (node)
        return request.method === 'POST'
          ? withNetworkCondition(networkCondition.rpc, () => nodeAnswer(node, request), tools)
          : new Response(null, { status: 405 })
      const second = servedChains.find((chainId) =>
        sameEndpoint(request.url, secondRpcUrl(chainId)),
      )
      if (second) return secondNodeAnswer(second, request)
      if (request.url.startsWith(`${state.baseUrl}/`)) return gatewayAnswer(request)
      if (request.url.startsWith(`${nameServerUrl}/`))
        return (await import('./services/nameServer.ts')).nameServerAnswer(request.url)
      if (request.url.startsWith(`${demoPricesUrl}/`))
        return withNetworkCondition(
          networkCondition.gateway,
          async () => {
            const [{ priceServerAnswer }, { tokens }] = await Promise.all([
              import('./services/priceServer.ts'),
              state.chain('1'),
            ])
            return priceServerAnswer(request.url, tokens)
          },
          tools,
        )
      return undefined
    },
    get networkCondition() {
      return networkCondition
    },
    setNetworkCondition(next) {
      networkCondition = readNetworkCondition(next, networkCondition)
      tools = { sleep, random: seededRandom(seed) }
    },
    get serviceBehavior() {
      return serviceBehavior
    },
    setServiceBehavior(next) {
      serviceBehavior = next
    },
    async reset() {
      const kept = await stores()
      if (kept)
        await Promise.all([
          kept.changes.clear(),
          ...servedChains.map((chainId) => kept.blocks(chainId).clear()),
        ])
      states = new Map()
      userData = undefined
      state.jar.token = undefined
      state.caches?.reset()
    },
    chain: async (chainId) => (await state.chain(String(chainId))).chain,
    state,
  }
}

const clear: NetworkConditions = { gateway: 'clear', rpc: 'clear' }
const readNetworkCondition = (
  networkCondition: WorldOptions['networkCondition'],
  before: NetworkConditions = clear,
): NetworkConditions =>
  typeof networkCondition === 'string'
    ? { gateway: networkCondition, rpc: networkCondition }
    : { ...before, ...networkCondition }

const sameEndpoint = (url: string, endpoint: string) =>
  url.split('?')[0]!.replace(/\/$/, '') === endpoint.replace(/\/$/, '')

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** A `fetch` that only reaches the mocked world, for clients without a browser. */
export const fetchOf =
  (world: World): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const response = await world.fetch(request)
    if (!response) throw new TypeError(`No handler for ${request.url}`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
