import { SafeAppProvider } from '#apps/provider'
import SafeAppsSDK from '#apps/sdk'
import { type Answers, aHost, safeInfo } from '../standInHost.ts'

/** The node calls and messages of a request, by name, with their parameters. */
const nameOf = ({ method, params }: { method: string; params: unknown }): string =>
  method === 'rpcCall' ? (params as { call: string }).call : method

export const safeTxHash = `0x${'5'.repeat(64)}` as const
export const txHash = `0x${'7'.repeat(64)}` as const

/**
 * A provider in a host that answers by the name of the message or node call; other names are
 * answered with null.
 */
export function aProvider(answers: Record<string, (params: never) => unknown> = {}) {
  const respond: Answers = (request) => {
    const name = nameOf(request)
    const params =
      request.method === 'rpcCall' ? (request.params as { params: unknown }).params : request.params
    return Object.hasOwn(answers, name) ? answers[name]?.(params as never) : null
  }
  const { requests, deliver } = aHost(respond)
  const sdk = new SafeAppsSDK()
  const provider = new SafeAppProvider(safeInfo, sdk)
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return {
    provider,
    sdk,
    deliver,
    request,
    /** What a request fails with. */
    failure: async (method: string, ...params: unknown[]) =>
      request(method, ...params).then(
        (result) => ({ result }),
        (error: unknown) => error,
      ),
    sent: () =>
      requests().map((one) => ({
        name: nameOf(one),
        params: (one.method === 'rpcCall'
          ? (one.params as { params: unknown }).params
          : one.params) as unknown,
      })),
  }
}
