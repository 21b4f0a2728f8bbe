import { createCallContracts } from '#apps/protocol'
import { getCreateCallDeployments } from '@safe-global/safe-deployments'
import { encodeAbiParameters, encodeEventTopics, encodeFunctionData, parseAbi } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rounds } from '../../../size.ts'
import { random } from '../../safe/random.ts'
import { owner, Rejection, safeAddress } from '../standInHost.ts'
import { aProvider, safeTxHash, txHash } from './aProvider.ts'

afterEach(() => void vi.unstubAllGlobals())

const createCall = parseAbi([
  'function performCreate(uint256 value, bytes deploymentData)',
  'event ContractCreation(address newContract)',
])
const unknown = () => {
  throw new Rejection('Request failed')
}
const proposing = { sendTransactions: () => ({ safeTxHash }) }
const sentTxs = (sent: { name: string; params: unknown }[]) =>
  sent.filter(({ name }) => name === 'sendTransactions').map(({ params }) => params)

describe('eth_sendTransaction', () => {
  it.each<[what: string, tx: object, sent: object, safeTxGas?: number]>([
    ['only a recipient', { to: owner }, { to: owner, value: '0', data: '0x' }],
    [
      'undefined value and data, as viem passes them',
      { to: owner, value: undefined, data: undefined },
      { to: owner, value: '0', data: '0x' },
    ],
    [
      'value and data',
      { to: owner, value: '0x10', data: '0x1234' },
      { to: owner, value: '0x10', data: '0x1234' },
    ],
    ['a number as value', { to: owner, value: 16n }, { to: owner, value: '16', data: '0x' }],
    ['`input`', { to: owner, input: '0x1234' }, { to: owner, value: '0', data: '0x1234' }],
    ['gas in hex', { to: owner, gas: '0x10' }, { to: owner, value: '0', data: '0x' }, 16],
    ['gas as a number', { to: owner, gas: 16 }, { to: owner, value: '0', data: '0x' }, 16],
    [
      'fields that do not concern a Safe',
      { to: owner, from: safeAddress, operation: 1, nonce: '0x5', maxFeePerGas: '0x1' },
      { to: owner, value: '0', data: '0x' },
    ],
  ])('proposes a transaction with %s', async (_, tx, expected, safeTxGas) => {
    const { request, sent } = aProvider(proposing)
    expect(await request('eth_sendTransaction', tx)).toBe(safeTxHash)
    expect(sent()).toEqual([
      { name: 'sendTransactions', params: { txs: [expected], params: { safeTxGas } } },
    ])
  })

  it.each<[what: string, tx: unknown, code: number]>([
    ['nothing', undefined, -32602],
    ['a text', '0x', -32602],
    ['a list', [{ to: owner }], -32602],
    ['another sender', { to: owner, from: owner }, 4100],
    ['a short recipient', { to: '0x12' }, -32602],
    ['half a byte', { to: owner, data: '0x1' }, -32602],
    ['a negative value', { to: owner, value: '-1' }, -32602],
    ['a fraction', { to: owner, value: 1.5 }, -32602],
    ['a flag as value', { to: owner, value: true }, -32602],
    ['words as gas', { to: owner, gas: 'much' }, -32602],
    ['neither recipient nor data', { value: '0x1' }, -32602],
  ])('rejects %s', async (_, tx, code) => {
    const { failure, sent } = aProvider(proposing)
    expect(await failure('eth_sendTransaction', tx)).toMatchObject({
      name: 'ProviderRpcError',
      code,
    })
    expect(sent()).toEqual([])
  })
})

