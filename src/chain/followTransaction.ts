import { type Address, type Hex, pause } from '#base'
import type { ChainClient } from './client.ts'
import { type Receipt, toReceipt } from './receipt.ts'

/** What became of a transaction that was sent. */
export type Followed =
  | { status: 'mined'; receipt: Receipt }
  /** Another transaction of the same account took its nonce: a cancellation, or the same content with a higher fee. */
  | { status: 'replaced' }
  /** The node knows the transaction, and it is in no block yet. `nonce` is the account's. */
  | { status: 'pending'; nonce: number }
  /** The node doesn't know the transaction. It may have been dropped, or another node has it. */
  | { status: 'missing' }

export interface SentTransaction {
  txHash: Hex
  from: Address
  /** The account's nonce, where it is known from an earlier look. */
  nonce?: number | undefined
}

export interface FollowOptions {
  /** Milliseconds in all. */
  timeout?: number
  signal?: AbortSignal | undefined
  /** Milliseconds for which its nonce has to be found used: behind one address there may be several nodes, and one is late with the receipt. */
  replacedAfter?: number
}

/**
 * Waits until a transaction is in a block or replaced, for `timeout` milliseconds at most; then it says how things stand.
 * @throws viem's errors of the network: nothing is known then, and asking again is safe
 * @throws the signal's reason when the caller gives up
 */
export async function followTransaction(
  client: ChainClient,
  sent: SentTransaction,
  { timeout = 180_000, signal, replacedAfter = 60_000 }: FollowOptions = {},
): Promise<Followed> {
  let { nonce } = sent
  let used = 0
  for (let waited = 0; ; waited += client.pollingInterval) {
    signal?.throwIfAborted()
    const found = await look(client, { ...sent, nonce })
    if (found.status === 'mined') return found
    if (found.status === 'pending') nonce = found.nonce
    used = found.status === 'replaced' ? used + client.pollingInterval : 0
    if (used > replacedAfter) return { status: 'replaced' }
    // A nonce that was found used once is no answer yet.
    if (waited >= timeout && used === 0) return found
    await pause(client.pollingInterval, signal)
  }
}

async function look(client: ChainClient, { txHash, from, nonce }: SentTransaction): Promise<Followed> {
  // In this order: a transaction that is mined in between is then found by its receipt.
  const count = nonce === undefined ? undefined : Number(await client.request({ method: 'eth_getTransactionCount', params: [from, 'latest'] }))
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [txHash] })
  if (receipt) return { status: 'mined', receipt: toReceipt(txHash, receipt) }
  const transaction = await client.request({ method: 'eth_getTransactionByHash', params: [txHash] })
  if (transaction) return { status: 'pending', nonce: Number(transaction.nonce) }
  return { status: nonce !== undefined && count !== undefined && count > nonce ? 'replaced' : 'missing' }
}
