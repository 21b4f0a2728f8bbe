import { MethodNotFoundRpcError, MethodNotSupportedRpcError, numberToHex } from 'viem'
import type { Address, Hex, Log } from '#base'
import type { ChainClient } from './client.ts'
import type { BlockRange } from './findBlocks.ts'

/** The node doesn't return events, not even for one block. */
export class EventsRejectedError extends Error {
  override readonly name = 'EventsRejectedError'

  constructor(words: string, options: ErrorOptions) {
    super(`The endpoint doesn't return events of past blocks: ${words}`, options)
  }
}

export interface PastLog extends Log {
  transactionHash?: Hex | null
  blockNumber?: Hex | null
  logIndex?: Hex | null
}

/** null: any value of this topic. */
export interface LogFilter {
  address?: Address
  topics: readonly (Hex | null)[]
}

/** How many blocks a node accepts per request, if fewer than requested. */
const limits = new WeakMap<ChainClient, number>()

const widthOf = ({ from, to }: BlockRange): number => to - from + 1

/** The number of blocks that a node is known to accept at most; undefined if not known. */
export const logLimit = (client: ChainClient): number | undefined => limits.get(client)

/**
 * Events in a range of blocks; undefined if the node doesn't accept that many, which is remembered.
 * Nodes accept 10 to 10,000 blocks per request.
 * @throws EventsRejectedError
 * @throws viem's network errors
 */
export async function readLogRange(
  client: ChainClient,
  { address, topics }: LogFilter,
  range: BlockRange,
): Promise<readonly PastLog[] | undefined> {
  const width = widthOf(range)
  if (width > (limits.get(client) ?? width)) return undefined
  const [fromBlock, toBlock] = [numberToHex(range.from), numberToHex(range.to)]
  try {
    return await client.request({
      method: 'eth_getLogs',
      params: [{ ...(address && { address }), topics: [...topics], fromBlock, toBlock }],
    })
  } catch (error) {
    const words = rejectionIn(error)
    if (words === undefined) throw error
    if (width === 1 || isUnsupported(error)) throw new EventsRejectedError(words, { cause: error })
    limits.set(client, smallerThan(width, words))
    return undefined
  }
}

/** The limit that the node names, or a common one. */
function smallerThan(width: number, words: string): number {
  const named = [...words.matchAll(/\b\d[\d,]*\b/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  )
  const smaller = (sizes: readonly number[]) => sizes.filter((one) => one > 0 && one < width)
  return Math.max(
    1,
    ...(smaller(named).length > 0 ? smaller(named) : smaller([10_000, 1_000, 100, 10])),
  )
}

/** Whether the node doesn't have the method, which no narrower range changes. */
const isUnsupported = (error: unknown): boolean =>
  error instanceof MethodNotFoundRpcError || error instanceof MethodNotSupportedRpcError

/**
 * The node's message if it has no events or rejects too many blocks or events; undefined for other
 * failures.
 */
function rejectionIn(error: unknown): string | undefined {
  if (isUnsupported(error)) return (error as MethodNotFoundRpcError).details
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { details } = at as { details?: unknown }
    if (typeof details !== 'string' || /rate.?limit|too many requests|per second/i.test(details))
      continue
    if (/range|limit|exceed|too (large|many)|more than|at most|up to/i.test(details)) return details
  }
  return undefined
}
