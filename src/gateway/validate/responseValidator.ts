import type { PathParameters } from '../client.ts'
import type { Route } from '../route.ts'

/**
 * Validates the response of a call to a path with these parameters. Returns what to use: the same
 * response, or one without its invalid rows. Throws if the response as a whole is invalid.
 */
export type ResponseValidator = (route: Route, answer: unknown, path?: PathParameters) => unknown
