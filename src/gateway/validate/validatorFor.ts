import * as v from 'valibot'
import { InvalidResponseError } from '../errors.ts'
import type { Route } from '../route.ts'
import type { ResponseValidator } from './responseValidator.ts'

/** Compares routes by content, not by identity: an app may bundle the route table twice. */
export const nameOf = ({ method = 'POST', path }: Route): string => `${method} ${path}`

/** Creates a validator for these calls and their response schemas. */
export function validatorFor(answers: readonly (readonly [Route, v.GenericSchema])[]): ResponseValidator {
  const schemas = new Map(answers.map(([route, schema]) => [nameOf(route), schema]))
  return (route, answer) => {
    const schema = schemas.get(nameOf(route))
    const issue = schema && v.safeParse(schema, answer, { abortEarly: true }).issues?.[0]
    if (issue) throw wrong(route, issue)
  }
}

function wrong({ path }: Route, issue: v.BaseIssue<unknown>): InvalidResponseError {
  const items = issue.path ?? []
  const field = items.map(({ key }) => key as string | number)
  const is = items.at(-1)?.origin === 'key' ? 'is missing' : `should be ${issue.message}`
  return new InvalidResponseError(`The gateway's answer is wrong: ${placeOf(field)} ${is}.`, path, { field })
}

/** Formats a path like `results[0].transaction.id`. Keys that are not plain words are response data and stay hidden. */
const placeOf = (field: readonly (string | number)[]): string =>
  field.length === 0
    ? 'all of it'
    : field
        .map((part) => (typeof part === 'number' ? `[${part}]` : /^\w{1,80}$/.test(part) ? `.${part}` : '.…'))
        .join('')
        .replace(/^\./, '')
