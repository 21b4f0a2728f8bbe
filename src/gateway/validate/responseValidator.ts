import type { Route } from '../route.ts'

/** Validates the response of a call; throws if it is invalid. */
export type ResponseValidator = (route: Route, answer: unknown) => void
