import type { Chain, ChainView } from '../../chain/types.ts'

/**
 * How far the gateway has indexed its chain. It advances on demand, so there is nothing to start or
 * stop, and never goes back.
 */
export interface Head {
  /** The latest indexed block. */
  height(): bigint
  /** The state of accounts after that block. */
  view(): ChainView
  /** The gateway's lag in milliseconds; 0 without lag. */
  lag(): number
}

interface HeadOptions {
  /** The latest indexed block before the first request. */
  from: number
  /** Milliseconds. */
  now: () => number
  lag?: (() => number) | undefined
}

/**
 * A block is indexed once it is older than the lag. While the clock is stopped, the newest blocks
 * stay unindexed.
 */
export function createHead(chain: Chain, { from, now, lag = () => 0 }: HeadOptions): Head {
  let read = BigInt(from)
  const height = () => {
    const behind = lag()
    if (behind === 0) read = chain.height
    const isOld = (block: bigint) => (chain.block(block)?.timestamp ?? 0) * 1000 <= now() - behind
    while (read < chain.height && isOld(read + 1n)) read++
    return read
  }
  return { height, view: () => chain.at(height()), lag }
}
