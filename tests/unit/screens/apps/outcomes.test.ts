import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ExecutedTransaction } from '#apps/protocol'
import type { Hex } from '#base'
import { readSnapshot } from '#chain'
import type { SafeTx } from '#domain'
import type { TransactionDetails } from '#gateway'
import type { CheckNode } from '#queries'
import { base, type Chain, safes } from '../../../../mocks/chain/index.ts'
import { aTransactionDetails, anAddress } from '../../../../mocks/fixtures/index.ts'
import { people } from '../../../../mocks/people.ts'
import {
  executionNews,
  type ToldExecutions,
} from '../../../../src/screens/apps/open/executionNews.ts'
import { readHandlers } from '../../../../src/screens/apps/open/readHandlers.ts'
import { rounds } from '../../../size.ts'
import { aClient, aSafeTx, execData, sendAs } from '../../chain/setup.ts'
import { aChain } from '../../mocks/chain/setup.ts'
import { aGatewayThatAnswers } from '../../queries/recordedGateway.ts'
import { type Random, random } from '../../safe/random.ts'

// The Treasury executes a payment and, after it, one that its receiver rejects. Whatever a gateway
// claims of these and of what waits, apps learn what the world's EVM has recorded.

const at = { chainId: '1', address: safes.treasury.address } as const
const { alice, bob, dave } = people
const cases = rounds(100)

interface Sent {
  hash: Hex
  tx: SafeTx
  txHash: Hex | null
  /** What the chain says; null: nothing yet. */
  status: 'SUCCESS' | 'FAILED' | null
}

let chain: Chain
let node: NonNullable<CheckNode>
let paid: Sent
let rejected: Sent
let waiting: Sent
/** A transaction that has nothing to do with the Safe. */
let other: Hex

beforeAll(async () => {
  chain = await aChain()
  const { client } = aClient(chain)
  node = { client, isIndependent: true }
  const send = async (to: Hex, safeTxGas: bigint, status: 'SUCCESS' | 'FAILED'): Promise<Sent> => {
    const { nonce } = await readSnapshot(client, at)
    const { tx, hash } = aSafeTx(at.address, { to, value: 1n, nonce, safeTxGas })
    const data = await execData(tx, [alice, bob], hash)
    const { txHash } = await sendAs(chain, client, alice, at.address, data)
    return { hash, tx, txHash, status }
  }
  paid = await send(dave.address, 0n, 'SUCCESS')
  rejected = await send(base.stubborn, 50_000n, 'FAILED')
  const { nonce } = await readSnapshot(client, at)
  const { tx, hash } = aSafeTx(at.address, { to: dave.address, value: 2n, nonce })
  waiting = { hash, tx, txHash: null, status: null }
  other = (await sendAs(chain, client, alice, dave.address, '0x')).txHash
})

/** What a gateway says about a transaction, in the shape of its details. */
function claimed(
  of: Sent,
  status: TransactionDetails['txStatus'],
  txHash: Hex | null,
): TransactionDetails {
  const details = aTransactionDetails({ safe: at.address })
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, nonce } = of.tx
  return {
    ...details,
    txStatus: status,
    txHash,
    executedAt: 1_700_000_000_000,
    txData: {
      ...details.txData,
      to: anAddress(to),
      value: String(value),
      hexData: data,
      operation,
    },
    detailedExecutionInfo: {
      ...details.detailedExecutionInfo,
      type: 'MULTISIG',
      safeTxHash: of.hash,
      safeTxGas: String(safeTxGas),
      baseGas: String(baseGas),
      gasPrice: String(gasPrice),
      gasToken,
      refundReceiver: anAddress(of.tx.refundReceiver),
      nonce: Number(nonce),
    } as never,
  }
}

