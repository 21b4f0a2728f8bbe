import type { routes } from '#gateway'
import type { Handler } from '../handler.ts'
import { performAction } from '../userData/performAction.ts'
import { badRequest } from '../userData/httpErrors.ts'

/** Unsubscribes from one category. An unknown category or token is not an error. */
export const unsubscribe: Handler<typeof routes.unsubscribe> = async (gateway, { query }) => {
  const token = readToken(query)
  await performAction(gateway, 'unsubscribe', { token, category: query.get('category') ?? '' })
}

/** Unsubscribes from all email. */
export const unsubscribeAll: Handler<typeof routes.unsubscribeAll> = async (gateway, { query }) => {
  await performAction(gateway, 'unsubscribe', { token: readToken(query) })
}

function readToken(query: URLSearchParams): string {
  const token = query.get('token') ?? ''
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(token))
    throw badRequest('Validation failed (uuid is expected)')
  return token.toLowerCase()
}
