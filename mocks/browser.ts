import type { Route } from '#gateway'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { nameServerUrl } from './ensNames.ts'
import { demoPricesUrl, secondRpcUrl, type World } from './world.ts'

/** A route's path in MSW's syntax: `/v1/chains/:chainId`. */
export const mswPath = ({ path }: Route): string => path.replace(/\{(\w+)\}/g, ':$1')

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** MSW's handler function for a route's method. */
export const mswMethod = ({ method = 'POST' }: Route) => methods[method]

/**
 * One handler per node, and a single one for the gateway: the mocked world finds the route itself,
 * and MSW tries every handler on every request. Handlers added with `worker.use` take precedence.
 */
export function worldHandlers(getWorld: () => World): HttpHandler[] {
  const { gatewayUrl, state } = getWorld()
  const ask = async ({ request }: { request: Request }) =>
    (await getWorld().fetch(request)) ?? HttpResponse.error()
  return [
    ...state.chainIds.flatMap((chainId) => [
      http.post(state.rpcUrl(chainId), ask),
      http.post(secondRpcUrl(chainId), ask),
    ]),
    http.all(`${gatewayUrl}/*`, ask),
    http.all(`${nameServerUrl}/*`, ask),
    http.all(`${demoPricesUrl}/*`, ask),
  ]
}

export interface WorkerOptions {
  /** URL of the worker script. */
  url?: string
  /** URLs below this one pass: the demo's own apps, on another origin. */
  servedUrl?: string | undefined
  /** Called for each unhandled request, before it fails. */
  onUnanswered?: (request: Request) => void
}

/**
 * Mocks the page's network. Requests to the page's own origin and to served URLs pass; any other
 * unhandled request fails.
 */
export async function startWorldWorker(
  getWorld: () => World,
  { url = '/mockServiceWorker.js', servedUrl, onUnanswered }: WorkerOptions = {},
): Promise<SetupWorker> {
  addEventListener('unhandledrejection', ignoreMissedUpdate)
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker(...worldHandlers(getWorld))
  await worker.start({
    quiet: true,
    serviceWorker: { url },
    onUnhandledFrame({ frame }) {
      const { request } = frame.data as { request?: Request }
      if (!request || new URL(request.url).origin === location.origin) return
      if (servedUrl !== undefined && request.url.startsWith(servedUrl)) return
      onUnanswered?.(request)
      // Only an error prevents the request from leaving the page.
      throw new Error(
        `No handler for ${request.method} ${request.url}. The mocked world has no such host.`,
      )
    },
  })
  return worker
}

/**
 * The worker of a page that is left unregisters itself, while MSW on the next page looks for a
 * newer worker without waiting for the result. The worker responds anyway.
 */
function ignoreMissedUpdate(event: PromiseRejectionEvent): void {
  if (
    event.reason instanceof TypeError &&
    /^Failed to update a ServiceWorker .* Not found$/.test(event.reason.message)
  )
    event.preventDefault()
}
