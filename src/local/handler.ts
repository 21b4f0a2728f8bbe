import type { Address } from '#base'
import type { ChainClient } from '#chain'
import { type BodyOf, type PathOf, type PathValues, type QueryOf, type Route } from '#gateway'
import { notFound } from './errors.ts'
import type { LocalStore } from './localStore.ts'

/** What the answers are made of: the networks' nodes, and this browser. */
export interface Local {
  /** The node of a network; undefined if there is none. */
  client: (chainId: string) => ChainClient | undefined
  /** Tokens that are listed without a prior transfer, in a network's order. */
  tokens: (chainId: string) => readonly Address[]
  /** Safes that the person has added or created. */
  safes: (chainId: string) => readonly Address[]
  store: LocalStore
  /** Validates each answer as a gateway's: nodes can return anything. */
  validate?: ((route: Route, answer: unknown, path: Record<string, unknown>) => unknown) | undefined
  /** Milliseconds since 1970. */
  now: () => number
}

export interface LocalCall<R extends Route> {
  path: PathValues<PathOf<R>>
  query: Partial<QueryOf<R>>
  body: BodyOf<R>
  signal: AbortSignal | undefined
}

/** Answers one route as a gateway would, in its wire format. */
export type Handler<R extends Route, Answer = NonNullable<R['types']>['answer']> = (
  local: Local,
  call: LocalCall<R>,
) => Promise<Answer>

/** @throws GatewayHttpError if the network has no node */
export function clientOf({ client }: Local, chainId: string): ChainClient {
  const found = client(chainId)
  if (!found) throw notFound('No endpoint for this network.')
  return found
}
