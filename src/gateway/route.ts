export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `include` only where the gateway uses a login cookie; all other calls send no credentials. */
export type Credentials = 'omit' | 'include'
export type QueryValue = string | number | boolean | readonly string[] | null | undefined
/** No query, or no headers. */
export type None = Record<never, never>

/**
 * One call of the gateway. The types of query, body, response, and headers exist at compile time
 * only.
 */
export interface Route<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Headers = unknown,
> {
  /** Default: POST. */
  method?: Method
  path: Path
  credentials: Credentials
  /** `nothing`: the expected body is empty. */
  answers: 'json' | 'nothing'
  /**
   * Normalizes the spelling of different gateway versions. Changes words and field names, never
   * values.
   */
  normalize?: Normalize | undefined
  readonly types?: { query: Query; body: Body; answer: Answer; headers: Headers }
}

export type Normalize = (answer: unknown) => unknown

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
export type PathValues<Path extends string> = { [Name in Names<Path>]: string }

export type QueryOf<R> =
  R extends Route<string, infer Query, unknown, unknown, unknown> ? Query : never
export type BodyOf<R> =
  R extends Route<string, unknown, infer Body, unknown, unknown> ? Body : never
export type AnswerOf<R> =
  R extends Route<string, unknown, unknown, infer Answer, unknown> ? Answer : never
export type HeadersOf<R> =
  R extends Route<string, unknown, unknown, unknown, infer Headers> ? Headers : never
export type PathOf<R> =
  R extends Route<infer Path, unknown, unknown, unknown, unknown> ? Path : never

interface Manner {
  credentials?: Credentials
  answers?: 'json' | 'nothing'
  normalize?: Normalize
}

// The curried form lets a route state its response type and still infer the literal path.
const make =
  (method?: Method) =>
  <Answer, Query = None, Body = undefined, Headers = None>(manner?: Manner) =>
  <const Path extends string>(path: Path): Route<Path, Query, Body, Answer, Headers> => ({
    ...(method && { method }),
    path,
    credentials: 'omit',
    answers: 'json',
    ...manner,
  })

export const get = /*@__PURE__*/ make('GET')
export const post = /*@__PURE__*/ make()
export const put = /*@__PURE__*/ make('PUT')
export const remove = /*@__PURE__*/ make('DELETE')
