import { createClient, custom, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { fetchTransactionState } from '../../../../src/wallet/transactions/fetchTransactionState.ts'
import type { RecentTransaction } from '../../../../src/wallet/transactions/recentTransaction.ts'

const sender = '0xab5801a7d398351b8be11c439e05c5b3259aec9b'
const hash: Hex = `0x${'1'.repeat(64)}`
const sent: RecentTransaction = { hash, description: 'Payment', status: 'pending' }
const receipt = { transactionHash: hash, blockNumber: '0x10', status: '0x1', logs: [], type: '0x2' }

/** A node with these responses, and its requests in order. */
function aNode(answers: Record<string, unknown>) {
  const asked: string[] = []
  const request = async ({ method }: { method: string }) => {
    asked.push(method)
    const answer = answers[method] ?? null
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, client: createClient({ transport: custom({ request }, { retryCount: 0 }) }) }
}

test('a receipt counts as one confirmation if no more are required', async () => {
  const { client, asked } = aNode({ eth_getTransactionReceipt: receipt })
  expect(await fetchTransactionState(client, sent)).toEqual({
    mined: undefined,
    receipt: { reverted: false, confirmations: 1 },
  })
  expect(asked).toEqual(['eth_getTransactionReceipt'])
})

test("confirmations are counted from the receipt's block", async () => {
  const { client } = aNode({
    eth_getTransactionReceipt: { ...receipt, status: '0x0' },
    eth_blockNumber: '0x12',
  })
  expect((await fetchTransactionState(client, { ...sent, confirmations: 5 })).receipt).toEqual({
    reverted: true,
    confirmations: 3,
  })
})

test('a node that is behind its own receipt still counts one', async () => {
  const { client } = aNode({ eth_getTransactionReceipt: receipt, eth_blockNumber: '0x0f' })
  expect(
    (await fetchTransactionState(client, { ...sent, confirmations: 2 })).receipt?.confirmations,
  ).toBe(1)
})

test('a pending transaction includes its sender and nonce', async () => {
  const { client } = aNode({
    eth_getTransactionByHash: {
      hash,
      from: sender,
      nonce: '0x7',
      type: '0x2',
      value: '0x0',
      gas: '0x1',
    },
  })
  expect(await fetchTransactionState(client, sent)).toEqual({
    mined: undefined,
    transaction: { sender, nonce: 7 },
  })
})

test('an unknown transaction is valid, with the count read before the receipt', async () => {
  const { client, asked } = aNode({ eth_getTransactionCount: '0x8' })
  expect(await fetchTransactionState(client, { ...sent, sender, nonce: 7 })).toEqual({
    mined: 8,
    transaction: undefined,
  })
  expect(asked).toEqual([
    'eth_getTransactionCount',
    'eth_getTransactionReceipt',
    'eth_getTransactionByHash',
  ])
})

test.each(['eth_getTransactionReceipt', 'eth_getTransactionByHash', 'eth_getTransactionCount'])(
  'a node that fails %s rejects',
  async (method) => {
    const { client } = aNode({ eth_getTransactionCount: '0x8', [method]: new Error('502') })
    await expect(fetchTransactionState(client, { ...sent, sender, nonce: 7 })).rejects.toThrow(
      '502',
    )
  },
)
