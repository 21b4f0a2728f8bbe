import type { AnswerOf, PathOf, PathValues, Route } from '#gateway'
import type { GatewayState } from './state.ts'

/** What came in. The body is not trusted: a handler reads it field by field, as the real gateway does. */
export interface HandlerInput<R extends Route = Route> {
  path: PathValues<PathOf<R>>
  query: URLSearchParams
  body: unknown
  url: URL
  headers: Headers
  /** The value of the login cookie, when the request carries one. */
  token: string | undefined
}

/** A success that is not the usual 200 with a body. */
export interface Reply<Answer> {
  readonly status: number
  readonly value: Answer
  readonly headers: Record<string, string>
}

const replies = new WeakSet<object>()
/** An answer with a status and headers of its own. */
export function reply<Answer>(status: number, value: Answer, headers: Record<string, string> = {}): Reply<Answer> {
  const made = { status, value, headers }
  replies.add(made)
  return made
}
export const isReply = (value: unknown): value is Reply<unknown> => typeof value === 'object' && value !== null && replies.has(value)

/** Answers one route from the state, or throws a `Refusal`. */
export type Handler<R extends Route> = (
  gateway: GatewayState,
  input: HandlerInput<R>,
) => Promise<AnswerOf<R> | Reply<AnswerOf<R>>> | AnswerOf<R> | Reply<AnswerOf<R>>
