import type { Chain, ChainView } from '../../chain/types.ts'

/** How far the gateway has read its chain. It goes on when it is asked, so there is nothing to start or stop, and it never goes back. */
export interface Head {
  /** The last block that was read. */
  height(): bigint
  /** What accounts had in them after that block. */
  view(): ChainView
  /** Milliseconds by which the gateway is behind; 0 when it is not. */
  lag(): number
}

interface HeadOptions {
  /** The last block that was read before anybody asked. */
  from: number
  /** Milliseconds. */
  now: () => number
  lag?: (() => number) | undefined
}

/** A block is read once it is older than the lag, by the clock of the world: when that stands still, the newest blocks stay unread. */
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
