import { type Hex, hexToBigInt, numberToHex } from 'viem'
import type { ChainClient } from './client.ts'

interface Request {
  method: string
  params?: readonly unknown[]
}

/**
 * A client whose reads are of one block: where a read asks for the latest one, it gets this one
 * instead. Receipts aren't bound to a block.
 */
export function atBlock(client: ChainClient, block: bigint): ChainClient {
  const tag = numberToHex(block)
  const read = client.request as (request: Request) => Promise<unknown>
  const request = ({ method, params = [] }: Request): Promise<unknown> =>
    method === 'eth_blockNumber'
      ? Promise.resolve(tag)
      : read({ method, params: params.map((one) => (one === 'latest' ? tag : one)) })
  return { ...client, request: request as ChainClient['request'] }
}

/** The number of a node's latest block. @throws viem's network errors */
export const readBlockNumber = async (client: ChainClient): Promise<bigint> =>
  hexToBigInt(await client.request({ method: 'eth_blockNumber' }))

/** When a block was made, in seconds since 1970. @throws viem's network errors */
export async function readBlockTime(client: ChainClient, block: bigint): Promise<bigint> {
  const found = (await client.request({
    method: 'eth_getBlockByNumber',
    params: [numberToHex(block), false],
  })) as { timestamp: Hex } | null
  if (!found) throw new Error(`The node doesn't have block ${block}.`)
  return hexToBigInt(found.timestamp)
}
