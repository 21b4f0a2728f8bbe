import { SafeAppProvider } from '#apps/provider'
import SafeAppsSDK from '#apps/sdk'
import { SafeAppProvider as OfficialProvider } from '@safe-global/safe-apps-provider'
import OfficialSdk from '@safe-global/safe-apps-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppRequestError, setPermission } from '../../../../src/apps/host/index.ts'
import { type Provider, providerCases, type Sdk, sdkCases } from '../../../contract/appsCases.ts'
import { owner, safeInfo } from '../standInHost.ts'
import {
  answering,
  aHostWithAnApp,
  appOrigin,
  startPage,
  chain,
  granted,
  hash,
  hostOrigin,
  settled,
} from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

const typedData = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
  primaryType: 'Note',
}

describe.each<[name: string, create: () => Sdk]>([
  ['our SDK', () => new SafeAppsSDK()],
  ['the official SDK', () => new OfficialSdk() as unknown as Sdk],
])('%s', (_, create) => {
  it.each<[name: string, call: (sdk: Sdk) => Promise<unknown>, result: unknown]>([
    ['getSafeInfo', ({ safe }) => safe.getInfo(), { ...safeInfo, network: 'MAINNET' }],
    ['getChainInfo', ({ safe }) => safe.getChainInfo(), chain],
    [
      'getEnvironmentInfo',
      ({ safe }) => safe.getEnvironmentInfo(),
      { origin: hostOrigin, events: ['themeChanged', 'safeChanged', 'transactionExecuted'] },
    ],
    [
      'getSafeBalances',
      ({ safe }) => safe.experimental_getBalances(),
      { fiatTotal: 'usd', items: [] },
    ],
    ['getTxBySafeTxHash', ({ txs }) => txs.getBySafeTxHash(hash), { txId: hash }],
    ['getOffChainSignature', ({ safe }) => safe.getOffChainSignature(hash), ''],
    [
      'sendTransactions',
      ({ txs }) => txs.send({ txs: [{ to: owner, value: '1', data: '0x' }] }),
      { safeTxHash: hash },
    ],
    [
      'signMessage',
      ({ txs }) => txs.signMessage('Hello'),
      { messageHash: hash, signature: '0x12' },
    ],
    [
      'signTypedMessage',
      ({ txs }) => txs.signTypedMessage(typedData),
      { messageHash: hash, signature: '0x34' },
    ],
    ['rpcCall', ({ eth }) => eth.getBalance([owner]), 'eth_getBalance'],
    ['wallet_getPermissions', ({ wallet }) => wallet.getPermissions(), []],
    [
      'wallet_requestPermissions',
      ({ wallet }) => wallet.requestPermissions([{ requestAddressBook: {} }]),
      [granted],
    ],
    [
      'requestAddressBook',
      ({ safe }) => safe.requestAddressBook(),
      [{ address: owner, chainId: '1', name: 'Ada' }],
    ],
    [
      'safe_setSettings',
      ({ eth }) => eth.setSafeSettings([{ offChainSigning: false }]),
      { offChainSigning: false },
    ],
    [
      'getCurrentTheme',
      async (sdk) => (await sdk.communicator.send('getCurrentTheme', undefined)).data,
      { darkMode: false },
    ],
  ])('%s is answered', async (_name, call, result) => {
    const { errors, frame } = aHostWithAnApp()
    expect(await call(create())).toEqual(result)
    expect([errors, frame.src]).toEqual([[], `${appOrigin}/start?a=1 with 1 listeners`])
  })

  it.each<[name: string, call: (sdk: Sdk) => Promise<unknown>]>([
    ['eth_call', ({ eth }) => eth.call([{ to: owner, data: '0x12' }])],
    ['eth_gasPrice', ({ eth }) => eth.getGasPrice()],
    ['eth_getLogs', ({ eth }) => eth.getPastLogs([{ fromBlock: 16, toBlock: 'latest' }])],
    ['eth_getCode', ({ eth }) => eth.getCode([owner])],
    ['eth_getBlockByHash', ({ eth }) => eth.getBlockByHash([hash])],
    ['eth_getBlockByNumber', ({ eth }) => eth.getBlockByNumber([16])],
    ['eth_getStorageAt', ({ eth }) => eth.getStorageAt([owner, 1])],
    ['eth_getTransactionByHash', ({ eth }) => eth.getTransactionByHash([hash])],
    ['eth_getTransactionReceipt', ({ eth }) => eth.getTransactionReceipt([hash])],
    ['eth_getTransactionCount', ({ eth }) => eth.getTransactionCount([owner])],
    ['eth_estimateGas', ({ eth }) => eth.getEstimateGas({ to: owner })],
  ])('%s reaches the node', async (name, call) => {
    aHostWithAnApp()
    expect(await call(create())).toBe(name)
  })

  it.each<[name: string, call: (sdk: Sdk) => Promise<unknown>, text: string]>([
    [
      'sendTransactions',
      ({ txs }) => txs.send({ txs: [{ to: owner, value: '1', data: '0x' }] }),
      'Transaction was rejected',
    ],
    ['signMessage', ({ txs }) => txs.signMessage('Hello'), 'Transaction was rejected'],
    ['signTypedMessage', ({ txs }) => txs.signTypedMessage(typedData), 'Transaction was rejected'],
    [
      'wallet_requestPermissions',
      ({ wallet }) => wallet.requestPermissions([{ requestAddressBook: {} }]),
      'Permissions rejected',
    ],
  ])('%s fails if the user closes the dialog', async (name, call, text) => {
    const handlers = { ...answering, [name]: () => Promise.reject(new AppRequestError('rejected')) }
    aHostWithAnApp({ handlers })
    await expect(call(create())).rejects.toThrow(text)
  })

  it.each(sdkCases.map(({ name, run }) => [name, run] as const))(
    'every call is answered: %s',
    async (_name, run) => {
      const { errors } = aHostWithAnApp()
      const sdk = create()
      const outcome = Promise.resolve()
        .then(() => run(sdk))
        .then(
          () => 'answered',
          () => 'answered',
        )
      expect(await Promise.race([outcome, settled().then(() => 'not answered')])).toBe('answered')
      expect(errors).toEqual([])
    },
  )

  it('learns nothing about internal errors', async () => {
    const rpcCall = () => {
      throw new Error('https://node.example/?key=secret')
    }
    aHostWithAnApp({ handlers: { ...answering, rpcCall } })
    await expect(create().eth.getGasPrice()).rejects.toThrow(/^Request failed$/)
  })

  it("doesn't request the address book twice", async () => {
    const prompts = vi.fn(answering.wallet_requestPermissions)
    const { store, setStore } = aHostWithAnApp({
      handlers: { ...answering, wallet_requestPermissions: prompts },
    })
    setStore(setPermission(store(), startPage, 'requestAddressBook', true, 0))
    await create().safe.requestAddressBook()
    expect(prompts).not.toHaveBeenCalled()
  })
})

