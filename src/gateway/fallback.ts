import type { Gateway } from './client.ts'
import { GatewayHttpError } from './errors.ts'
import type { Route } from './route.ts'

/** True for the 404 of a route that this gateway does not have, false for the 404 of a thing that it does not know. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof GatewayHttpError && error.status === 404 && /^(Cannot [A-Z]+ \/|Not Found$)/.test(error.detail ?? '') && !error.text.includes('"code"')

const unsupportedRoutes = /*@__PURE__*/ new WeakMap<Gateway, Set<Route>>()

/**
 * Asks the first of these routes that the gateway offers. Only where it does not offer one is the next asked, and that is remembered
 * as long as the client lives: a call that was turned away for any other reason may have been acted on, and is not sent in another form.
 * Of the last route, the gateway's own answer counts, be it that this is not offered either.
 */
export async function newestOf<R extends Route, Answer>(gateway: Gateway, newestFirst: readonly R[], ask: (route: R) => Promise<Answer>): Promise<Answer> {
  const known = unsupportedRoutes.get(gateway) ?? new Set()
  unsupportedRoutes.set(gateway, known)
  const [route, older] = newestFirst.filter((one, at) => !newestFirst[at + 1] || !known.has(one)) as [R, R?]
  return ask(route).catch((error: unknown) => {
    if (!older || !isNotOffered(error)) throw error
    known.add(route)
    return newestOf(gateway, newestFirst, ask)
  })
}
