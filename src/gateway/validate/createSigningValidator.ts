import type { GenericSchema } from 'valibot'
import type { Route } from '../route.ts'
import { confirm, details, message, messages, nonces, propose, safe } from '../routes.ts'
import type { ResponseValidator } from './responseValidator.ts'
import { validatorFor } from './validatorFor.ts'
import { details as transactionDetails } from './details.ts'
import { message as safeMessage, messages as messagesPage } from './messages.ts'
import { safeInfo, safeNonces } from './safes.ts'

const answers: readonly (readonly [Route, GenericSchema])[] = [
  [safe, safeInfo],
  [nonces, safeNonces],
  [details, transactionDetails],
  [propose, transactionDetails],
  [confirm, transactionDetails],
  [message, safeMessage],
  [messages, messagesPage],
]

/** The calls whose responses people base their signatures on. */
export const signingRoutes: readonly Route[] = answers.map(([route]) => route)

/**
 * Validates only these calls. Smaller than `createResponseValidator({ only: signingRoutes })`,
 * which includes the schemas of all calls.
 */
export const createSigningValidator = (): ResponseValidator => validatorFor(answers)
