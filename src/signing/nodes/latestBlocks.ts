import type { AskedNode } from './answers.ts'

/** A node whose latest block is this many seconds older than another's is out of date. */
const mostBehind = 60n
/** Blocks that two nodes may differ by before their times are compared. */
const fewBlocks = 5n

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)

/** The latest block that both nodes have; undefined if one doesn't say. */
export async function sharedBlock(one: AskedNode, other: AskedNode): Promise<bigint | undefined> {
  try {
    const [first, second] = await Promise.all([one.blockNumber(), other.blockNumber()])
    return first < second ? first : second
  } catch {
    return undefined
  }
}

/** The node whose latest block is too old, by the times of the other one. */
export async function lateOf(one: AskedNode, other: AskedNode): Promise<AskedNode | undefined> {
  try {
    const [first, second] = await Promise.all([one.blockNumber(), other.blockNumber()])
    if (distance(first, second) <= fewBlocks) return undefined
    const [ahead, late] = first > second ? [one, other] : [other, one]
    const [newest, oldest] = first > second ? [first, second] : [second, first]
    const [now, then] = await Promise.all([ahead.blockTime(newest), ahead.blockTime(oldest)])
    return now - then > mostBehind ? late : undefined
  } catch {
    return undefined
  }
}

/** Whether two answers are about blocks so far apart that one node may be out of date. */
export const areApart = (a: bigint | undefined, b: bigint | undefined): boolean =>
  a !== undefined && b !== undefined && distance(a, b) > fewBlocks
