import type { AnswerOf, PathOf, PathValues, Route } from '#gateway'
import type { GatewayState } from './state.ts'

/** A request. The body is untrusted: handlers validate it field by field, like the real gateway. */
export interface HandlerInput<R extends Route = Route> {
  path: PathValues<PathOf<R>>
  query: URLSearchParams
  body: unknown
  url: URL
  headers: Headers
  /** The login cookie, if the request has one. */
  token: string | undefined
}

/** A success response other than 200 with a body. */
export interface Reply<Answer> {
  readonly status: number
  readonly value: Answer
  readonly headers: Record<string, string>
}

const replies = new WeakSet<object>()
/** A response with its own status and headers. */
export function reply<Answer>(
  status: number,
  value: Answer,
  headers: Record<string, string> = {},
): Reply<Answer> {
  const made = { status, value, headers }
  replies.add(made)
  return made
}
export const isReply = (value: unknown): value is Reply<unknown> =>
  typeof value === 'object' && value !== null && replies.has(value)

/** Handles one route, or throws a `HttpError`. */
export type Handler<R extends Route> = (
  gateway: GatewayState,
  input: HandlerInput<R>,
) => Promise<AnswerOf<R> | Reply<AnswerOf<R>>> | AnswerOf<R> | Reply<AnswerOf<R>>
