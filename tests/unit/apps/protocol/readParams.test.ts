import {
  type HostMethod,
  Methods,
  readParams,
  RPC_CALLS,
  type RpcCallNames,
  texts,
} from '#apps/protocol'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'
import { owner, safeAddress } from '../standInHost.ts'
import { call, hash, readOf } from './readingParams.ts'

const tx = { to: owner, value: '1', data: '0x12' }

const note = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
}

const sent = (one: object) => readOf('sendTransactions', { txs: [one] })

describe('a transaction', () => {
  it.each([
    ['a decimal text', '10', '10'],
    ['hex', '0x0a', '10'],
    ['a whole number', 10, '10'],
    ['a bigint', 10n, '10'],
    ['the largest number', `0x${'f'.repeat(64)}`, (2n ** 256n - 1n).toString()],
    ['nothing', undefined, '0'],
  ])('has a value as %s', (_, value, read) => {
    expect(sent({ to: owner, value })).toEqual({ txs: [{ to: owner, value: read, data: '0x' }] })
  })

  it.each([
    true,
    ['5'],
    Number.NaN,
    1e21,
    1.5,
    -1,
    -1n,
    2n ** 256n,
    (2n ** 256n).toString(),
    '',
    ' 1',
    '1 ',
    '1e3',
    '0x',
    '-1',
    null,
    {},
  ])('has no value %s', (value) => {
    expect(sent({ ...tx, value })).toBe(-32602)
  })

  it.each([
    '',
    '0x',
    owner.slice(0, -1),
    `${owner}0`,
    owner.toUpperCase(),
    owner.replace('A', 'a'),
    'vitalik.eth',
    1,
  ])('does not go to %s', (to) => {
    expect(sent({ ...tx, to })).toBe(-32602)
  })

  it.each([undefined, null])('to %s creates a contract, without value', (to) => {
    expect(sent({ to, data: '0x6080', value: '0x0' })).toEqual({
      txs: [{ value: '0', data: '0x6080' }],
    })
    expect([sent({ to }), sent({ to, value: '1', data: '0x6080' })]).toEqual([-32602, -32602])
  })

  it.each(['0x1', '12', 'x', null, 1, `0x${'00'.repeat(128 * 1024 + 1)}`])(
    'has no data %.20s',
    (data) => {
      expect(sent({ ...tx, data })).toBe(-32602)
    },
  )

  it('has up to 100 calls of 128 KiB together', () => {
    const half = { ...tx, data: `0x${'00'.repeat(64 * 1024)}` }
    expect(readOf('sendTransactions', { txs: Array(100).fill(tx) })).toMatchObject({
      txs: { length: 100 },
    })
    expect(readOf('sendTransactions', { txs: Array(101).fill(tx) })).toBe(-32602)
    expect(readOf('sendTransactions', { txs: [half, half] })).toMatchObject({ txs: { length: 2 } })
    expect(readOf('sendTransactions', { txs: [half, half, tx] })).toBe(-32602)
  })

  it('is passed on without other fields, but never a delegate call as a call', () => {
    expect(
      sent({ ...tx, to: owner.toLowerCase(), from: safeAddress, gas: 1, operation: 0 }),
    ).toEqual({ txs: [{ ...tx, to: owner.toLowerCase() }] })
    expect([1, '1', true].map((operation) => sent({ ...tx, operation }))).toEqual([
      -32602, -32602, -32602,
    ])
  })

  it('may request gas', () => {
    const withGas = (safeTxGas: unknown) =>
      readOf('sendTransactions', { txs: [tx], params: { safeTxGas } })
    expect([undefined, 0, '0'].map(withGas)).toEqual(Array(3).fill({ txs: [tx] }))
    expect(withGas(5)).toEqual({ txs: [tx], safeTxGas: 5 })
    expect([-1, 1.5, {}, true, Number.NaN, 2n ** 53n].map(withGas)).toEqual(Array(6).fill(-32602))
  })

  it('names the field that is invalid', () => {
    expect(readParams('sendTransactions', { txs: [tx, { ...tx, value: true }] })).toMatchObject({
      problem: 'txs[1].value is invalid',
    })
  })
})

