import * as v from 'valibot'
import { InvalidResponseError } from '../errors.ts'
import type { Route } from '../route.ts'
import { mismatchIn } from './identity.ts'
import { fieldOf, problemOf } from './problem.ts'
import type { ResponseValidator } from './responseValidator.ts'
import { withoutChains, withoutRows } from './rows.ts'
import { allOwnedSafes } from './safes.ts'

/** Compares routes by content, not by identity: an app may bundle the route table twice. */
export const nameOf = ({ method = 'POST', path }: Route): string => `${method} ${path}`

/** Creates a validator for these calls and their response schemas. */
export function validatorFor(
  answers: readonly (readonly [Route, v.GenericSchema])[],
): ResponseValidator {
  const schemas = new Map(answers.map(([route, schema]) => [nameOf(route), schema]))
  return (route, answer, path = {}) => {
    const schema = schemas.get(nameOf(route))
    if (!schema) return answer
    // All issues, because each invalid row is set aside individually.
    const issues = v.safeParse(schema, answer, { abortPipeEarly: true }).issues ?? []
    const [mismatch] = mismatchIn(answer, path)
    if (mismatch)
      throw new InvalidResponseError(
        `Invalid gateway response: its ${mismatch} differs from the requested one.`,
        route.path,
        { field: [mismatch] },
      )
    const read =
      schema === allOwnedSafes ? withoutChains(answer, issues) : withoutRows(answer, path, issues)
    if ('whole' in read)
      throw new InvalidResponseError(
        `Invalid gateway response: ${problemOf(read.whole)}.`,
        route.path,
        { field: fieldOf(read.whole) },
      )
    return read.answer
  }
}
