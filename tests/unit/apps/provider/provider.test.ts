import { ProviderRpcError, SafeAppProvider } from '#apps/provider'
import SafeAppsSDK from '#apps/sdk'
import { toEvent } from '#apps/protocol'
import OfficialSdk from '@safe-global/safe-apps-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toRpcError } from '../../../../src/apps/provider/rpcErrors.ts'
import { aHost, owner, Rejection, safeAddress, safeInfo, settled } from '../standInHost.ts'
import { aProvider, safeTxHash, txHash } from './aProvider.ts'

afterEach(() => void vi.unstubAllGlobals())

const reject = (message: string, code?: number) => () => {
  throw new Rejection(message, code)
}
const typedData = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
}

describe('the account and chain', () => {
  it.each<[method: string, result: unknown, params?: unknown[]]>([
    ['eth_accounts', [safeAddress]],
    ['eth_requestAccounts', [safeAddress]],
    ['eth_chainId', '0x1'],
    ['net_version', '1'],
    ['wallet_switchEthereumChain', null, [{ chainId: '0x1' }]],
  ])('%s is answered without a message', async (method, result, params = []) => {
    const { request, sent } = aProvider()
    expect(await request(method, ...params)).toEqual(result)
    expect(sent()).toEqual([])
  })

  it.each([
    ['another chain', [{ chainId: '0x89' }], 4902],
    ['no chain', [], -32602],
    ['an invalid chain', [{ chainId: 'polygon' }], -32602],
  ])('cannot be switched to %s', async (_, params, code) => {
    const { failure } = aProvider()
    expect(await failure('wallet_switchEthereumChain', ...params)).toMatchObject({
      name: 'ProviderRpcError',
      code,
    })
  })
})

describe('a method', () => {
  it.each([
    'wallet_watchAsset',
    'wallet_addEthereumChain',
    'eth_sendRawTransaction',
    'constructor',
    '__proto__',
    'x',
  ])('%s is not implemented', async (method) => {
    const { failure, sent } = aProvider()
    const error = await failure(method)
    expect(error).toBeInstanceOf(ProviderRpcError)
    expect(error).toMatchObject({ message: `"${method}" not implemented`, code: 4200 })
    expect(sent()).toEqual([])
  })

  it('wallet_showCallsStatus is not supported', async () => {
    expect(await aProvider().failure('wallet_showCallsStatus', safeTxHash)).toMatchObject({
      message: '"wallet_showCallsStatus" not supported',
      code: 4200,
    })
  })

  it('must be a string', async () => {
    await expect(aProvider().provider.request({ method: 5 as never })).rejects.toMatchObject({
      code: -32602,
    })
  })
})

