import { type Address, type Hex, pause } from '#base'
import type { ChainClient } from './client.ts'
import { type Receipt, toReceipt } from './receipt.ts'

/** The state of a sent transaction. */
export type Followed =
  | { status: 'mined'; receipt: Receipt }
  /**
   * Another transaction of the same account used its nonce: a cancellation, or the same content
   * with a higher fee.
   */
  | { status: 'replaced' }
  /** The node knows the transaction, but it isn't in a block yet. `nonce` is the account's. */
  | { status: 'pending'; nonce: number }
  /** The node doesn't know the transaction. It may have been dropped, or another node has it. */
  | { status: 'missing' }

export interface SentTransaction {
  txHash: Hex
  from: Address
  /** The account's nonce, if an earlier request returned it. */
  nonce?: number | undefined
}

export interface FollowOptions {
  /** Total milliseconds. */
  timeout?: number
  signal?: AbortSignal | undefined
  /**
   * Milliseconds for which the nonce must be used before the transaction counts as replaced: one
   * URL may serve several nodes, and one of them may be late with the receipt.
   */
  replacedAfter?: number
}

/**
 * Waits until a transaction is mined or replaced, for at most `timeout` milliseconds; then returns
 * its current state.
 * @throws viem's network errors: the state is unknown then, and calling again is safe
 * @throws the signal's reason if aborted
 */
export async function followTransaction(
  client: ChainClient,
  sent: SentTransaction,
  { timeout = 180_000, signal, replacedAfter = 60_000 }: FollowOptions = {},
): Promise<Followed> {
  let { nonce } = sent
  let replacedFor = 0
  for (let elapsed = 0; ; elapsed += client.pollingInterval) {
    signal?.throwIfAborted()
    const found = await readState(client, { ...sent, nonce })
    if (found.status === 'mined') return found
    if (found.status === 'pending') nonce = found.nonce
    replacedFor = found.status === 'replaced' ? replacedFor + client.pollingInterval : 0
    if (replacedFor > replacedAfter) return { status: 'replaced' }
    // One report of a used nonce is not conclusive.
    if (elapsed >= timeout && replacedFor === 0) return found
    await pause(client.pollingInterval, signal)
  }
}

async function readState(
  client: ChainClient,
  { txHash, from, nonce }: SentTransaction,
): Promise<Followed> {
  // In this order, a transaction that is mined between the requests is found by its receipt.
  const count =
    nonce === undefined
      ? undefined
      : Number(
          await client.request({ method: 'eth_getTransactionCount', params: [from, 'latest'] }),
        )
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [txHash] })
  if (receipt) return { status: 'mined', receipt: toReceipt(txHash, receipt) }
  const transaction = await client.request({ method: 'eth_getTransactionByHash', params: [txHash] })
  if (transaction) return { status: 'pending', nonce: Number(transaction.nonce) }
  return {
    status: nonce !== undefined && count !== undefined && count > nonce ? 'replaced' : 'missing',
  }
}
