import { InvalidResponseError, type Route } from '#gateway'
import type { Path } from './wire.ts'

/** Marks a field for removal. */
export const gone = Symbol('gone')

/** The response with one changed field. */
export function corrupt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, at) => (at !== key ? item : rest.length > 0 ? corrupt(item, rest, put) : put))
  const object: Record<string | number, unknown> = { ...(value as Record<string, unknown>) }
  if (key === undefined) return put
  if (rest.length > 0) object[key] = corrupt(object[key], rest, put)
  else if (put === gone) delete object[key]
  else object[key] = put
  return object
}

export const changed = (answer: unknown, changes: readonly (readonly [Path, unknown])[]): unknown =>
  changes.reduce((told, [path, put]) => corrupt(told, path, put), answer)

/** The validator's error for a response; undefined if it is accepted. Other errors are rethrown. */
export function faultIn(validate: (route: Route, answer: unknown) => void, route: Route, answer: unknown): InvalidResponseError | undefined {
  try {
    validate(route, answer)
    return undefined
  } catch (error) {
    if (error instanceof InvalidResponseError) return error
    throw error
  }
}