describe('signing', () => {
  it.each([
    ['personal_sign', ['Hello', safeAddress.toLowerCase()], 'signMessage', { message: 'Hello' }],
    ['eth_sign', [safeAddress, '0x1234'], 'signMessage', { message: '0x1234' }],
    ['eth_signTypedData', [safeAddress, typedData], 'signTypedMessage', { typedData }],
    [
      'eth_signTypedData_v4',
      [safeAddress, JSON.stringify(typedData)],
      'signTypedMessage',
      { typedData },
    ],
  ])('%s returns the signature', async (method, params, name, expected) => {
    const { request, sent } = aProvider({
      [name]: () => ({ messageHash: txHash, signature: '0x1234' }),
    })
    expect(await request(method, ...params)).toBe('0x1234')
    expect(sent()).toEqual([{ name, params: expected }])
  })

  it('signed on-chain, it returns 0x', async () => {
    const { request } = aProvider({ signMessage: () => ({ safeTxHash }) })
    expect(await request('personal_sign', 'Hello', safeAddress)).toBe('0x')
  })

  it.each([{}, { signature: '' }, { signature: '0x' }])(
    'signed off-chain without enough owners, it fails instead of returning 0x: %j',
    async (answer) => {
      const { failure } = aProvider({ signMessage: () => ({ messageHash: txHash, ...answer }) })
      expect(await failure('personal_sign', 'Hello', safeAddress)).toMatchObject({ code: 4001 })
    },
  )

  it.each([
    ['personal_sign', ['Hello', owner], 'The address or message hash is invalid', 4100],
    ['personal_sign', ['Hello'], 'The address or message hash is invalid', 4100],
    ['personal_sign', [5, safeAddress], 'The address or message hash is invalid', -32602],
    ['eth_sign', [owner, '0x12'], 'The address or message hash is invalid', 4100],
    ['eth_sign', [safeAddress, 'Hello'], 'The address or message hash is invalid', -32602],
    ['eth_sign', [safeAddress], 'The address or message hash is invalid', -32602],
    ['eth_signTypedData_v4', [owner, typedData], 'The address is invalid', 4100],
    ['eth_signTypedData_v4', [safeAddress, '{'], 'Invalid typed data', -32602],
    ['eth_signTypedData', [safeAddress, { types: {} }], 'Invalid typed data', -32602],
  ])('%s with %j is rejected: %s', async (method, params, message, code) => {
    const { failure, sent } = aProvider()
    expect(await failure(method, ...params)).toMatchObject({ message, code })
    expect(sent()).toEqual([])
  })
})

describe('a failure of the host', () => {
  it.each([
    ['eth_sendTransaction', 'Transaction was rejected', undefined, 4001],
    ['eth_sendTransaction', 'Too many requests are open', -32002, -32002],
    // Libraries repeat a request after -32603, and the user would be asked again.
    ['eth_sendTransaction', 'Request failed', undefined, -32003],
    ['wallet_sendCalls', 'Request failed', undefined, -32003],
    ['eth_gasPrice', 'Request failed', undefined, -32603],
    ['eth_gasPrice', 'Not for this app', 4100, 4100],
  ])('of %s, "%s" with code %s, has the code %s', async (method, message, sent, code) => {
    const { failure } = aProvider({
      sendTransactions: reject(message, sent),
      eth_gasPrice: reject(message, sent),
    })
    const params =
      method === 'wallet_sendCalls' ? { chainId: '0x1', calls: [{ to: owner }] } : { to: owner }
    expect(await failure(method, params)).toMatchObject({ name: 'ProviderRpcError', message, code })
  })

  it('has the same codes with the official SDK, whose errors have none', async () => {
    aHost(({ method }) =>
      reject(method === 'rpcCall' ? 'Request failed' : 'Transaction was rejected')(),
    )
    const provider = new SafeAppProvider(safeInfo, new OfficialSdk())
    await expect(
      provider.request({ method: 'eth_sendTransaction', params: [{ to: owner }] }),
    ).rejects.toMatchObject({ code: 4001 })
    await expect(
      provider.request({ method: 'eth_call', params: [{ to: owner }] }),
    ).rejects.toMatchObject({ code: -32603 })
  })

  it.each([[undefined], [null], [''], [new Error('')], [{}], [{ message: 5 }]])(
    'has a text although the SDK fails with %o',
    (error) =>
      expect(toRpcError(error, 'eth_gasPrice')).toMatchObject({
        message: 'Request failed',
        code: -32603,
      }),
  )

  it('is a disconnection if the SDK was destroyed', async () => {
    const { failure, sdk } = aProvider()
    sdk.destroy()
    expect(await failure('eth_gasPrice')).toMatchObject({ code: 4900 })
  })
})

