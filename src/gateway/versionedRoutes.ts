import type { CallInput, Gateway } from './client.ts'
import { newestOf } from './fallback.ts'
import { itemsOf } from './lists.ts'
import type { AnswerOf, Route } from './route.ts'
import * as routes from './routes.ts'
import type { ChainInfo } from './types/chains.ts'
import type { Collectible } from './types/collectibles.ts'
import type { Page } from './types/common.ts'
import type { TransactionDetails } from './types/transactions.ts'

// Gateways of different ages have different routes for the same thing. Each of these asks whichever there is, the newest first,
// and takes what `gateway.call` takes for all of them. It throws what a call throws; `isNotOffered` tells that a gateway has none
// of them. `timeout` is for each request. `newestFirst` is there for those who list them.

/** What suits each of the routes. */
type InputOf<R extends Route> = (R extends Route ? (input: CallInput<R>) => void : never) extends (input: infer Input) => void ? Input : never

const withFallback = <const R extends readonly Route[], Answer = AnswerOf<R[number]>>(
  newestFirst: R,
  // By itself the very call: what a route does not need for its path is not sent.
  ask: (gateway: Gateway, route: R[number], input: InputOf<R[number]>) => Promise<Answer> = (gateway, route, input) =>
    gateway.call<Route>(route, input as CallInput<Route>) as Promise<Answer>,
) => Object.assign((gateway: Gateway, input: InputOf<R[number]>) => newestOf(gateway, newestFirst, (route) => ask(gateway, route, input)), { newestFirst })

/**
 * Adds an owner's signature to a waiting transaction. Takes the whole proposal, with that owner as `sender` and the new signature:
 * older gateways confirm by proposing it anew.
 */
export const confirmTransaction = /*@__PURE__*/ withFallback([routes.confirm, routes.propose], (gateway, route, input): Promise<TransactionDetails> =>
  route === routes.confirm ? gateway.call(routes.confirm, { ...input, body: { signature: input.body.signature } }) : gateway.call(routes.propose, input),
)
/** What a call would be, decoded. An answer with `txInfo` is of today's gateways, one with `type` of those before 2025-01-27. */
export const previewTransaction = /*@__PURE__*/ withFallback([routes.preview, routes.confirmationView])
/** Safes that an account owns, by chain id; null for a chain that failed. */
export const ownedSafesEverywhere = /*@__PURE__*/ withFallback([routes.allOwnedSafesV3, routes.allOwnedSafesV2, routes.allOwnedSafesV1])
/** One call for at most ten; `fetchOverviews` is for any number. */
export const someOverviews = /*@__PURE__*/ withFallback([routes.overviewsV2, routes.overviews])
/** The first page of collectibles; older gateways have all of them on one. Further pages are those of `routes.collectibles`. */
export const fetchCollectibles = /*@__PURE__*/ withFallback([routes.collectibles, routes.collectiblesV1], async (gateway, route, input): Promise<Page<Collectible>> => {
  const answer: Page<Collectible> | Collectible[] = await gateway.call(route, input)
  return Array.isArray(answer) ? { results: answer } : answer
})
/** Every chain of the gateway, all pages, in its order, as one product is to see them where the gateway tells products apart. */
export const fetchChains = /*@__PURE__*/ withFallback([routes.chainsV2, routes.chains], async (gateway, route, input): Promise<ChainInfo[]> => {
  const all: ChainInfo[] = []
  for await (const chain of itemsOf(gateway, route, input)) all.push(chain)
  return all
})
/** One chain in the same way. */
export const fetchChain = /*@__PURE__*/ withFallback([routes.chainV2, routes.chain])
/** Stops all alerts of a device; `uuid` and `deviceUuid` are the same. */
export const forgetDevice = /*@__PURE__*/ withFallback([routes.unregisterDeviceV2, routes.unregisterDevice])
/** Stops a device's alerts about one safe; `uuid` and `deviceUuid` are the same. */
export const forgetSafe = /*@__PURE__*/ withFallback([routes.unregisterSafeV2, routes.unregisterSafe])
