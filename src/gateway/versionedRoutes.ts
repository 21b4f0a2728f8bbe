import type { CallInput, Gateway } from './client.ts'
import { newestOf } from './fallback.ts'
import { itemsOf } from './lists.ts'
import type { AnswerOf, Route } from './route.ts'
import * as routes from './routes.ts'
import type { ChainInfo } from './types/chains.ts'
import type { Collectible } from './types/collectibles.ts'
import type { Page } from './types/common.ts'
import type { TransactionDetails } from './types/transactions.ts'

// Gateway versions have different routes for the same thing. Each function here calls the newest
// route that the gateway supports and takes the same input as `gateway.call`. It throws like a
// call; `isNotOffered` recognizes a gateway that supports none of them. `timeout` applies to each
// request. `newestFirst` lists the routes.

/** Input that fits every one of the routes. */
type InputOf<R extends Route> = (R extends Route ? (input: CallInput<R>) => void : never) extends (
  input: infer Input,
) => void
  ? Input
  : never

const withFallback = <const R extends readonly Route[], Answer = AnswerOf<R[number]>>(
  newestFirst: R,
  // By default a plain call: input that the route does not need is not sent.
  ask: (gateway: Gateway, route: R[number], input: InputOf<R[number]>) => Promise<Answer> = (
    gateway,
    route,
    input,
  ) => gateway.call<Route>(route, input as CallInput<Route>) as Promise<Answer>,
) =>
  Object.assign(
    (gateway: Gateway, input: InputOf<R[number]>) =>
      newestOf(gateway, newestFirst, (route) => ask(gateway, route, input)),
    { newestFirst },
  )

/**
 * Adds an owner's signature to a pending transaction. Takes the whole proposal, with that owner as
 * `sender` and the new signature, because older gateways confirm by proposing again.
 */
export const confirmTransaction = /*@__PURE__*/ withFallback(
  [routes.confirm, routes.propose],
  (gateway, route, input): Promise<TransactionDetails> =>
    route === routes.confirm
      ? gateway.call(routes.confirm, { ...input, body: { signature: input.body.signature } })
      : gateway.call(routes.propose, input),
)
/**
 * Decodes a transaction before it is proposed. Newer gateways return `txInfo`, those before
 * 2025-01-27 return `type`.
 */
export const previewTransaction = /*@__PURE__*/ withFallback([
  routes.preview,
  routes.confirmationView,
])
/** Safes that an account owns, by chain ID; null for a chain that failed. */
export const ownedSafesEverywhere = /*@__PURE__*/ withFallback([
  routes.allOwnedSafesV3,
  routes.allOwnedSafesV2,
  routes.allOwnedSafesV1,
])
/** At most ten Safes per call; use `fetchOverviews` for more. */
export const someOverviews = /*@__PURE__*/ withFallback([routes.overviewsV2, routes.overviews])
/**
 * The first page of collectibles; older gateways return all of them at once. Fetch further pages
 * with `routes.collectibles`.
 */
export const fetchCollectibles = /*@__PURE__*/ withFallback(
  [routes.collectibles, routes.collectiblesV1],
  async (gateway, route, input): Promise<Page<Collectible>> => {
    const answer: Page<Collectible> | Collectible[] = await gateway.call(route, input)
    return Array.isArray(answer) ? { results: answer } : answer
  },
)
/**
 * All chains of the gateway, in its order, with the features of one product where the gateway
 * distinguishes products.
 */
export const fetchChains = /*@__PURE__*/ withFallback(
  [routes.chainsV2, routes.chains],
  async (gateway, route, input): Promise<ChainInfo[]> => {
    const all: ChainInfo[] = []
    for await (const chain of itemsOf(gateway, route, input)) all.push(chain)
    return all
  },
)
/** One chain, the same way. */
export const fetchChain = /*@__PURE__*/ withFallback([routes.chainV2, routes.chain])
/** Unsubscribes a device from everything; `uuid` and `deviceUuid` are the same. */
export const forgetDevice = /*@__PURE__*/ withFallback([
  routes.unregisterDeviceV2,
  routes.unregisterDevice,
])
/** Unsubscribes a device from one Safe; `uuid` and `deviceUuid` are the same. */
export const forgetSafe = /*@__PURE__*/ withFallback([
  routes.unregisterSafeV2,
  routes.unregisterSafe,
])
