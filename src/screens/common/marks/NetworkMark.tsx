import type { ChainSummary } from '#base'
import { Mark } from '#ui'
import { useNetworkMark } from '#screens/core/marks'

export interface NetworkMarkProps {
  chain: Pick<ChainSummary, 'chainId' | 'name'>
  /** Width and height in pixels. */
  size?: number | undefined
}

/** A network's picture, if our table or the site operator has one; otherwise its first letter. */
export function NetworkMark({ chain: { chainId, name }, size = 18 }: NetworkMarkProps) {
  return <Mark src={useNetworkMark(chainId)} label={name} seed={chainId} size={size} />
}