describe('a contract', () => {
  const bytecode = '0x6080604052'
  const deploymentOf = (code: string) => ({
    value: '0',
    data: encodeFunctionData({
      abi: createCall,
      functionName: 'performCreate',
      args: [0n, code as `0x${string}`],
    }),
  })

  it('is created through the first CreateCall of the chain', async () => {
    const [, second] = createCallContracts
    const { request, sent } = aProvider({
      ...proposing,
      eth_getCode: ([address]: [string]) => (address === second ? '0x60' : '0x'),
    })
    expect(await request('eth_sendTransaction', { data: bytecode, value: '0x0' })).toBe(safeTxHash)
    expect(sentTxs(sent())).toEqual([
      { txs: [{ to: second, ...deploymentOf(bytecode) }], params: { safeTxGas: undefined } },
    ])
  })

  it('is created in a bundle too', async () => {
    const { request, sent } = aProvider({ ...proposing, eth_getCode: () => '0x60' })
    await request('wallet_sendCalls', {
      chainId: '0x1',
      calls: [{ data: bytecode }, { to: owner }],
    })
    expect(sentTxs(sent())).toEqual([
      {
        txs: [
          { to: createCallContracts[0], ...deploymentOf(bytecode) },
          { to: owner, value: '0x0', data: '0x' },
        ],
        params: undefined,
      },
    ])
  })

  it.each([
    ['with value', { data: bytecode, value: '0x1' }, '0x60', -32602],
    ['on a chain without CreateCall', { data: bytecode }, '0x', 4200],
  ])('is not created %s', async (_, tx, code, expected) => {
    const { failure, sent } = aProvider({ ...proposing, eth_getCode: () => code })
    expect(await failure('eth_sendTransaction', tx)).toMatchObject({ code: expected })
    expect(sentTxs(sent())).toEqual([])
  })

  it('has its address in the receipt', async () => {
    const [topic] = encodeEventTopics({ abi: createCall, eventName: 'ContractCreation' })
    const word = encodeAbiParameters([{ type: 'address' }], [owner])
    const receiptWith = (log: object) =>
      aProvider({
        getTxBySafeTxHash: () => ({ txHash, txStatus: 'SUCCESS' }),
        eth_getTransactionReceipt: () => ({
          contractAddress: null,
          logs: [{ address: safeAddress, topics: [topic], data: word }, log],
        }),
      })
    const addressIn = async (log: object) =>
      (
        (await receiptWith(log).request('eth_getTransactionReceipt', safeTxHash)) as {
          contractAddress: unknown
        }
      ).contractAddress
    expect(await addressIn({ address: createCallContracts[1], topics: [topic], data: word })).toBe(
      owner.toLowerCase(),
    )
    expect(
      await addressIn({
        address: createCallContracts[0].toLowerCase(),
        topics: [topic, word],
        data: '0x',
      }),
    ).toBe(owner.toLowerCase())
    expect(await addressIn({ address: createCallContracts[0], topics: [], data: word })).toBeNull()
    expect(await addressIn({ address: owner, topics: [topic], data: word })).toBeNull()
  })

  it('has CreateCall contracts that are official', () => {
    const official = ['1.4.1', '1.3.0'].flatMap((version) => {
      const { canonical, eip155 } = getCreateCallDeployments({ version })?.deployments ?? {}
      return [canonical?.address, eip155?.address].filter((address) => address !== undefined)
    })
    expect(createCallContracts).toEqual(official)
  })
})

describe('a transaction', () => {
  const executed = {
    getTxBySafeTxHash: () => ({ txHash, txStatus: 'SUCCESS' }),
    sendTransactions: () => ({ safeTxHash }),
  }

  it('that this page proposed is pending until it is executed', async () => {
    let details: object = { txStatus: 'AWAITING_EXECUTION' }
    const { request, sent } = aProvider({
      ...proposing,
      getTxBySafeTxHash: () => details,
      eth_getTransactionByHash: ([hash]: [string]) => ({ hash, blockNumber: '0x1' }),
    })
    await request('eth_sendTransaction', { to: owner, value: '16' })
    expect(await request('eth_getTransactionByHash', safeTxHash)).toMatchObject({
      hash: safeTxHash,
      from: safeAddress,
      to: owner,
      value: '0x10',
      input: '0x',
      blockHash: null,
    })
    details = { txHash, txStatus: 'SUCCESS' }
    expect(await request('eth_getTransactionByHash', safeTxHash)).toEqual({
      hash: safeTxHash,
      blockNumber: '0x1',
    })
    expect(sent().at(-1)).toEqual({ name: 'eth_getTransactionByHash', params: [txHash] })
  })

  it('returns the receipt of its hash, under the requested hash', async () => {
    const { request, sent } = aProvider({
      ...executed,
      eth_getTransactionReceipt: ([hash]: [string]) => ({ transactionHash: hash, logs: [] }),
    })
    for (let at = 0; at < 2; at++)
      expect(await request('eth_getTransactionReceipt', safeTxHash)).toMatchObject({
        transactionHash: safeTxHash,
      })
    // The hash of an executed transaction does not change.
    expect(sent().map(({ name }) => name)).toEqual([
      'getTxBySafeTxHash',
      'eth_getTransactionReceipt',
      'eth_getTransactionReceipt',
    ])
  })

  it('that isn’t the Safe’s is read by its own hash', async () => {
    const { request, sent } = aProvider({ getTxBySafeTxHash: unknown })
    expect(await request('eth_getTransactionReceipt', txHash)).toBeNull()
    expect(await request('eth_getTransactionByHash', txHash)).toBeNull()
    expect(
      sent()
        .filter(({ name }) => name.startsWith('eth_'))
        .map(({ params }) => params),
    ).toEqual([[txHash], [txHash]])
  })

  it.each(['0x12', undefined, '../safes', 5])('is not looked up by %s', async (hash) => {
    const { failure, sent } = aProvider(executed)
    expect(await failure('eth_getTransactionReceipt', hash)).toMatchObject({ code: -32602 })
    expect(sent()).toEqual([])
  })
})