describe('permissions', () => {
  const addressBook = { parentCapability: 'requestAddressBook', invoker: 'https://app.test' }
  const account = {
    parentCapability: 'eth_accounts',
    invoker: 'https://app.test',
    caveats: [{ type: 'restrictReturnedAccounts', value: [safeAddress] }],
  }

  it('include the account', async () => {
    expect(
      await aProvider({ wallet_getPermissions: () => [addressBook] }).request(
        'wallet_getPermissions',
      ),
    ).toEqual([addressBook, account])
  })

  it.each([
    ['the account, which the host is not asked for', [{ eth_accounts: {} }], [], [account]],
    ['the address book', [{ requestAddressBook: {} }], [{ requestAddressBook: {} }], [addressBook]],
    [
      'the address book in a list',
      [[{ requestAddressBook: {} }]],
      [{ requestAddressBook: {} }],
      [addressBook],
    ],
    [
      'both',
      [{ eth_accounts: {}, requestAddressBook: {} }],
      [{ requestAddressBook: {} }],
      [addressBook, account],
    ],
  ])('are requested for %s', async (_, params, expected, result) => {
    const { request, sent } = aProvider({ wallet_requestPermissions: () => [addressBook] })
    expect(await request('wallet_requestPermissions', ...params)).toEqual(result)
    expect(sent().map((one) => one.params)).toEqual(expected.length > 0 ? [expected] : [])
  })

  it.each([[[]], [[{}]], [[{ eth_sign: {} }]], [[null]]])('are rejected for %j', async (params) => {
    const { failure, sent } = aProvider()
    expect(await failure('wallet_requestPermissions', ...params)).toMatchObject({
      message: 'Permissions request is invalid',
      code: 4001,
    })
    expect(sent()).toEqual([])
  })

  it('that the user rejects have the code 4001', async () => {
    const { failure } = aProvider({
      wallet_requestPermissions: reject('Permissions were rejected'),
    })
    expect(await failure('wallet_requestPermissions', { requestAddressBook: {} })).toMatchObject({
      message: 'Permissions rejected',
      code: 4001,
    })
  })
})

describe('the node', () => {
  it.each<[method: string, params: unknown[], name: string, sent: unknown]>([
    [
      'eth_getBalance',
      [safeAddress, 'latest'],
      'eth_getBalance',
      [safeAddress.toLowerCase(), 'latest'],
    ],
    ['eth_getBalance', [safeAddress], 'eth_getBalance', [safeAddress.toLowerCase(), 'latest']],
    ['eth_getCode', [safeAddress, '0x1'], 'eth_getCode', [safeAddress.toLowerCase(), '0x1']],
    [
      'eth_getTransactionCount',
      [safeAddress],
      'eth_getTransactionCount',
      [safeAddress.toLowerCase(), 'latest'],
    ],
    [
      'eth_getStorageAt',
      [safeAddress, '0x0', 'latest'],
      'eth_getStorageAt',
      [safeAddress.toLowerCase(), '0x0', 'latest'],
    ],
    ['eth_getBlockByNumber', ['0x1', true], 'eth_getBlockByNumber', ['0x1', true]],
    ['eth_getBlockByHash', [txHash], 'eth_getBlockByHash', [txHash, false]],
    ['eth_estimateGas', [{ to: owner }], 'eth_estimateGas', [{ to: owner }]],
    ['eth_call', [{ to: owner }], 'eth_call', [{ to: owner }, 'latest']],
    ['eth_getLogs', [{ address: owner }], 'eth_getLogs', [{ address: owner }]],
    ['eth_gasPrice', [], 'eth_gasPrice', []],
    [
      'safe_setSettings',
      [{ offChainSigning: true }],
      'safe_setSettings',
      [{ offChainSigning: true }],
    ],
  ])('answers %s', async (method, params, name, expected) => {
    const { request, sent } = aProvider({ [name]: () => 'result' })
    expect(await request(method, ...params)).toBe('result')
    expect(sent()).toEqual([{ name, params: expected }])
  })

  it('names its latest block', async () => {
    expect(
      await aProvider({ eth_getBlockByNumber: () => ({ number: '0x10' }) }).request(
        'eth_blockNumber',
      ),
    ).toBe('0x10')
  })
})

