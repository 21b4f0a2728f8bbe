import SafeAppsSDK, {
  getSDKVersion,
  MessageFormatter,
  PermissionsError,
  SafeAppsError,
} from '#apps/sdk'
import {
  type EIP712TypedData,
  type Permission,
  type PermissionRequest,
  RPC_CALLS,
} from '#apps/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, aHost, owner, Rejection, safeAddress, safeInfo } from '../standInHost.ts'

afterEach(() => void vi.unstubAllGlobals())

/** An SDK in a host that answers with the name of the method, and what was sent. */
function aConnectedSdk(answers: Answers = ({ method }) => method) {
  const { requests } = aHost(answers)
  return {
    sdk: new SafeAppsSDK(),
    sent: () => requests().map(({ method, params }) => ({ method, params: params as unknown })),
  }
}

const tx = { to: owner, value: '1', data: '0x' }
const typedData: EIP712TypedData = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
}
const hash = `0x${'a'.repeat(64)}`
const granted: Permission = {
  parentCapability: 'requestAddressBook',
  invoker: 'https://app.test',
  date: 1,
  caveats: [],
}
const declined: Permission = { ...granted, caveats: [{ type: 'userRestricted', value: true }] }

it('names the version of the interface', () => {
  expect(getSDKVersion()).toBe('9.1.0')
})

it('makes messages for apps that send their own', () => {
  expect(MessageFormatter.makeRequest('getCurrentTheme', undefined)).toMatchObject({
    method: 'getCurrentTheme',
    env: { sdkVersion: '9.1.0' },
  })
  expect(MessageFormatter.makeResponse('a', 1, '9.1.0')).toEqual({
    id: 'a',
    success: true,
    version: '9.1.0',
    data: 1,
  })
  expect(MessageFormatter.makeErrorResponse('a', 'No', '9.1.0')).toEqual({
    id: 'a',
    success: false,
    version: '9.1.0',
    error: 'No',
  })
})

it.each<[method: string, call: (sdk: SafeAppsSDK) => Promise<unknown>, params: unknown]>([
  ['getSafeInfo', (sdk) => sdk.safe.getInfo(), undefined],
  ['getChainInfo', (sdk) => sdk.safe.getChainInfo(), undefined],
  ['getEnvironmentInfo', (sdk) => sdk.safe.getEnvironmentInfo(), undefined],
  ['getCurrentTheme', (sdk) => sdk.safe.getCurrentTheme(), undefined],
  ['getSafeBalances', (sdk) => sdk.safe.experimental_getBalances(), { currency: 'usd' }],
  [
    'getSafeBalances',
    (sdk) => sdk.safe.experimental_getBalances({ currency: 'eur' }),
    { currency: 'eur' },
  ],
  ['getOffChainSignature', (sdk) => sdk.safe.getOffChainSignature(hash), hash],
  ['getTxBySafeTxHash', (sdk) => sdk.txs.getBySafeTxHash(hash), { safeTxHash: hash }],
  ['signMessage', (sdk) => sdk.txs.signMessage('Hello'), { message: 'Hello' }],
  ['signTypedMessage', (sdk) => sdk.txs.signTypedMessage(typedData), { typedData }],
  ['sendTransactions', (sdk) => sdk.txs.send({ txs: [tx] }), { txs: [tx], params: undefined }],
  [
    'sendTransactions',
    (sdk) => sdk.txs.send({ txs: [tx, tx], params: { safeTxGas: 5 } }),
    { txs: [tx, tx], params: { safeTxGas: 5 } },
  ],
  ['wallet_getPermissions', (sdk) => sdk.wallet.getPermissions(), undefined],
  [
    'wallet_requestPermissions',
    (sdk) => sdk.wallet.requestPermissions([{ requestAddressBook: {} }]),
    [{ requestAddressBook: {} }],
  ],
])('sends %s', async (method, call, params) => {
  const { sdk, sent } = aConnectedSdk()
  expect(await call(sdk)).toBe(method)
  expect(sent()).toStrictEqual([{ method, params }])
})

