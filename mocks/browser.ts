import type { Route } from '#gateway'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import type { World } from './world.ts'

/** The path of a route as MSW writes it: `/v1/chains/:chainId`. */
export const mswPath = ({ path }: Route): string => path.replace(/\{(\w+)\}/g, ':$1')

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** The handler function of MSW for a route's method. */
export const mswMethod = ({ method = 'POST' }: Route) => methods[method]

/**
 * One handler for each node, and one for whatever is asked of the gateway: the world finds the route itself, and MSW tries every handler
 * on every request. Handlers that are added with `worker.use` come before these.
 */
export function worldHandlers(getWorld: () => World): HttpHandler[] {
  const { gatewayUrl, state } = getWorld()
  const ask = async ({ request }: { request: Request }) => (await getWorld().fetch(request)) ?? HttpResponse.error()
  return [...state.chainIds.map((chainId) => http.post(state.rpcUrl(chainId), ask)), http.all(`${gatewayUrl}/*`, ask)]
}

export interface WorkerOptions {
  /** Where the worker's script is. */
  url?: string
  /** Told of each request that nobody answers, before it fails. */
  onUnanswered?: (request: Request) => void
}

/** Puts the world in front of the page's network. Requests to the page's own origin pass; any other that nobody answers fails. */
export async function startWorldWorker(getWorld: () => World, { url = '/mockServiceWorker.js', onUnanswered }: WorkerOptions = {}): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker(...worldHandlers(getWorld))
  await worker.start({
    quiet: true,
    serviceWorker: { url },
    onUnhandledFrame({ frame }) {
      const { request } = frame.data as { request?: Request }
      if (!request || new URL(request.url).origin === location.origin) return
      onUnanswered?.(request)
      // Only an error keeps the request from leaving the page.
      throw new Error(`Nobody answers ${request.method} ${request.url}. The world has no such host.`)
    },
  })
  return worker
}