describe('events', () => {
  it('report another Safe and another chain', async () => {
    const { provider, deliver, request } = aProvider()
    const seen: unknown[] = []
    for (const name of ['accountsChanged', 'chainChanged'])
      provider.on(name, (value: unknown) => seen.push([name, value]))
    deliver(toEvent('safeChanged', { ...safeInfo, threshold: 2 }))
    await settled()
    expect(seen).toEqual([])
    deliver(toEvent('safeChanged', { ...safeInfo, safeAddress: owner }))
    await settled()
    deliver(toEvent('safeChanged', { ...safeInfo, safeAddress: owner, chainId: 137 }))
    await settled()
    expect(seen).toEqual([
      ['accountsChanged', [owner]],
      ['chainChanged', '0x89'],
    ])
    expect(await request('eth_accounts')).toEqual([owner])
    expect(await request('eth_chainId')).toBe('0x89')
    expect(provider.chainId).toBe(137)
  })

  it('connect and disconnect the provider, and nothing else', async () => {
    const { provider, request, failure, sdk, deliver } = aProvider({ getSafeInfo: () => safeInfo })
    const seen: unknown[] = []
    for (const name of ['connect', 'disconnect', 'accountsChanged'])
      provider.on(name, (value: unknown) => seen.push([name, value]))
    await provider.disconnect()
    await provider.disconnect()
    expect(await failure('eth_accounts')).toMatchObject({ code: 4900 })
    deliver(toEvent('safeChanged', { ...safeInfo, safeAddress: owner }))
    await settled()
    expect(await sdk.safe.getInfo()).toEqual(safeInfo)
    await provider.connect()
    expect(await request('eth_accounts')).toEqual([safeAddress])
    expect(seen).toEqual([
      ['disconnect', expect.objectContaining({ code: 4900 })],
      ['connect', { chainId: '0x1' }],
    ])
  })

  it('are listened to as with Node’s EventEmitter', () => {
    const { provider } = aProvider()
    const seen: unknown[] = []
    const listener = (...values: unknown[]) => seen.push(values)
    expect(provider.on('x', listener)).toBe(provider)
    provider.once('x', listener).addListener('x', listener)
    expect(provider.listenerCount('x')).toBe(3)
    expect(provider.emit('x', 1, 2)).toBe(true)
    expect(provider.listenerCount('x')).toBe(2)
    provider.off('x', listener)
    provider.emit('x', 3)
    provider.removeListener('x', listener).removeListener('y', listener)
    expect(provider.emit('x', 4)).toBe(false)
    provider.on('x', listener).on('y', listener).removeAllListeners('x').removeAllListeners()
    expect(provider.listenerCount('x') + provider.listenerCount('y')).toBe(0)
    expect(seen).toEqual([[1, 2], [1, 2], [1, 2], [3]])
  })

  it('are absent with the official SDK, and everything else works', async () => {
    aHost(() => '0x5')
    const provider = new SafeAppProvider(safeInfo, new OfficialSdk())
    expect(await provider.request({ method: 'eth_gasPrice' })).toBe('0x5')
  })
})

describe('a library older than EIP-1193', () => {
  it('gets one response through its callback', async () => {
    const { provider } = aProvider()
    const answers: unknown[] = []
    provider.send({ method: 'eth_chainId', id: 7 }, (...values) => answers.push(values))
    provider.send({ method: 'x', id: 8 }, (...values) => answers.push(values))
    provider.send(undefined as never, (...values) => answers.push(values))
    await settled()
    expect(answers).toHaveLength(3)
    expect(answers).toEqual(
      expect.arrayContaining([
        ['Undefined request'],
        [null, { jsonrpc: '2.0', id: 7, result: '0x1' }],
        [expect.objectContaining({ code: 4200 }), null],
      ]),
    )
  })
})

it('works outside a frame wherever it needs no host', async () => {
  const provider = new SafeAppProvider(safeInfo, new SafeAppsSDK())
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([safeAddress])
  await expect(provider.request({ method: 'eth_gasPrice' })).rejects.toMatchObject({
    message: "Window doesn't exist",
    code: 4900,
  })
})
