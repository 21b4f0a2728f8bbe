import { codes, type HostMethod, Methods, RPC_CALLS } from '#apps/protocol'
import {
  getSDKVersion,
  MessageFormatter,
  type Methods as OfficialMethods,
} from '@safe-global/safe-apps-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppRequestError, type Handlers } from '../../src/apps/host/index.ts'
import {
  aHostWithAnApp,
  answering,
  chain,
  granted,
  hash,
  hostOrigin,
  settled,
} from '../unit/apps/host/aFrame.ts'
import { owner, safeInfo } from '../unit/apps/standInHost.ts'

afterEach(() => void vi.unstubAllGlobals())

const version = getSDKVersion()
const note = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
}
const tx = { to: owner, value: '1', data: '0x' }

interface Call {
  method: HostMethod
  params?: unknown
  /** Responses of existing hosts. */
  data: unknown
}

const messages: Record<HostMethod, Omit<Call, 'method'>> = {
  getSafeInfo: { data: { ...safeInfo, network: 'MAINNET' } },
  getChainInfo: { data: chain },
  getEnvironmentInfo: { data: { origin: hostOrigin } },
  getSafeBalances: { params: { currency: 'usd' }, data: { fiatTotal: 'usd', items: [] } },
  getTxBySafeTxHash: { params: { safeTxHash: hash }, data: { txId: hash } },
  getOffChainSignature: { params: hash, data: '' },
  rpcCall: { params: { call: 'eth_gasPrice', params: [] }, data: 'eth_gasPrice' },
  sendTransactions: { params: { txs: [tx] }, data: { safeTxHash: hash } },
  signMessage: { params: { message: 'x' }, data: { messageHash: hash, signature: '0x12' } },
  signTypedMessage: { params: { typedData: note }, data: { messageHash: hash, signature: '0x34' } },
  wallet_getPermissions: { data: [] },
  wallet_requestPermissions: { params: [{ requestAddressBook: {} }], data: [granted] },
  requestAddressBook: { data: [] },
  getCurrentTheme: { data: { darkMode: false } },
}

const nodeParams: Record<keyof typeof RPC_CALLS, unknown[]> = {
  eth_call: [{ to: owner }, 'latest'],
  eth_gasPrice: [],
  eth_getLogs: [{ address: owner }],
  eth_getBalance: [owner, 'latest'],
  eth_getCode: [owner, 'latest'],
  eth_getBlockByHash: [hash, false],
  eth_getBlockByNumber: ['latest', false],
  eth_getStorageAt: [owner, '0x0', 'latest'],
  eth_getTransactionByHash: [hash],
  eth_getTransactionReceipt: [hash],
  eth_getTransactionCount: [owner, 'latest'],
  eth_estimateGas: [{ to: owner }],
  safe_setSettings: [{ offChainSigning: false }],
}

const calls: [name: string, call: Call][] = [
  ...(Object.entries(messages) as [HostMethod, Omit<Call, 'method'>][]).map(
    ([method, one]): [string, Call] => [method, { method, ...one }],
  ),
  ...Object.values(RPC_CALLS).map((call): [string, Call] => {
    const data = call === 'safe_setSettings' ? { offChainSigning: false } : call
    return [
      `rpcCall ${call}`,
      { method: 'rpcCall', params: { call, params: nodeParams[call] }, data },
    ]
  }),
]

/** How this host's messages differ. */
const differences: { of: readonly string[]; change: (data: object) => object; reason: string }[] = [
  {
    of: ['getEnvironmentInfo'],
    change: (data) => ({ ...data, events: ['themeChanged', 'safeChanged', 'transactionExecuted'] }),
    reason: 'Hosts of the field have no events, so apps have to know which ones a host sends.',
  },
]

const differencesOf = (name: string, data: unknown): unknown =>
  differences
    .filter(({ of }) => of.includes(name))
    .reduce((one, { change }) => change(one), data as object)

const success = (id: string, data: unknown) =>
  MessageFormatter.makeResponse(id, data as never, version)

/** The envelope of the field, and a code, which existing SDKs ignore. */
const failure = (id: string, error: string, code: number) => {
  const { version: last, ...fields } = MessageFormatter.makeErrorResponse(id, error, version)
  return { ...fields, version: last, code }
}

/** Fields in their order. */
const onWire = (message: unknown) => JSON.stringify(message)

describe('this host responds like existing hosts, or differs as listed:', () => {
  it.each(calls)('%s', async (name, { method, params, data }) => {
    const { ask, answers } = aHostWithAnApp()
    const id = ask(method, params)
    await settled()
    expect(answers(id).map(onWire)).toEqual([onWire(success(id, differencesOf(name, data)))])
  })

  it.each<[name: keyof Handlers, error: string]>([
    ['sendTransactions', 'Transaction was rejected'],
    ['signMessage', 'Transaction was rejected'],
    ['signTypedMessage', 'Transaction was rejected'],
    ['wallet_requestPermissions', 'Permissions were rejected'],
  ])('%s, rejected', async (method, error) => {
    const rejects = () => Promise.reject(new AppRequestError('rejected'))
    const { ask, answers } = aHostWithAnApp({ handlers: { ...answering, [method]: rejects } })
    const id = ask(method, messages[method].params)
    await settled()
    expect(answers(id).map(onWire)).toEqual([onWire(failure(id, error, codes.rejected))])
  })

  // A handler for what the host answers from memory does not exist.
  it.each(
    Object.keys(answering).filter(
      (method) => method !== 'requestAddressBook',
    ) as (keyof Handlers)[],
  )('%s, failed', async (method) => {
    const fails = () => Promise.reject(new Error('execution reverted'))
    const { ask, answers } = aHostWithAnApp({ handlers: { ...answering, [method]: fails } })
    const id = ask(method, messages[method].params)
    await settled()
    expect(answers(id).map(onWire)).toEqual([onWire(failure(id, 'Request failed', codes.internal))])
  })

  it('a changed theme, with an unsolicited id', () => {
    const { host, received } = aHostWithAnApp()
    host.change({ darkMode: true })
    const { id } = (received[0]?.message ?? {}) as { id: string }
    expect(received.map(({ message }) => onWire(message))).toEqual([
      onWire(success(id, { darkMode: true })),
    ])
  })

  it('another Safe and an executed transaction have no id, so SDKs ignore them', () => {
    const { host, received } = aHostWithAnApp()
    const executed = { safeTxHash: hash, txHash: hash, status: 'SUCCESS' } as const
    host.change({ safe: { ...safeInfo, nonce: 1 } })
    host.executed(executed)
    expect(received.map(({ message }) => message)).toEqual([
      { event: 'safeChanged', version, data: { ...safeInfo, nonce: 1 } },
      { event: 'transactionExecuted', version, data: executed },
    ])
  })
})

it('the table names calls that exist, and the calls are all that there are', () => {
  const names = calls.map(([name]) => name)
  expect(differences.flatMap(({ of }) => of).filter((name) => !names.includes(name))).toEqual([])
  const methods: Record<OfficialMethods, string> = Methods
  expect(
    [...Object.values(methods), 'getCurrentTheme'].filter((method) => !names.includes(method)),
  ).toEqual([])
})
