import type { ChainSummary } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { NoEndpointNotice } from './NoEndpointNotice.tsx'
import { OwnNodeNotice } from './OwnNodeNotice.tsx'

export interface NodeNoticeProps {
  chain: ChainSummary
  /** URL of the page to change the endpoint. */
  href: string
}

/** Notices about a network's endpoint: the user's own, or a missing one. */
export function NodeNotice({ chain, href }: NodeNoticeProps) {
  const { node } = useEnvironment()
  return node(chain.chainId)?.source === 'person' ? (
    <OwnNodeNotice chain={chain} href={href} />
  ) : (
    <NoEndpointNotice chain={chain} href={href} />
  )
}
