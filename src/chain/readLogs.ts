import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { type BlockRange, findBlocks, narrowBlocks } from './findBlocks.ts'
import { logLimit, type PastLog, readLogRange } from './logRange.ts'

/**
 * A contract's events in the blocks of a given time (in seconds); undefined if these blocks aren't
 * found. If a node rejects a range, only the blocks with exactly that timestamp are requested, in
 * ranges that the node accepts.
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
  const logs = await readLogRange(client, filter, found)
  return logs ?? readPieces(await narrowBlocks(client, found, time))

  async function readPieces({ from, to }: BlockRange): Promise<readonly PastLog[]> {
    const all: PastLog[] = []
    for (let next = from; next <= to;) {
      const last = Math.min(to, next + (logLimit(client) ?? 1) - 1)
      const some = await readLogRange(client, filter, { from: next, to: last })
      if (!some) continue
      all.push(...some)
      next = last + 1
    }
    return all
  }
}
