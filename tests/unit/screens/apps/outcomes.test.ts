import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ExecutedTransaction } from '#apps/protocol'
import type { Hex } from '#base'
import { readSnapshot } from '#chain'
import type { TransactionDetails } from '#gateway'
import type { CheckNode } from '#queries'
import { base, type Chain, safes } from '../../../../mocks/chain/index.ts'
import { aTransactionDetails } from '../../../../mocks/fixtures/index.ts'
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
import { random } from '../../safe/random.ts'

// The Treasury executes a payment and, after it, one that its receiver rejects. Whatever a gateway
// claims of these and of what waits, apps learn what the world's EVM has recorded.

const at = { chainId: '1', address: safes.treasury.address } as const
const { alice, bob, dave } = people
const cases = rounds(100)

interface Sent {
  hash: Hex
  nonce: bigint
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
    return { hash, nonce, txHash, status }
  }
  paid = await send(dave.address, 0n, 'SUCCESS')
  rejected = await send(base.stubborn, 50_000n, 'FAILED')
  const { nonce } = await readSnapshot(client, at)
  const { hash } = aSafeTx(at.address, { to: dave.address, value: 2n, nonce })
  waiting = { hash, nonce, txHash: null, status: null }
  other = (await sendAs(chain, client, alice, dave.address, '0x')).txHash
})

/** What a gateway says of a transaction, in the shape of its details. */
function claimed(
  of: Sent,
  status: TransactionDetails['txStatus'],
  txHash: Hex | null,
): TransactionDetails {
  const details = aTransactionDetails({ safe: at.address })
  return {
    ...details,
    txStatus: status,
    txHash,
    executedAt: 1_700_000_000_000,
    detailedExecutionInfo: {
      ...details.detailedExecutionInfo,
      type: 'MULTISIG',
      safeTxHash: of.hash,
      nonce: Number(of.nonce),
    } as never,
  }
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

/** What an app is told of what it has proposed. */
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

test(`an app learns what the chain says, whatever a gateway claims (${cases} claims)`, async () => {
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
  // The claims are worth nothing if the answers are all the same.
  expect(seen.size).toBeGreaterThan(3)
})

describe('an outcome that a gateway claims', () => {
  test('of a payment that was made is told as it is', async () => {
    const details = claimed(paid, 'SUCCESS', paid.txHash)
    expect(await answered(paid, details, node)).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: paid.txHash,
      executedAt: details.executedAt,
    })
  })

  test('a failure is no success', async () =>
    expect(
      await answered(rejected, claimed(rejected, 'SUCCESS', rejected.txHash), node),
    ).toMatchObject({
      txStatus: 'FAILED',
    }))

  test('what waits was not executed in the transaction of another one', async () =>
    expect(await answered(waiting, claimed(waiting, 'SUCCESS', paid.txHash), node)).toMatchObject({
      txStatus: 'AWAITING_EXECUTION',
      txHash: null,
    }))

  test('of a transaction of another Safe is not known', async () => {
    const details = { ...claimed(waiting, 'SUCCESS', paid.txHash), safeAddress: dave.address }
    await expect(answered(waiting, details, node)).rejects.toMatchObject({ code: 4900 })
  })

  test('is told once the node has the receipt', async () => {
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

test('of what this browser has sent, an app is told what the chain says', async () => {
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
