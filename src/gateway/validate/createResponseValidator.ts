import type { GenericSchema } from 'valibot'
import type { Route } from '../route.ts'
import * as routes from '../routes.ts'
import { answers } from './answers.ts'
import type { ResponseValidator } from './responseValidator.ts'
import { validatorFor, nameOf } from './validatorFor.ts'

export interface ResponseValidatorOptions {
  /** Checks the answers of these calls alone; of all where it is left out. */
  only?: readonly Route[]
}

/**
 * Makes a check for `createGateway({ check })`. It looks at an answer as it came and lets it pass untouched, or throws a
 * {@link InvalidResponseError} whose `field` leads to the first field that is wrong, and whose message names it.
 *
 * Answers of gateways of all ages pass, in both spellings; so do fields, words and kinds that are not known.
 */
export function createResponseValidator({ only }: ResponseValidatorOptions = {}): ResponseValidator {
  const wanted = only && new Set(only.map(nameOf))
  const schemas: Record<string, GenericSchema | undefined> = answers
  return validatorFor(
    Object.entries<Route>(routes).flatMap(([call, route]) => {
      const schema = schemas[call]
      return schema && (!wanted || wanted.has(nameOf(route))) ? [[route, schema] as const] : []
    }),
  )
}