describe.each<[name: string, create: () => Provider]>([
  ['our provider', () => new SafeAppProvider(safeInfo, new SafeAppsSDK())],
  [
    'the official provider',
    () => new OfficialProvider(safeInfo, new OfficialSdk() as never) as unknown as Provider,
  ],
])('%s', (_, create) => {
  it.each(providerCases.map(({ name, run }) => [name, run] as const))(
    'every request is answered: %s',
    async (_name, run) => {
      const { errors } = aHostWithAnApp()
      const provider = create()
      const outcome = Promise.resolve()
        .then(() => run(provider))
        .then(
          () => 'answered',
          () => 'answered',
        )
      expect(await Promise.race([outcome, settled().then(() => 'not answered')])).toBe('answered')
      expect(errors).toEqual([])
    },
  )

  it.each<[method: string, params: unknown[], result: unknown]>([
    ['eth_sendTransaction', [{ to: owner }], hash],
    ['personal_sign', ['Hello', safeInfo.safeAddress], '0x12'],
    ['eth_signTypedData_v4', [safeInfo.safeAddress, JSON.stringify(typedData)], '0x34'],
    ['eth_getBalance', [owner], 'eth_getBalance'],
    ['eth_gasPrice', [], 'eth_gasPrice'],
  ])('%s reaches the host', async (method, params, result) => {
    aHostWithAnApp()
    expect(await create().request({ method, params })).toEqual(result)
  })

  it('learns that the user rejected', async () => {
    aHostWithAnApp({
      handlers: {
        ...answering,
        sendTransactions: () => Promise.reject(new AppRequestError('rejected')),
      },
    })
    await expect(
      create().request({ method: 'eth_sendTransaction', params: [{ to: owner }] }),
    ).rejects.toThrow('Transaction was rejected')
  })
})

describe('our SDK', () => {
  it('has the codes of errors', async () => {
    const rejects = () => Promise.reject(new AppRequestError('rejected'))
    aHostWithAnApp({
      handlers: {
        ...answering,
        signMessage: rejects,
        getOffChainSignature: () => Promise.reject(new Error('x')),
      },
    })
    const { txs, safe, eth } = new SafeAppsSDK()
    await expect(txs.signMessage('x')).rejects.toMatchObject({ code: 4001 })
    await expect(safe.getOffChainSignature(hash)).rejects.toMatchObject({ code: -32603 })
    await expect(eth.getBalance(['x'])).rejects.toMatchObject({ code: -32602 })
  })

  it('receives what the host reports', async () => {
    const { host } = aHostWithAnApp()
    const sdk = new SafeAppsSDK()
    expect(await sdk.handshake()).toEqual({
      status: 'embedded',
      origin: hostOrigin,
      events: ['themeChanged', 'safeChanged', 'transactionExecuted'],
    })
    const seen: unknown[] = []
    for (const name of ['themeChanged', 'safeChanged', 'transactionExecuted'] as const)
      sdk.on(name, (data) => seen.push(data))
    const executed = { safeTxHash: hash, txHash: hash, status: 'SUCCESS' } as const
    host.change({ darkMode: true })
    host.change({ safe: { ...safeInfo, nonce: 1 } })
    host.executed(executed)
    await vi.waitFor(() =>
      expect(seen).toEqual([{ darkMode: true }, { ...safeInfo, nonce: 1 }, executed]),
    )
  })
})
