import type { ChainClient } from './client.ts'
import { type LogFilter, logLimit, type PastLog, readLogRange } from './logRange.ts'

/** Blocks of the first request; wider ones follow as long as the node accepts them. */
const firstWidth = 10_000
const widest = 1_000_000

const widths = new WeakMap<ChainClient, number>()

/**
 * Events that match any of the filters in the blocks up to `to`, as far back as the node accepts in
 * one request each, and no further than `least`. `from` is the first block that was read.
 * @throws EventsRejectedError
 * @throws viem's network errors
 */
export async function readLogsBack(
  client: ChainClient,
  filters: readonly LogFilter[],
  to: number,
  least = 0,
): Promise<{ logs: readonly PastLog[]; from: number }> {
  for (;;) {
    const width = Math.min(widths.get(client) ?? firstWidth, logLimit(client) ?? widest)
    const from = Math.max(least, to - width + 1)
    const found = await Promise.all(
      filters.map((filter) => readLogRange(client, filter, { from, to })),
    )
    if (!found.every((logs) => logs !== undefined)) continue
    if (from > least) widths.set(client, Math.min(widest, 2 * width))
    return { logs: found.flat(), from }
  }
}