describe('a call of the node', () => {
  it.each<[name: string, call: (sdk: SafeAppsSDK) => Promise<unknown>, params: unknown]>([
    ['eth_call', ({ eth }) => eth.call([{ to: owner }]), [{ to: owner }, 'latest']],
    ['eth_call', ({ eth }) => eth.call([{ to: owner }, '0x1']), [{ to: owner }, '0x1']],
    ['eth_getBalance', ({ eth }) => eth.getBalance([owner]), [owner, 'latest']],
    ['eth_getCode', ({ eth }) => eth.getCode([owner]), [owner, 'latest']],
    ['eth_getStorageAt', ({ eth }) => eth.getStorageAt([owner, 255]), [owner, '0xff', 'latest']],
    [
      'eth_getLogs',
      ({ eth }) => eth.getPastLogs([{ fromBlock: 16, toBlock: 'latest', address: owner }]),
      [{ fromBlock: '0x10', toBlock: 'latest', address: owner }],
    ],
    ['eth_getBlockByHash', ({ eth }) => eth.getBlockByHash([hash]), [hash, false]],
    ['eth_getBlockByNumber', ({ eth }) => eth.getBlockByNumber([16]), ['0x10', false]],
    ['eth_getBlockByNumber', ({ eth }) => eth.getBlockByNumber(['latest', true]), ['latest', true]],
    ['eth_getTransactionByHash', ({ eth }) => eth.getTransactionByHash([hash]), [hash]],
    ['eth_getTransactionReceipt', ({ eth }) => eth.getTransactionReceipt([hash]), [hash]],
    ['eth_getTransactionCount', ({ eth }) => eth.getTransactionCount([owner]), [owner, 'latest']],
    ['eth_gasPrice', ({ eth }) => eth.getGasPrice(), []],
    ['eth_estimateGas', ({ eth }) => eth.getEstimateGas({ to: owner }), [{ to: owner }]],
    [
      'safe_setSettings',
      ({ eth }) => eth.setSafeSettings([{ offChainSigning: true }]),
      [{ offChainSigning: true }],
    ],
    ['eth_call', ({ eth }) => eth.call(), []],
  ])('%s is completed', async (name, call, params) => {
    const { sdk, sent } = aConnectedSdk()
    await call(sdk)
    expect(sent()).toStrictEqual([{ method: 'rpcCall', params: { call: name, params } }])
  })

  it("leaves the caller's own list as it is", async () => {
    const { sdk } = aConnectedSdk()
    const params: [string] = [owner]
    await sdk.eth.getBalance(params)
    expect(params).toEqual([owner])
  })

  it('exists for each of the 13', () => {
    const { sdk } = aConnectedSdk()
    expect(Object.keys(sdk.eth).length).toBe(Object.keys(RPC_CALLS).length)
  })
})

describe('an invalid request isn’t sent and fails', () => {
  it.each<[text: string, call: (sdk: SafeAppsSDK) => Promise<unknown>, code: number]>([
    ['No transactions were passed', ({ txs }) => txs.send({ txs: [] }), -32602],
    ['No transactions were passed', ({ txs }) => txs.send({} as never), -32602],
    ['No transactions were passed', ({ txs }) => txs.send({ txs: tx as never }), -32602],
    ['Invalid safeTxHash', ({ txs }) => txs.getBySafeTxHash(''), -32602],
    ['Invalid safeTxHash', ({ txs }) => txs.getBySafeTxHash(undefined as never), -32602],
    ['Invalid typed data', ({ txs }) => txs.signTypedMessage(null as never), -32602],
    ['Invalid typed data', ({ txs }) => txs.signTypedMessage('{}' as never), -32602],
    [
      'Invalid typed data',
      ({ txs }) => txs.signTypedMessage({ domain: {}, types: {} } as never),
      -32602,
    ],
    ['Invalid message type', ({ safe }) => safe.isMessageSigned(5 as never), -32602],
    ['Invalid message type', ({ safe }) => safe.isMessageSigned({} as never), -32602],
    [
      'Permissions request is invalid',
      ({ wallet }) => wallet.requestPermissions([{ eth_accounts: {} }]),
      4001,
    ],
    [
      'Permissions request is invalid',
      ({ wallet }) => wallet.requestPermissions([{ requestAddressBook: {}, getSafeInfo: {} }]),
      4001,
    ],
  ])('%s', async (text, call, code) => {
    const { sdk, sent } = aConnectedSdk()
    const error = await call(sdk).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(SafeAppsError)
    expect(error).toMatchObject({ message: text, code })
    expect(sent()).toEqual([])
  })
})

