import { numberToHex } from 'viem'
import type { Address, Hex, Log } from '#base'
import type { ChainClient } from './client.ts'
import { type BlockRange, findBlocks, narrowBlocks } from './findBlocks.ts'

/** The node doesn't return events, not even for one block. */
class EventsRejectedError extends Error {
  override readonly name = 'EventsRejectedError'

  constructor(words: string, options: ErrorOptions) {
    super(`The endpoint doesn't return events of past blocks: ${words}`, options)
  }
}

export interface PastLog extends Log {
  transactionHash?: Hex | null
}

/** How many blocks a node accepts per request, if fewer than requested. */
const limits = new WeakMap<ChainClient, number>()

const widthOf = ({ from, to }: BlockRange): number => to - from + 1

/**
 * A contract's events in the blocks of a given time (in seconds); undefined if these blocks aren't
 * found. Nodes accept 10 to 10,000 blocks per request. If a node rejects a range, only the blocks
 * with exactly that timestamp are requested, in ranges that the node accepts; its limit is
 * remembered.
 * @throws EventsRejectedError
 * @throws viem's network errors
 */
export async function readLogs(
  client: ChainClient,
  filter: { address: Address; topics: readonly Hex[] },
  time: number,
): Promise<readonly PastLog[] | undefined> {
  const found = await findBlocks(client, time)
  if (!found) return undefined
  const logs = await readRange(found)
  return logs ?? readPieces(await narrowBlocks(client, found, time))

  /** undefined if the node doesn't accept that many blocks. */
  async function readRange(range: BlockRange): Promise<readonly PastLog[] | undefined> {
    const width = widthOf(range)
    if (width > (limits.get(client) ?? width)) return undefined
    const [fromBlock, toBlock] = [numberToHex(range.from), numberToHex(range.to)]
    const topics = [...filter.topics]
    try {
      return await client.request({
        method: 'eth_getLogs',
        params: [{ address: filter.address, topics, fromBlock, toBlock }],
      })
    } catch (error) {
      const words = rejectionIn(error)
      if (words === undefined) throw error
      if (width === 1) throw new EventsRejectedError(words, { cause: error })
      limits.set(client, smallerThan(width, words))
      return undefined
    }
  }

  async function readPieces({ from, to }: BlockRange): Promise<readonly PastLog[]> {
    const all: PastLog[] = []
    for (let next = from; next <= to;) {
      const last = Math.min(to, next + (limits.get(client) ?? 1) - 1)
      const logs = await readRange({ from: next, to: last })
      if (!logs) continue
      all.push(...logs)
      next = last + 1
    }
    return all
  }
}

/** The limit that the node names, or a common one. */
function smallerThan(width: number, words: string): number {
  const named = [...words.matchAll(/\b\d[\d,]*\b/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  )
  const smaller = (sizes: readonly number[]) => sizes.filter((one) => one > 0 && one < width)
  return Math.max(1, ...(smaller(named).length > 0 ? smaller(named) : smaller([1_000, 100, 10])))
}

/** The node's message if it rejects too many blocks or events; undefined for other failures. */
function rejectionIn(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { details } = at as { details?: unknown }
    if (typeof details !== 'string' || /rate.?limit|too many requests|per second/i.test(details))
      continue
    if (/range|limit|exceed|too (large|many)|more than/i.test(details)) return details
  }
  return undefined
}
