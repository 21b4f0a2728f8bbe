import type { Route } from '../route.ts'

/** Looks at what a call answered; throws where it is wrong. */
export type ResponseValidator = (route: Route, answer: unknown) => void
