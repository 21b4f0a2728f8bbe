export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `include` only where the gateway keeps a login cookie; everywhere else no credentials leave the page. */
export type Credentials = 'omit' | 'include'
export type QueryValue = string | number | boolean | readonly string[] | null | undefined
/** No query, or no headers. */
export type None = Record<never, never>

/** One call of the gateway: the types of query, body, answer and headers ride along and cost nothing at run time. */
export interface Route<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown, Headers = unknown> {
  /** POST where none is given. */
  method?: Method
  path: Path
  credentials: Credentials
  /** `nothing`: an empty body is the right answer. */
  answers: 'json' | 'nothing'
  /** Brings the spellings of different gateways to one. It changes words and names, never values. */
  normalize?: Normalize | undefined
  readonly types?: { query: Query; body: Body; answer: Answer; headers: Headers }
}

export type Normalize = (answer: unknown) => unknown

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
export type PathValues<Path extends string> = { [Name in Names<Path>]: string }

export type QueryOf<R> = R extends Route<string, infer Query, unknown, unknown, unknown> ? Query : never
export type BodyOf<R> = R extends Route<string, unknown, infer Body, unknown, unknown> ? Body : never
export type AnswerOf<R> = R extends Route<string, unknown, unknown, infer Answer, unknown> ? Answer : never
export type HeadersOf<R> = R extends Route<string, unknown, unknown, unknown, infer Headers> ? Headers : never
export type PathOf<R> = R extends Route<infer Path, unknown, unknown, unknown, unknown> ? Path : never

interface Manner {
  credentials?: Credentials
  answers?: 'json' | 'nothing'
  normalize?: Normalize
}

// The curried form lets a call site give the types of the answer and still keep the literal of the path.
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
