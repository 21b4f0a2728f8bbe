import { Refusal } from '../refusal.ts'

/** Nobody is logged in, or somebody who may not. */
export const forbidden = (message = 'Forbidden resource') => new Refusal(403, { message, error: 'Forbidden', statusCode: 403 })

/** A login that does not hold. */
export const badLogin = (message: string) => new Refusal(401, { message, error: 'Unauthorized', statusCode: 401 })

/** Somebody is logged in, but not the one that the call speaks of. */
export const unauthorized = () => new Refusal(401, { message: 'Unauthorized', statusCode: 401 })

export const badRequest = (message: string) => new Refusal(400, { message, error: 'Bad Request', statusCode: 400 })

export const missing = (message: string) => new Refusal(404, { message, error: 'Not Found', statusCode: 404 })

export const notProcessable = (message: string) => new Refusal(422, { message, error: 'Unprocessable Entity', statusCode: 422 })

/** What the real gateway answers where it did not think of something. */
export const internal = () => new Refusal(500, { code: 500, message: 'Internal server error' })
