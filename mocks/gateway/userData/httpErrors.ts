import { HttpError } from '../httpError.ts'

/** Not logged in, or not permitted. */
export const forbidden = (message = 'Forbidden resource') =>
  new HttpError(403, { message, error: 'Forbidden', statusCode: 403 })

/** An invalid login. */
export const badLogin = (message: string) =>
  new HttpError(401, { message, error: 'Unauthorized', statusCode: 401 })

/** Logged in with a different address than the call's. */
export const unauthorized = () => new HttpError(401, { message: 'Unauthorized', statusCode: 401 })

export const badRequest = (message: string) =>
  new HttpError(400, { message, error: 'Bad Request', statusCode: 400 })

export const missing = (message: string) =>
  new HttpError(404, { message, error: 'Not Found', statusCode: 404 })

export const notProcessable = (message: string) =>
  new HttpError(422, { message, error: 'Unprocessable Entity', statusCode: 422 })

/** The real gateway's response to a case it does not handle. */
export const internal = () => new HttpError(500, { code: 500, message: 'Internal server error' })
