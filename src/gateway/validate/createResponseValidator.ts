import type { GenericSchema } from 'valibot'
import type { Route } from '../route.ts'
import * as routes from '../routes.ts'
import { answers } from './answers.ts'
import type { ResponseValidator } from './responseValidator.ts'
import { validatorFor, nameOf } from './validatorFor.ts'

export interface ResponseValidatorOptions {
  /** Validates only the responses of these calls. Default: all calls. */
  only?: readonly Route[]
}

/**
 * Creates a validator for `createGateway({ validate })`. It returns a valid response unchanged. In
 * a list, it sets invalid rows aside as `unreadable`. For anything else, it throws an
 * {@link InvalidResponseError} whose `field` is the path to the first invalid field, and whose
 * message names it. Responses about a different Safe, chain, or transaction than requested are
 * invalid, too.
 *
 * Accepts the responses of all gateway versions, in both spellings, and unknown fields, enum values
 * and kinds.
 */
export function createResponseValidator({
  only,
}: ResponseValidatorOptions = {}): ResponseValidator {
  const wanted = only && new Set(only.map(nameOf))
  const schemas: Record<string, GenericSchema | undefined> = answers
  return validatorFor(
    Object.entries<Route>(routes).flatMap(([call, route]) => {
      const schema = schemas[call]
      return schema && (!wanted || wanted.has(nameOf(route))) ? [[route, schema] as const] : []
    }),
  )
}
