import type { HttpTransport, HttpTransportConfig } from 'viem'

/**
 * viem's HTTP transport to a node, or to the chain's default one without `url`. Its code is loaded
 * with the first request, because pages render and wallets connect before that. A request rejects
 * with the browser's error if the code can't be loaded.
 */
export function nodeTransport(url?: string, options: HttpTransportConfig = {}): HttpTransport {
  return (input) => {
    const address = url ?? input.chain?.rpcUrls.default.http[0]
    let loading: Promise<ReturnType<HttpTransport>> | undefined
    async function load() {
      const { http } = await import('./http.ts')
      // A redirecting node would choose the next node.
      const fetchOptions = { ...options.fetchOptions, redirect: 'error' } as const
      return http(url, { ...options, fetchOptions })(input)
    }
    const request = async (...args: readonly unknown[]): Promise<unknown> => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      const node = await loading
      return (node.request as (...args: readonly unknown[]) => Promise<unknown>)(...args)
    }
    return {
      config: {
        key: 'http',
        name: 'HTTP JSON-RPC',
        type: 'http',
        request: request as never,
        retryCount: options.retryCount ?? input.retryCount,
        timeout: input.timeout ?? options.timeout,
      },
      request: request as ReturnType<HttpTransport>['request'],
      value: { fetchOptions: options.fetchOptions, url: address },
    }
  }
}