describe('invalid parameters have the texts of the interface', () => {
  it.each<[method: HostMethod, params: unknown, error: string, code: number]>([
    ['sendTransactions', undefined, texts.noTransactions, -32602],
    ['sendTransactions', { txs: [] }, texts.noTransactions, -32602],
    ['sendTransactions', { txs: [1] }, 'Request failed', -32602],
    ['getTxBySafeTxHash', { safeTxHash: '../../../../v1/spaces' }, texts.invalidSafeTxHash, -32602],
    ['getTxBySafeTxHash', { safeTxHash: `${hash}/..` }, texts.invalidSafeTxHash, -32602],
    ['getTxBySafeTxHash', undefined, texts.invalidSafeTxHash, -32602],
    ['getSafeBalances', { currency: '../../../../../../v1/spaces' }, 'Request failed', -32602],
    ['getSafeBalances', { currency: '%2e%2e' }, 'Request failed', -32602],
    ['getOffChainSignature', { messageHash: hash }, 'Request failed', -32602],
    ['getOffChainSignature', `${hash}?`, 'Request failed', -32602],
    ['signMessage', { message: note }, texts.invalidMessageType, -32602],
    ['signMessage', { message: 'x'.repeat(128 * 1024 + 1) }, texts.invalidMessageType, -32602],
    ['signMessage', { message: '\ud800' }, texts.invalidMessageType, -32602],
    ['signTypedMessage', { typedData: null }, texts.invalidTypedData, -32602],
    ['signTypedMessage', note, texts.invalidTypedData, -32602],
    ['wallet_requestPermissions', undefined, texts.invalidPermissionsRequest, 4001],
    ['wallet_requestPermissions', [{ eth_accounts: {} }], texts.invalidPermissionsRequest, 4001],
    [
      'rpcCall',
      call('eth_sendRawTransaction', hash),
      '"eth_sendRawTransaction" not implemented',
      4200,
    ],
    ['rpcCall', call('constructor'), '"constructor" not implemented', 4200],
    ['rpcCall', call('x'.repeat(1000)), `"${'x'.repeat(64)}" not implemented`, 4200],
    ['rpcCall', call('eth_getBalance', 'x'), 'Request failed', -32602],
    ['rpcCall', { call: ['eth_call'], params: [] }, 'Request failed', -32602],
    ['rpcCall', null, 'Request failed', -32602],
  ])('%s', (method, params, error, code) => {
    expect(readParams(method, params)).toMatchObject({ kind: 'invalid', error, code })
  })
})

it.each([
  'getSafeInfo',
  'getChainInfo',
  'getEnvironmentInfo',
  'requestAddressBook',
  'wallet_getPermissions',
  'getCurrentTheme',
] as const)('%s accepts no parameters and forwards none', (method) => {
  expect(readParams(method, { __proto__: null, a: 1 })).toEqual({
    kind: 'valid',
    params: undefined,
  })
})

it('balances are in dollars, or in the requested currency', () => {
  expect(
    [undefined, {}, { currency: 'EUR' }].map((params) => readOf('getSafeBalances', params)),
  ).toEqual(['usd', 'usd', 'eur'].map((currency) => ({ currency })))
})

describe('permissions', () => {
  it('are requested by name, once each', () => {
    const one = { requestAddressBook: {} }
    expect(readOf('wallet_requestPermissions', [one, one])).toEqual(['requestAddressBook'])
  })

  it.each([
    [null],
    ['x'],
    [{}],
    [[]],
    [[{}]],
    [[null]],
    [['x']],
    [[{ getSafeInfo: {} }]],
    [[{ toString: {} }]],
    [[{ constructor: {} }]],
    [[JSON.parse('{"__proto__":{}}')]],
    [[{ requestAddressBook: {}, eth_accounts: {} }]],
    [[{ requestAddressBook: true }]],
    [Array(17).fill({ requestAddressBook: {} })],
  ])('are not requested as %j', (params) => {
    expect(readOf('wallet_requestPermissions', params)).toBe(4001)
  })
})

it('addresses are lower case or have the checksum of EIP-55, for random ones', () => {
  const random = seededRandom(seedOfRun)
  for (let at = 0; at < 300; at++) {
    const digits = Array.from({ length: 40 }, () => Math.floor(random() * 16).toString(16))
    const lower = `0x${digits.join('')}`
    const checked = getAddress(lower)
    // Another case of one letter.
    const letter = [...checked].findIndex((digit, place) => place > 1 && /[a-f]/i.test(digit))
    const wrong = [...checked].map((digit, place) =>
      place === letter
        ? digit === digit.toLowerCase()
          ? digit.toUpperCase()
          : digit.toLowerCase()
        : digit,
    )
    const accepted = [lower, checked, wrong.join('')].map(
      (to) => typeof sent({ ...tx, to }) === 'object',
    )
    expect(accepted, `SEED=${seedOfRun}, address ${lower}`).toEqual([
      true,
      true,
      wrong.join('') === lower,
    ])
  }
})

