import { aHost, hostOrigin, owner, safeInfo, settled } from '../unit/apps/standInHost.ts'
import { type Case, hash, txHash } from './appsCases.ts'

/** What a host and a page see of a case, as texts. */
export interface Observed {
  /** The messages by name and parameters, one per line. */
  messages: string
  /** The other fields of the messages, except the name of the document. */
  envelope: string
  outcome: 'answered' | 'failed' | 'no answer'
  /** The result as JSON, or the text of the error. */
  told: string
  code: string
  targets: string[]
  ids: string[]
  /** How each message names the document that sends it, which existing SDKs don't. */
  documents: (string | undefined)[]
}

const usual: Record<string, (params: never) => unknown> = {
  getSafeInfo: () => safeInfo,
  getChainInfo: () => ({ chainId: '1' }),
  getEnvironmentInfo: () => ({ origin: hostOrigin }),
  getSafeBalances: ({ currency }: { currency: string }) => ({ currency, items: [] }),
  getTxBySafeTxHash: () => ({ txHash, txStatus: 'SUCCESS' }),
  getOffChainSignature: () => '0x1234',
  signMessage: () => ({ messageHash: hash, signature: '0x1234' }),
  signTypedMessage: () => ({ messageHash: hash, signature: '0x1234' }),
  sendTransactions: () => ({ safeTxHash: hash }),
  wallet_getPermissions: () => [
    { parentCapability: 'requestAddressBook', invoker: 'https://app.test' },
  ],
  wallet_requestPermissions: () => [
    { parentCapability: 'requestAddressBook', invoker: 'https://app.test' },
  ],
  requestAddressBook: () => [{ address: owner, chainId: '1', name: 'Ada' }],
  eth_getBlockByNumber: () => ({ number: '0x10' }),
}

/** Runs a case in a new host. */
export async function observe<Subject>(
  { run, host = {} }: Case<Subject>,
  create: () => Subject,
): Promise<Observed> {
  const { sent } = aHost(({ method, params }) => {
    const { call, params: inner } = (method === 'rpcCall' ? params : { call: method, params }) as {
      call: string
      params: unknown
    }
    const answer = host[call] ?? usual[call] ?? (() => '0x5')
    return answer(inner as never)
  })
  const subject = create()
  const ended = Promise.resolve()
    .then(() => run(subject))
    .then(
      (result) => ({ outcome: 'answered' as const, told: text(result), code: 'none' }),
      (error: { message: string; code?: unknown }) => ({
        outcome: 'failed' as const,
        told: error.message,
        code: String(error.code ?? 'none'),
      }),
    )
  const seen = await Promise.race([
    ended,
    settled().then(() => ({ outcome: 'no answer' as const, told: '', code: 'none' })),
  ])
  const lines = sent.map(({ request: { method, params } }) => `${method} ${text(params)}`)
  const envelopes = sent.map(({ request: { env, ...request } }) => {
    const { document: _, ...others } = env
    return text([Object.keys(request), others])
  })
  return {
    ...seen,
    messages: lines.join('\n') || 'none',
    envelope: [...new Set(envelopes)].join('\n'),
    targets: sent.map(({ target }) => target),
    ids: sent.map(({ request }) => request.id),
    documents: sent.map(({ request }) => request.env.document?.id),
  }
}

/** JSON in which undefined is visible, with the keys of objects in order. */
function text(value: unknown): string {
  const visible = (_: string, one: unknown): unknown => {
    if (one === undefined) return '(undefined)'
    return typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one
  }
  return JSON.stringify(value, visible).replaceAll('"(undefined)"', 'undefined')
}
