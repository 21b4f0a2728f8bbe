import { decodeAbiParameters, encodePacked, keccak256, numberToHex } from 'viem'
import { type Address, type Hex, type QueuedCall, type QueuedTx, sameAddress } from '#base'
import type { ChainClient } from './client.ts'
import { readLogs } from './readLogs.ts'

/**
 * TransactionAdded(uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value,
 * bytes data, uint8 operation)
 */
const transactionAdded = '0x4c8a9c748e976c17c2eb2c2bc50da76eac9cd90ff529f0fe900e0c10a179f031'

const content = [
  { type: 'address' },
  { type: 'uint256' },
  { type: 'bytes' },
  { type: 'uint8' },
] as const

/**
 * The call of a transaction in a Delay module's queue. The contract only stores its hash; the rest
 * is in an event, in a block located by its time. An event counts only if its content matches the
 * contract's hash. null if there is none.
 * @throws EventsRejectedError if the node returns no old events
 * @throws viem's network errors
 */
export async function readQueuedCall(
  client: ChainClient,
  module: Address,
  queued: QueuedTx,
): Promise<QueuedCall | null> {
  const topics = [
    transactionAdded,
    numberToHex(queued.number, { size: 32 }),
    queued.hash,
  ] satisfies Hex[]
  const time = Math.floor(queued.createdAt / 1000)
  const logs = await readLogs(client, { address: module, topics }, time)
  for (const { address, data, transactionHash } of logs ?? []) {
    const call = sameAddress(address, module) ? readCall(data) : undefined
    if (call && queuedHash(call) === queued.hash)
      return { ...call, queuedBy: transactionHash ?? undefined }
  }
  return null
}

/** As `getTransactionHash` of the published contract computes it. */
const queuedHash = ({ to, value, data, operation }: QueuedCall): Hex =>
  keccak256(encodePacked(['address', 'uint256', 'bytes', 'uint8'], [to, value, data, operation]))

function readCall(data: Hex): QueuedCall | undefined {
  try {
    const [to, value, inner, operation] = decodeAbiParameters(content, data)
    return operation === 0 || operation === 1 ? { to, value, data: inner, operation } : undefined
  } catch {
    // Another event's data.
    return undefined
  }
}
