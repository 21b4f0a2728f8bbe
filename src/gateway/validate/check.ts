import type { Route } from '../route.ts'

/** Looks at what a call answered; throws where it is wrong. */
export type Check = (route: Route, answer: unknown) => void
