import type { Gateway } from './client.ts'
import { GatewayHttpError } from './errors.ts'
import type { Route } from './route.ts'

/** True for the 404 of a route that this gateway lacks, false for the 404 of a missing resource. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof GatewayHttpError &&
  error.status === 404 &&
  /^(Cannot [A-Z]+ \/|Not Found$)/.test(error.detail ?? '') &&
  !error.text.includes('"code"')

const unsupportedRoutes = /*@__PURE__*/ new WeakMap<Gateway, Set<Route>>()

/**
 * Calls the newest of these routes that the gateway supports. Falls back to the next one only if a
 * route is unsupported, and remembers that for the lifetime of the client: a call that failed for
 * any other reason may have taken effect and is not repeated in another form. For the last route,
 * the gateway's own response counts, even if it is unsupported too.
 */
export async function newestOf<R extends Route, Answer>(
  gateway: Gateway,
  newestFirst: readonly R[],
  ask: (route: R) => Promise<Answer>,
): Promise<Answer> {
  const known = unsupportedRoutes.get(gateway) ?? new Set()
  unsupportedRoutes.set(gateway, known)
  const [route, older] = newestFirst.filter(
    (one, at) => !newestFirst[at + 1] || !known.has(one),
  ) as [R, R?]
  return ask(route).catch((error: unknown) => {
    if (!older || !isNotOffered(error)) throw error
    known.add(route)
    return newestOf(gateway, newestFirst, ask)
  })
}
