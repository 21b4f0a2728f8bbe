export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `include` only where the gateway keeps a login cookie; everywhere else no credentials leave the page. */
export type Credentials = 'omit' | 'include'
export type QueryValue = string | number | boolean | readonly string[] | null | undefined

/** One call of the gateway: the types of body, query and answer ride along and cost nothing at run time. */
export interface Route<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> {
  method: Method
  path: Path
  credentials: Credentials
  /** `nothing`: an empty body is the right answer. */
  answers: 'json' | 'nothing'
  readonly types?: { query: Query; body: Body; answer: Answer }
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
export type PathValues<Path extends string> = { [Name in Names<Path>]: string }

export type QueryOf<R> = R extends Route<string, infer Query, unknown, unknown> ? Query : never
export type BodyOf<R> = R extends Route<string, unknown, infer Body, unknown> ? Body : never
export type AnswerOf<R> = R extends Route<string, unknown, unknown, infer Answer> ? Answer : never
export type PathOf<R> = R extends Route<infer Path, unknown, unknown, unknown> ? Path : never

// The curried form lets a call site give the types of the answer and still keep the literal of the path.
const make =
  (method: Method, answers: 'json' | 'nothing' = 'json') =>
  <Answer, Query = Record<never, never>, Body = undefined>(credentials: Credentials = 'omit') =>
  <const Path extends string>(path: Path): Route<Path, Query, Body, Answer> => ({ method, path, credentials, answers })

export const get = /*@__PURE__*/ make('GET')
export const post = /*@__PURE__*/ make('POST')
export const put = /*@__PURE__*/ make('PUT')
/** DELETE; its answer is empty. */
export const remove = /*@__PURE__*/ make('DELETE', 'nothing')
