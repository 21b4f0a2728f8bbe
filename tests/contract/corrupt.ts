import { InvalidResponseError, type Route, routes, type UnreadableRow } from '#gateway'
import type { ResponseValidator } from '#gateway/validate'
import * as v from 'valibot'
import { answers } from '../../src/gateway/validate/answers.ts'
import { fieldOf, problemOf } from '../../src/gateway/validate/problem.ts'
import { nameOf } from '../../src/gateway/validate/validatorFor.ts'
import type { Path } from './wire.ts'

/** Marks a field for removal. */
export const gone = Symbol('gone')

/** The response with one changed field. */
export function corrupt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, at) =>
      at !== key ? item : rest.length > 0 ? corrupt(item, rest, put) : put,
    )
  const object: Record<string | number, unknown> = { ...(value as Record<string, unknown>) }
  if (key === undefined) return put
  if (rest.length > 0) object[key] = corrupt(object[key], rest, put)
  else if (put === gone) delete object[key]
  else object[key] = put
  return object
}

export const changed = (answer: unknown, changes: readonly (readonly [Path, unknown])[]): unknown =>
  changes.reduce((told, [path, put]) => corrupt(told, path, put), answer)

/**
 * The validator's error for a response, or for the first row that it set aside; undefined if all of
 * it is accepted. Other errors are rethrown.
 */
export function faultIn(
  validate: ResponseValidator,
  route: Route,
  answer: unknown,
): InvalidResponseError | undefined {
  try {
    const read = validate(route, answer)
    const { unreadable: [row] = [] } = (read ?? {}) as { unreadable?: UnreadableRow[] }
    const list = 'items' in Object(answer) ? 'items' : 'results'
    if (row)
      return faultAt(
        route,
        [list, row.index, ...row.field],
        `${list}[${row.index}]${row.field.length > 0 ? '.' : ''}${row.problem}`,
      )
    return read === answer ? undefined : leftOut(route, answer)
  } catch (error) {
    if (error instanceof InvalidResponseError) return error
    throw error
  }
}

const faultAt = (route: Route, field: Path, problem: string) =>
  new InvalidResponseError(`Invalid gateway response: ${problem}.`, route.path, { field })

/**
 * A response that is a list, or a list per chain, has no place to say what was left out: its schema
 * does.
 */
function leftOut(route: Route, answer: unknown): InvalidResponseError | undefined {
  const call = Object.keys(routes).find(
    (name) => nameOf((routes as Record<string, Route>)[name]!) === nameOf(route),
  ) as keyof typeof answers
  const issue = v.safeParse(answers[call] as v.GenericSchema, answer, { abortEarly: true })
    .issues?.[0]
  return issue && faultAt(route, fieldOf(issue), problemOf(issue))
}
