import type { AnswerOf, PathOf, PathValues, Route } from '#gateway'
import type { GatewayState } from './state.ts'

/** What came in. The body is not trusted: a handler reads it field by field, as the real gateway does. */
export interface HandlerInput<R extends Route = Route> {
  path: PathValues<PathOf<R>>
  query: URLSearchParams
  body: unknown
  url: URL
  headers: Headers
}

/** Answers one route from the state, or throws a `Refusal`. */
export type Handler<R extends Route> = (gateway: GatewayState, input: HandlerInput<R>) => Promise<AnswerOf<R>> | AnswerOf<R>
