import { numberToHex } from 'viem'
import type { ChainClient } from './client.ts'

/** Most blocks per event request; nodes reject wider ranges. */
const widest = 2_000
const mostProbes = 14

/** A range of block numbers, both ends included. */
export interface BlockRange {
  from: number
  to: number
}

interface Point {
  number: number
  /** Seconds; undefined for a block that the node doesn't have. */
  time: number | undefined
}

/**
 * A range of at most 2,000 blocks that contains those of a given time (in seconds); undefined if 14
 * requests don't find it.
 * @throws viem's network errors
 */
export async function findBlocks(
  client: ChainClient,
  time: number,
): Promise<BlockRange | undefined> {
  const read = (block: 'latest' | number) => readPoint(client, block)
  const latest = await read('latest')
  if (latest?.time === undefined || latest.time < time) return undefined
  const end = latest.number
  let [low, high]: [Point | undefined, Point] = [undefined, latest]
  for (let probes = 0; probes < mostProbes; probes++) {
    if (low && high.number - low.number < widest) return { from: low.number, to: high.number }
    const point: Point | undefined = await read(
      low ? between(low, high, time, probes) : before(high, latest, time),
    )
    if (!point) return undefined
    if (point.time === time)
      return {
        from: Math.max(0, point.number - widest / 2),
        to: Math.min(end, point.number + widest / 2 - 1),
      }
    // Blocks that the node doesn't have are too old.
    if (point.time === undefined || point.time < time) low = point
    else if (point.number === 0) return undefined
    else high = point
  }
  return undefined
}

/**
 * Narrows a range to the blocks with exactly this timestamp: few, or none, on any chain.
 * @throws viem's network errors
 */
export async function narrowBlocks(
  client: ChainClient,
  { from, to }: BlockRange,
  time: number,
): Promise<BlockRange> {
  const firstSince = async (least: number): Promise<number> => {
    let [low, high] = [from, to + 1]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const point = await readPoint(client, middle)
      if (point?.time !== undefined && point.time >= least) high = middle
      else low = middle + 1
    }
    return low
  }
  const [first, next] = await Promise.all([firstSince(time), firstSince(time + 1)])
  return { from: first, to: next - 1 }
}

/** undefined if the node has no latest block. */
async function readPoint(
  client: ChainClient,
  block: 'latest' | number,
): Promise<Point | undefined> {
  const found = await client.request({
    method: 'eth_getBlockByNumber',
    params: [block === 'latest' ? block : numberToHex(block), false],
  })
  if (found?.number) return { number: Number(found.number), time: Number(found.timestamp) }
  return block === 'latest' ? undefined : { number: block, time: undefined }
}

/** Goes back by the number of blocks that fit in the time, at the known pace, plus a margin. */
function before(high: Point, latest: Point, time: number): number {
  const [blocks, seconds] = [latest.number - high.number, (latest.time ?? 0) - (high.time ?? 0)]
  const steps =
    blocks > 0 && seconds > 0 ? Math.ceil((1.1 * ((high.time ?? 0) - time) * blocks) / seconds) : 0
  return Math.max(0, high.number - Math.max(steps, blocks, widest / 2))
}

/**
 * Near the interpolated block, alternating sides, so that the range narrows from both; every third
 * time in the middle.
 */
function between(low: Point, high: Point, time: number, probes: number): number {
  const width = high.number - low.number
  const middle = low.number + Math.floor(width / 2)
  if (
    low.time === undefined ||
    high.time === undefined ||
    high.time <= low.time ||
    probes % 3 === 2
  )
    return middle
  const even =
    low.number +
    Math.round((width * (time - low.time)) / (high.time - low.time)) +
    (probes % 3 === 0 ? -widest / 4 : widest / 4)
  return Math.min(high.number - 1, Math.max(low.number + 1, even))
}