/** The fields that have the hash, as details name them; each can be made up. */
const lies: Record<string, (random: Random, details: TransactionDetails) => TransactionDetails> = {
  safeAddress: ({ address }, details) => ({ ...details, safeAddress: address() }),
  'no txData': (_, details) => ({ ...details, txData: null }),
  'no execution': (_, details) => ({ ...details, detailedExecutionInfo: null }),
  module: ({ address }, details) => ({
    ...details,
    detailedExecutionInfo: { type: 'MODULE', address: anAddress(address()) },
  }),
  ...liesOf('txData', {
    to: ({ address }) => anAddress(address()),
    value: ({ uint }) => String(uint() + 3n),
    'value of none': () => null,
    hexData: ({ bytes, upTo }) => bytes(1 + upTo(40)),
    'hexData of none': () => 'payload',
    operation: ({ pick }) => pick([1, 2, 256, -1]),
  }),
  ...liesOf('detailedExecutionInfo', {
    nonce: ({ pick, upTo }) => pick([-1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, 1_000 + upTo(9_999)]),
    'nonce of none': () => 'next',
    'nonce of the first': () => 0,
    safeTxGas: ({ uint }) => String(uint() + 50_001n),
    baseGas: ({ uint }) => String(uint() + 1n),
    gasPrice: ({ uint }) => String(uint() + 1n),
    gasToken: ({ address }) => address(),
    'gasToken of none': () => '0x',
    refundReceiver: ({ address }) => anAddress(address()),
  }),
}

/** The name of a lie begins with that of its field. */
function liesOf(
  part: 'txData' | 'detailedExecutionInfo',
  values: Record<string, (random: Random) => unknown>,
): typeof lies {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (draw: Random, details: TransactionDetails) => ({
        ...details,
        [part]: { ...details[part], [name.split(' ')[0] as string]: value(draw) },
      }),
    ]),
  )
}

/** What an app may hear: its status, the transaction it happened in, and when; or an error. */
function byTheChain(of: Sent, { txStatus, txHash, executedAt }: TransactionDetails, by: CheckNode) {
  const isExecuted = txStatus === 'SUCCESS' || txStatus === 'FAILED'
  if (!isExecuted && txStatus !== 'CANCELLED') return [txStatus, null, null]
  if (!by?.isIndependent) return 4900
  if (isExecuted && txHash && txHash === of.txHash) return [of.status, txHash, executedAt]
  if (of === waiting) return ['AWAITING_EXECUTION', null, null]
  // Its nonce is used; by what, isn't shown.
  return isExecuted ? 4900 : ['CANCELLED', null, null]
}

const signal = () => new AbortController().signal

const answered = (of: Sent, details: TransactionDetails, reader: CheckNode) =>
  readHandlers({
    at,
    node: reader,
    gateway: aGatewayThatAnswers(details),
    contacts: () => [],
  }).getTxBySafeTxHash({ safeTxHash: of.hash }, { signal: signal() } as never)

/** What an app is notified of what it has proposed. */
async function toldOf(of: Sent, details: TransactionDetails, reader: CheckNode) {
  const told: ExecutedTransaction[] = []
  const known: ToldExecutions = { told: new Set(), proposed: new Set([of.hash]) }
  const news = executionNews(known, {
    at,
    gateway: aGatewayThatAnswers(details),
    node: reader,
    tell: (executed) => void told.push(executed),
  })
  await news.ofProposed(signal())
  await news.ofProposed(signal())
  return told
}

test(`an app gets the chain's outcome, whatever a gateway claims (${cases} claims)`, async () => {
  const draw = random()
  const seen = new Set<string>()
  for (let turn = 0; turn < cases; turn++) {
    const of = draw.pick([paid, rejected, waiting])
    const status = draw.pick([
      'SUCCESS',
      'SUCCESS',
      'FAILED',
      'CANCELLED',
      'AWAITING_CONFIRMATIONS',
      'AWAITING_EXECUTION',
    ] as const)
    const txHash = draw.pick([of.txHash, of.txHash, paid.txHash, rejected.txHash, other, null])
    const reader = draw.pick([node, node, node, { ...node, isIndependent: false }, undefined])
    const details = claimed(of, status, txHash)
    const why = `SEED=${draw.seed}, case ${turn}: ${status} in ${txHash}, is ${of.status}`

    const answer = await answered(of, details, reader).then(
      ({ txStatus, txHash: named, executedAt }) => [txStatus, named, executedAt],
      ({ code }: { code: number }) => code,
    )
    expect(answer, why).toEqual(byTheChain(of, details, reader))
    seen.add(String(typeof answer === 'number' ? answer : answer[0]))

    const told = await toldOf(of, details, reader)
    const isProven = Boolean(reader?.isIndependent) && txHash !== null && txHash === of.txHash
    expect(told, why).toEqual(isProven ? [{ safeTxHash: of.hash, txHash, status: of.status }] : [])
  }
  // The claims are worth nothing if the responses are anyway.
  expect(seen.size).toBeGreaterThan(3)
})

