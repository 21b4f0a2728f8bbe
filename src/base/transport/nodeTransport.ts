import type { HttpTransport, HttpTransportConfig, Transport } from 'viem'

type Request = (...args: never[]) => Promise<unknown>

/**
 * viem's HTTP transport to a node, or to the chain's default one without `url`. Its code is loaded
 * with the first request, because pages render and wallets connect before that. A request rejects
 * with the browser's error if the code can't be loaded.
 */
export function nodeTransport(url?: string, options: HttpTransportConfig = {}): HttpTransport {
  return (input) => {
    const address = url ?? input.chain?.rpcUrls.default.http[0]
    const request = withCode(({ http }) => {
      // A redirecting node would choose the next node.
      const fetchOptions = { ...options.fetchOptions, redirect: 'error' } as const
      return http(url, { ...options, fetchOptions })(input).request
    }) as ReturnType<HttpTransport>['request']
    return {
      config: {
        key: 'http',
        name: 'HTTP JSON-RPC',
        type: 'http',
        request,
        retryCount: options.retryCount ?? input.retryCount,
        timeout: input.timeout ?? options.timeout,
      },
      request,
      value: { fetchOptions: options.fetchOptions, url: address },
    }
  }
}

/** The fastest of several nodes, and another one while it fails (`fastestOf`). Loaded likewise. */
export const fastestTransport =
  (transports: readonly Transport[]): Transport =>
  (options) => {
    const nodes = transports.map((transport) => transport(options))
    const request = withCode(({ fastestOf }) => fastestOf(nodes))
    return { ...nodes[0], request } as ReturnType<Transport>
  }

/** A request that loads its code when it is first called, and again if that failed. */
function withCode(make: (code: typeof import('./http.ts')) => Request): Request {
  let loading: Promise<Request> | undefined
  return async (...args) => {
    loading ??= import('./http.ts').then(make).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return (await loading)(...args)
  }
}
