import { Refusal } from '../refusal.ts'

/** Not logged in, or not permitted. */
export const forbidden = (message = 'Forbidden resource') =>
  new Refusal(403, { message, error: 'Forbidden', statusCode: 403 })

/** An invalid login. */
export const badLogin = (message: string) =>
  new Refusal(401, { message, error: 'Unauthorized', statusCode: 401 })

/** Logged in as another address than the call's. */
export const unauthorized = () => new Refusal(401, { message: 'Unauthorized', statusCode: 401 })

export const badRequest = (message: string) =>
  new Refusal(400, { message, error: 'Bad Request', statusCode: 400 })

export const missing = (message: string) =>
  new Refusal(404, { message, error: 'Not Found', statusCode: 404 })

export const notProcessable = (message: string) =>
  new Refusal(422, { message, error: 'Unprocessable Entity', statusCode: 422 })

/** The real gateway's response to a case it does not handle. */
export const internal = () => new Refusal(500, { code: 500, message: 'Internal server error' })