// If only the nonce proves the outcome, the nonce must belong to the hash.
describe("for a made-up transaction, only its own event's outcome is reported", () => {
  test.each(Object.keys(lies))(`%s (${rounds(10)} lies)`, async (name) => {
    const draw = random()
    for (let turn = 0; turn < rounds(10); turn++) {
      const of = draw.pick([paid, rejected, waiting])
      const status = draw.pick(['SUCCESS', 'FAILED', 'CANCELLED'] as const)
      const txHash = draw.pick([of.txHash, other, null])
      const details = lies[name]?.(draw, claimed(of, status, txHash))
      const why = `SEED=${draw.seed}, lie ${turn}: ${status} in ${txHash}, is ${of.status}`
      const answer = await answered(of, details as TransactionDetails, node).then(
        ({ txStatus }) => txStatus,
        ({ code }: { code: number }) => code,
      )
      const isProven = status !== 'CANCELLED' && txHash !== null && txHash === of.txHash
      expect(answer, why).toBe(isProven ? of.status : 4900)
    }
  })
})

describe('an outcome that a gateway claims', () => {
  test('of an executed payment is reported correctly', async () => {
    const details = claimed(paid, 'SUCCESS', paid.txHash)
    expect(await answered(paid, details, node)).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: paid.txHash,
      executedAt: details.executedAt,
    })
  })

  test('a failure isn’t a success', async () =>
    expect(
      await answered(rejected, claimed(rejected, 'SUCCESS', rejected.txHash), node),
    ).toMatchObject({
      txStatus: 'FAILED',
    }))

  test("a pending transaction wasn't executed in another one's transaction", async () =>
    expect(await answered(waiting, claimed(waiting, 'SUCCESS', paid.txHash), node)).toMatchObject({
      txStatus: 'AWAITING_EXECUTION',
      txHash: null,
    }))

  test('of a transaction of another Safe is not known', async () => {
    const details = { ...claimed(waiting, 'SUCCESS', paid.txHash), safeAddress: dave.address }
    await expect(answered(waiting, details, node)).rejects.toMatchObject({ code: 4900 })
  })

  test('is reported once the node has the receipt', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let isLate = true
      const { client } = aClient(chain, ({ method }) =>
        isLate && /Receipt|ByHash/.test(method) ? { result: null } : undefined,
      )
      const details = claimed(paid, 'SUCCESS', paid.txHash)
      const first = toldOf(paid, details, { client, isIndependent: true })
      await vi.advanceTimersByTimeAsync(10_000)
      isLate = false
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await first).toMatchObject([{ status: 'SUCCESS' }])
    } finally {
      vi.useRealTimers()
    }
  })
})

test("for transactions sent by this browser, an app gets the chain's outcome", async () => {
  const told: ExecutedTransaction[] = []
  const known: ToldExecutions = { told: undefined, proposed: new Set() }
  const news = executionNews(known, {
    at,
    gateway: aGatewayThatAnswers({}),
    node,
    tell: (executed) => void told.push(executed),
  })
  const sent = (of: Sent, txHash: Hex | null) =>
    ({
      kind: 'execute',
      at,
      safeTxHash: of.hash,
      txHash,
      // The store doesn't know how it ended: a contract before 1.1.0, or another tab.
      state: { status: 'executed', inner: 'unknown' },
    }) as never
  await news.ofSent([sent(paid, paid.txHash)], signal())
  expect(told).toEqual([])
  const all = [sent(paid, paid.txHash), sent(rejected, rejected.txHash), sent(waiting, other)]
  await news.ofSent(all, signal())
  await news.ofSent(all, signal())
  expect(told).toEqual([{ safeTxHash: rejected.hash, txHash: rejected.txHash, status: 'FAILED' }])
})
