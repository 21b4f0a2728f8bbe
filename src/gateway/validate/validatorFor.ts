import * as v from 'valibot'
import { InvalidResponseError } from '../errors.ts'
import type { Route } from '../route.ts'
import type { ResponseValidator } from './responseValidator.ts'

/** By its words, not by its identity: an app may carry the table of routes twice. */
export const nameOf = ({ method = 'POST', path }: Route): string => `${method} ${path}`

/** A check of these calls, each with what it answers. */
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

/** `results[0].transaction.id`. What is no plain word is data of the answer, and not to be shown. */
const placeOf = (field: readonly (string | number)[]): string =>
  field.length === 0
    ? 'all of it'
    : field
        .map((part) => (typeof part === 'number' ? `[${part}]` : /^\w{1,80}$/.test(part) ? `.${part}` : '.…'))
        .join('')
        .replace(/^\./, '')