describe('permissions', () => {
  it.each<unknown>([
    null,
    undefined,
    'requestAddressBook',
    {},
    [],
    [{}],
    [null],
    ['x'],
    [[]],
    [{ toString: {} }],
    [{ constructor: {} }],
  ])('cannot be requested with %j', async (list) => {
    const { sdk, sent } = aConnectedSdk()
    expect(sdk.wallet.isPermissionRequestValid(list as PermissionRequest[])).toBe(false)
    await expect(sdk.wallet.requestPermissions(list as PermissionRequest[])).rejects.toBeInstanceOf(
      PermissionsError,
    )
    expect(sent()).toEqual([])
  })

  it.each([undefined, 4001])(
    'that the user rejects (code %s) are reported as rejected',
    async (code) => {
      const { sdk } = aConnectedSdk(() => {
        throw new Rejection('Permissions were rejected', code)
      })
      const error = await sdk.wallet
        .requestPermissions([{ requestAddressBook: {} }])
        .catch((failure: unknown) => failure)
      expect(error).toBeInstanceOf(PermissionsError)
      expect(error).toMatchObject({ message: 'Permissions rejected', code: 4001 })
    },
  )

  it('that the host cannot request keep its code', async () => {
    const { sdk } = aConnectedSdk(() => {
      throw new Rejection('Too many requests are open', -32002)
    })
    await expect(sdk.wallet.requestPermissions([{ requestAddressBook: {} }])).rejects.toMatchObject(
      { name: 'HostError', code: -32002 },
    )
  })
})

describe('the address book', () => {
  const entries = [{ address: owner, chainId: '1', name: 'Ada' }]
  const withPermissions = (before: unknown, after: unknown) =>
    aConnectedSdk(({ method }) =>
      method === 'wallet_getPermissions'
        ? before
        : method === 'wallet_requestPermissions'
          ? after
          : entries,
    )
  const methods = (sent: { method: string }[]) => sent.map(({ method }) => method)

  it('is read with the permission', async () => {
    const { sdk, sent } = withPermissions([granted], [])
    expect(await sdk.safe.requestAddressBook()).toEqual(entries)
    expect(methods(sent())).toEqual(['wallet_getPermissions', 'requestAddressBook'])
  })

  it.each([
    ['without it', []],
    ['after a rejection', [declined]],
    ['if the host names none', null],
  ])('requests the permission %s', async (_, before) => {
    const { sdk, sent } = withPermissions(before, [granted])
    expect(await sdk.safe.requestAddressBook()).toEqual(entries)
    expect(methods(sent())).toEqual([
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'requestAddressBook',
    ])
  })

  it("isn't read if it's rejected again", async () => {
    const { sdk, sent } = withPermissions([declined], [declined])
    await expect(sdk.safe.requestAddressBook()).rejects.toMatchObject({
      name: 'PermissionsError',
      message: 'Permissions rejected',
      code: 4001,
    })
    expect(methods(sent())).not.toContain('requestAddressBook')
  })
})

it('reads the Safe of the host', async () => {
  const { sdk } = aConnectedSdk(() => safeInfo)
  expect((await sdk.safe.getInfo()).safeAddress).toBe(safeAddress)
})
