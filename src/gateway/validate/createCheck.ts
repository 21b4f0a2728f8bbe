import * as v from 'valibot'
import { GatewayUnreadableError } from '../errors.ts'
import type { Route } from '../route.ts'
import * as routes from '../routes.ts'
import { answers } from './answers.ts'

export type Check = (route: Route, answer: unknown) => void

export interface CheckOptions {
  /** Checks the answers of these calls alone; of all where it is left out. */
  only?: readonly Route[]
}

// By its words, not by its identity: an app may carry the table of routes twice.
const nameOf = ({ method = 'POST', path }: Route) => `${method} ${path}`

/**
 * Makes a check for `createGateway({ check })`. It looks at an answer as it came and lets it pass untouched, or throws a
 * {@link GatewayUnreadableError} whose `field` leads to the first field that is wrong, and whose message names it.
 *
 * Answers of gateways of all ages pass, in both spellings; so do fields, words and kinds that are not known.
 */
export function createCheck({ only }: CheckOptions = {}): Check {
  const wanted = only && new Set(only.map(nameOf))
  const schemas = new Map<string, v.GenericSchema>()
  for (const [call, route] of Object.entries<Route>(routes)) {
    const schema = (answers as Record<string, v.GenericSchema | undefined>)[call]
    if (schema && (!wanted || wanted.has(nameOf(route)))) schemas.set(nameOf(route), schema)
  }
  return (route, answer) => {
    const schema = schemas.get(nameOf(route))
    const issue = schema && v.safeParse(schema, answer, { abortEarly: true }).issues?.[0]
    if (issue) throw wrong(route, issue)
  }
}

function wrong({ path }: Route, issue: v.BaseIssue<unknown>): GatewayUnreadableError {
  const items = issue.path ?? []
  const field = items.map(({ key }) => key as string | number)
  const is = items.at(-1)?.origin === 'key' ? 'is missing' : `should be ${issue.message}`
  return new GatewayUnreadableError(`The gateway's answer is wrong: ${placeOf(field)} ${is}.`, path, { field })
}

/** `results[0].transaction.id`. What is no plain word is data of the answer, and not to be shown. */
const placeOf = (field: readonly (string | number)[]): string =>
  field.length === 0 ? 'all of it' : field.map((part) => (typeof part === 'number' ? `[${part}]` : /^\w{1,80}$/.test(part) ? `.${part}` : '.…')).join('').replace(/^\./, '')
