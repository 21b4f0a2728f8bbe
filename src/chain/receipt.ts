import type { Address, Hex } from '#base'
import { sameAddress } from '#base'
import type { ChainClient } from './client.ts'

export interface Receipt {
  txHash: Hex
  blockNumber: bigint
  /** `reverted`: only the fee was spent. */
  status: 'success' | 'reverted'
  gasUsed: bigint
  logs: readonly { address: Address; topics: readonly Hex[]; data: Hex }[]
}

/** The transaction was not mined in time. It may still be mined later. */
export class ReceiptTimeoutError extends Error {
  override readonly name = 'ReceiptTimeoutError'
  readonly txHash: Hex
  constructor(txHash: Hex) {
    super(`The transaction ${txHash} was sent, but is not in a block yet. It may still be mined; look at the history before sending it again.`)
    this.txHash = txHash
  }
}

export interface WaitOptions {
  signal?: AbortSignal
  /** Milliseconds between two requests, and in total. */
  every?: number
  timeout?: number
}

/**
 * Waits until a transaction is mined. Keeps polling if the node fails in between, because the transaction has already been sent.
 * @throws ReceiptTimeoutError
 * @throws the signal's reason if the caller aborts
 */
export async function waitForReceipt(
  client: ChainClient,
  txHash: Hex,
  { signal, every = client.pollingInterval, timeout = 180_000 }: WaitOptions = {},
): Promise<Receipt> {
  for (let waited = 0; ; waited += every) {
    signal?.throwIfAborted()
    const found = await client.request({ method: 'eth_getTransactionReceipt', params: [txHash] }).catch(() => null)
    if (found) return toReceipt(txHash, found)
    if (waited >= timeout) throw new ReceiptTimeoutError(txHash)
    await pause(every, signal)
  }
}

const toReceipt = (
  txHash: Hex,
  found: { blockNumber: Hex | null; status: Hex; gasUsed: Hex; logs: readonly { address: Address; topics: readonly Hex[]; data: Hex }[] },
): Receipt => ({
  txHash,
  blockNumber: BigInt(found.blockNumber ?? 0),
  status: BigInt(found.status) === 1n ? 'success' : 'reverted',
  gasUsed: BigInt(found.gasUsed),
  logs: found.logs.map(({ address, topics, data }) => ({ address, topics, data })),
})

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const give = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', give)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', give, { once: true })
  })

const executionSuccess = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/**
 * The result of the Safe transaction in a receipt: a mined transaction may still have failed. The hash is an indexed topic from 1.4.0 on and
 * part of the data before. undefined if the receipt contains no execution of this hash.
 */
export function executionIn(receipt: Receipt, safe: Address, safeTxHash: Hex): 'success' | 'failure' | undefined {
  const log = receipt.logs.find(
    ({ address, topics, data }) =>
      sameAddress(address, safe) &&
      (topics[0] === executionSuccess || topics[0] === executionFailure) &&
      (topics[1] ?? data.slice(0, 66)).toLowerCase() === safeTxHash.toLowerCase(),
  )
  return log && (log.topics[0] === executionSuccess ? 'success' : 'failure')
}