describe('a bundle of calls', () => {
  const bundle = {
    version: '2.0.0',
    chainId: '0x1',
    from: safeAddress,
    atomicRequired: true,
    calls: [
      { to: owner, value: '0x1' },
      { to: safeAddress, data: '0x12' },
    ],
  }
  const receipt = {
    logs: [{ address: owner, data: '0x', topics: [] }],
    status: '0x1',
    blockHash: txHash,
    blockNumber: '0x10',
    gasUsed: 21000,
    transactionHash: txHash,
  }

  it('is one transaction, whose hash is its ID', async () => {
    const { request, sent } = aProvider(proposing)
    expect(
      await request('wallet_sendCalls', { ...bundle, from: safeAddress.toLowerCase() }),
    ).toEqual({ id: safeTxHash })
    expect(sentTxs(sent())).toEqual([
      {
        txs: [
          { to: owner, value: '0x1', data: '0x' },
          { to: safeAddress, value: '0x0', data: '0x12' },
        ],
        params: undefined,
      },
    ])
  })

  it('keeps the id of the app, once', async () => {
    const { request, failure } = aProvider({
      ...proposing,
      getTxBySafeTxHash: () => ({ txStatus: 'AWAITING_CONFIRMATIONS' }),
    })
    expect(await request('wallet_sendCalls', { ...bundle, id: 'mine' })).toEqual({ id: 'mine' })
    expect(await failure('wallet_sendCalls', { ...bundle, id: 'mine' })).toMatchObject({
      code: 5720,
    })
    expect(await request('wallet_getCallsStatus', 'mine')).toEqual({
      version: '2.0.0',
      id: 'mine',
      chainId: '0x1',
      status: 100,
      atomic: true,
    })
  })

  it.each<[what: string, change: object | undefined, code: number, message?: string]>([
    ['another chain', { chainId: '0x89' }, 4901, 'Safe is not on chain 0x89'],
    ['no chain', { chainId: undefined }, -32602],
    ['another sender', { from: owner }, 4100, 'Invalid from address'],
    ['no calls', { calls: [] }, -32602, 'No transactions were passed'],
    ['calls that are no list', { calls: {} }, -32602, 'No transactions were passed'],
    ['a call that is nothing', { calls: [null] }, -32602],
    [
      'a call without recipient and data',
      { calls: [{ to: owner }, {}] },
      -32602,
      'Invalid call #1: missing "to" field',
    ],
    [
      'a required capability',
      { capabilities: { paymasterService: { url: 'https://x.test' } } },
      5700,
    ],
    [
      'a required capability of a call',
      { calls: [{ to: owner, capabilities: { paymasterService: {} } }] },
      5700,
    ],
    ['an empty id', { id: '' }, -32602],
    ['a long id', { id: 'x'.repeat(4097) }, -32602],
  ])('is rejected with %s', async (_, change, code, message = expect.any(String) as string) => {
    const { failure, sent } = aProvider(proposing)
    expect(await failure('wallet_sendCalls', { ...bundle, ...change })).toMatchObject({
      code,
      message,
    })
    expect(sentTxs(sent())).toEqual([])
  })

  it('may have optional capabilities', async () => {
    const { request } = aProvider(proposing)
    expect(
      await request('wallet_sendCalls', {
        ...bundle,
        capabilities: { paymasterService: { optional: true }, atomic: {} },
      }),
    ).toEqual({ id: safeTxHash })
  })

  it.each([
    ['AWAITING_CONFIRMATIONS', undefined, 100],
    ['AWAITING_EXECUTION', undefined, 100],
    ['CANCELLED', undefined, 400],
    ['SUCCESS', txHash, 200],
    ['FAILED', txHash, 500],
    ['SOMETHING_NEW', undefined, 100],
  ])('that is %s has the status', async (txStatus, hash, status) => {
    const { request } = aProvider({
      getTxBySafeTxHash: () => ({ txStatus, txHash: hash }),
      eth_getTransactionReceipt: () => receipt,
    })
    const receipts = hash
      ? { receipts: [{ ...receipt, gasUsed: '0x5208', status: status === 200 ? '0x1' : '0x0' }] }
      : {}
    expect(await request('wallet_getCallsStatus', safeTxHash)).toEqual({
      version: '2.0.0',
      id: safeTxHash,
      chainId: '0x1',
      status,
      atomic: true,
      ...receipts,
    })
  })

  it('is pending until the node has its receipt', async () => {
    const { request } = aProvider({ getTxBySafeTxHash: () => ({ txStatus: 'SUCCESS', txHash }) })
    expect(await request('wallet_getCallsStatus', safeTxHash)).toMatchObject({ status: 100 })
  })

  it('ended as the Safe says in the receipt, whatever its host says', async () => {
    const events = {
      success: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
      failure: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
    } as const
    const draw = random()
    for (let turn = 0; turn < rounds(200); turn++) {
      const logs = Array.from({ length: draw.upTo(4) }, () => {
        const event = draw.pick(['success', 'failure'] as const)
        const of = draw.pick([safeTxHash, safeTxHash, txHash])
        const address = draw.pick([safeAddress, safeAddress.toLowerCase(), owner])
        const isIndexed = draw.upTo(2) === 1
        return {
          event,
          isOurs: address !== owner && of === safeTxHash,
          log: draw.pick([
            {
              address,
              topics: isIndexed ? [events[event], of] : [events[event]],
              data: `${isIndexed ? '0x' : of}${'00'.repeat(32)}`,
            },
            null,
          ]),
        }
      })
      const txStatus = draw.pick(['SUCCESS', 'FAILED', 'AWAITING_EXECUTION', 'SOMETHING_NEW'])
      const { request } = aProvider({
        getTxBySafeTxHash: () => ({ txStatus, txHash }),
        eth_getTransactionReceipt: () => ({ ...receipt, logs: logs.map(({ log }) => log) }),
      })
      const recorded = logs.find(({ isOurs, log }) => isOurs && log)?.event
      const hosts = { SUCCESS: 200, FAILED: 500 }[txStatus] ?? 100
      const status = recorded ? { success: 200, failure: 500 }[recorded] : hosts
      const why = `SEED=${draw.seed}, case ${turn}: ${txStatus}, ${JSON.stringify(logs)}`
      expect(await request('wallet_getCallsStatus', safeTxHash), why).toMatchObject({
        status,
        receipts: [{ status: status === 200 ? '0x1' : '0x0' }],
      })
      // Without an event of the Safe, its receipt is that of the transaction around it.
      expect(await request('eth_getTransactionReceipt', safeTxHash), why).toMatchObject({
        status: recorded === 'failure' ? '0x0' : '0x1',
      })
    }
  })

  it.each(['mine', '0x12', undefined, {}])('is unknown with the id %s', async (id) => {
    expect(await aProvider().failure('wallet_getCallsStatus', id)).toMatchObject({ code: 5730 })
  })

  it('is offered as atomic on the chain of the Safe', async () => {
    const { request, failure } = aProvider()
    const capabilities = {
      '0x1': { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
    }
    expect(await request('wallet_getCapabilities')).toEqual(capabilities)
    expect(await request('wallet_getCapabilities', safeAddress, ['0x89', '0x1'])).toEqual(
      capabilities,
    )
    expect(await request('wallet_getCapabilities', safeAddress, ['0x89'])).toEqual({})
    expect(await failure('wallet_getCapabilities', owner)).toMatchObject({ code: 4100 })
  })
})
