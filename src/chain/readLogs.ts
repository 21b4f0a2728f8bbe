import { numberToHex } from 'viem'
import type { Address, Hex, Log } from '#base'
import type { ChainClient } from './client.ts'
import { type BlockRange, findBlocks, narrowBlocks } from './findBlocks.ts'

/** The node returns no events, not even of one block. */
class EventsRejectedError extends Error {
  override readonly name = 'EventsRejectedError'

  constructor(words: string, options: ErrorOptions) {
    super(`The endpoint doesn't return events of past blocks: ${words}`, options)
  }
}

export interface PastLog extends Log {
  transactionHash?: Hex | null
}

/** How many blocks a node takes in one request, if fewer than were asked for. */
const limits = new WeakMap<ChainClient, number>()

const widthOf = ({ from, to }: BlockRange): number => to - from + 1

/**
 * Events of a contract in the blocks of a time in seconds; undefined if these aren't found. Nodes
 * take 10 to 10,000 blocks in a request: if it's too many, only those of exactly that time are
 * asked for, in ranges that the node takes, which is remembered.
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

  /** undefined if the node doesn't take that many blocks. */
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

/** The limit that the node names, or one that is common. */
function smallerThan(width: number, words: string): number {
  const named = [...words.matchAll(/\b\d[\d,]*\b/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  )
  const smaller = (sizes: readonly number[]) => sizes.filter((one) => one > 0 && one < width)
  return Math.max(1, ...(smaller(named).length > 0 ? smaller(named) : smaller([1_000, 100, 10])))
}

/** What a node says to too many blocks or events; undefined if it's another failure. */
function rejectionIn(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { details } = at as { details?: unknown }
    if (typeof details !== 'string' || /rate.?limit|too many requests|per second/i.test(details))
      continue
    if (/range|limit|exceed|too (large|many)|more than/i.test(details)) return details
  }
  return undefined
}
