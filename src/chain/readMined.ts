import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { type Receipt, toReceipt } from './receipt.ts'

/** A transaction in a block, and what it did. Amounts are in the native coin's smallest unit. */
export interface MinedTransaction extends Receipt {
  /** The account that sent it, and paid the fee. */
  from: Address
  /** Null: it created a contract. */
  to: Address | null
  input: Hex
  value: bigint
  /** Everything the sender paid for it, including a rollup's fee for its data. */
  fee: bigint
}

/**
 * A mined transaction with its receipt; null if the node knows none.
 * @throws viem's network errors
 */
export async function readMined(
  client: ChainClient,
  txHash: Hex,
): Promise<MinedTransaction | null> {
  const [receipt, transaction] = await Promise.all([
    client.request({ method: 'eth_getTransactionReceipt', params: [txHash] }),
    client.request({ method: 'eth_getTransactionByHash', params: [txHash] }),
  ])
  if (!receipt || !transaction) return null
  // OP chains report the data fee separately in receipts; Arbitrum includes it.
  const { l1Fee = '0x0' } = receipt as { l1Fee?: Hex }
  const done = toReceipt(txHash, receipt)
  return {
    ...done,
    from: transaction.from,
    to: transaction.to,
    input: transaction.input,
    value: BigInt(transaction.value),
    fee: done.gasUsed * BigInt(receipt.effectiveGasPrice) + BigInt(l1Fee),
  }
}