describe('what is signed', () => {
  const messageOf = (message: string) => readParams('signMessage', { message })

  it.each([
    ['Hello', 'Hello'],
    // As libraries send "Hello" with personal_sign.
    ['0x48656c6c6f', 'Hello'],
    ['0xE2889A', '√'],
    // Not UTF-8: a hash, most likely.
    ['0xff00', '0xff00'],
    ['0x4', '0x4'],
    ['0x', '0x'],
  ])('of the text %s is %s', (sent, signed) => {
    expect(messageOf(sent)).toMatchObject({ params: { message: signed } })
  })

  it('of a bigint in typed data is its decimal text, as JSON can have it', () => {
    const types = { Pay: [{ name: 'value', type: 'uint256' }] }
    const read = readParams('signTypedMessage', {
      typedData: {
        domain: { chainId: 1n },
        types,
        primaryType: 'Pay',
        message: { value: 2n ** 255n },
      },
    })
    expect(read).toMatchObject({
      params: {
        typedData: { domain: { chainId: '1' }, message: { value: (2n ** 255n).toString() } },
      },
    })
    const long = {
      domain: {},
      types,
      primaryType: 'Pay',
      message: { value: 1n, other: 2n ** 100_000n },
    }
    expect(readParams('signTypedMessage', { typedData: long })).toMatchObject({ kind: 'invalid' })
  })
})

describe('every schema', () => {
  const valid: Record<HostMethod, unknown> = {
    sendTransactions: { txs: [tx, tx], params: { safeTxGas: 1 } },
    rpcCall: call('eth_call', { to: owner }, 'latest'),
    getChainInfo: undefined,
    getSafeInfo: undefined,
    getTxBySafeTxHash: { safeTxHash: hash },
    getSafeBalances: { currency: 'usd' },
    signMessage: { message: 'x' },
    signTypedMessage: { typedData: note },
    getEnvironmentInfo: undefined,
    getOffChainSignature: hash,
    requestAddressBook: undefined,
    wallet_getPermissions: undefined,
    wallet_requestPermissions: [{ requestAddressBook: {} }],
    getCurrentTheme: undefined,
  }
  const nodeParams: Record<RpcCallNames, unknown[]> = {
    eth_call: [{ to: owner, data: '0x12' }, 'latest'],
    eth_gasPrice: [],
    eth_getLogs: [{ fromBlock: '0x1', topics: [null, [hash]] }],
    eth_getBalance: [owner, 'latest'],
    eth_getCode: [owner, 'latest'],
    eth_getBlockByHash: [hash, true],
    eth_getBlockByNumber: ['0x1', true],
    eth_getStorageAt: [owner, '0x1', 'latest'],
    eth_getTransactionByHash: [hash],
    eth_getTransactionReceipt: [hash],
    eth_getTransactionCount: [owner, 'latest'],
    eth_estimateGas: [{ to: owner }],
    safe_setSettings: [{ offChainSigning: true }],
  }

  /** A copy in which one value, at a random place, is another one. */
  function changed(value: unknown, random: () => number): unknown {
    if (typeof value !== 'object' || value === null || random() < 0.2) return randomValue(random)
    const copy = structuredClone(value) as Record<string, unknown>
    const names = Object.keys(copy)
    const name = names[Math.floor(random() * names.length)]
    if (name === undefined) return randomValue(random)
    copy[name] = changed(copy[name], random)
    return copy
  }

  const cases: [name: string, method: HostMethod, params: unknown][] = [
    ...[...Object.values(Methods), 'getCurrentTheme' as const].map(
      (method): [string, HostMethod, unknown] => [method, method, valid[method]],
    ),
    ...Object.values(RPC_CALLS).map((name): [string, HostMethod, unknown] => [
      name,
      'rpcCall',
      call(name, ...nodeParams[name]),
    ]),
  ]

  it.each(cases)('%s is idempotent and never throws', (_, method, params) => {
    expect(readParams(method, params)).toMatchObject({ kind: 'valid' })
    const random = seededRandom(seedOfRun)
    for (let at = 0; at < 500; at++) {
      const given = changed(params, random)
      const told = `SEED=${seedOfRun}, value ${at}`
      const run = () => readParams(method, given)
      expect(run, told).not.toThrow()
      const read = run()
      // What these two pass on has another form than what apps send.
      const isOther = method === 'wallet_requestPermissions' || method === 'sendTransactions'
      const again = read.kind === 'invalid' || isOther ? read : readParams(method, read.params)
      expect(again, told).toEqual(read)
      expect(
        read.kind === 'valid' || (read.error.length > 0 && Number.isInteger(read.code)),
        told,
      ).toBe(true)
    }
  })
})
