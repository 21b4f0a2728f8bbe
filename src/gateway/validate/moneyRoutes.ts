import type { Route } from '../route.ts'
import { confirm, details, message, messages, nonces, propose, safe } from '../routes.ts'

/** The calls whose answers people sign by. */
export const moneyRoutes: readonly Route[] = [safe, details, nonces, message, messages, propose, confirm]
