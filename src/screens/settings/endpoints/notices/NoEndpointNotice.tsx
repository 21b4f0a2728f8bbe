import type { ChainSummary } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { hostOf } from '#screens/common/setting'
import { NoEndpointNoticeView } from './NoEndpointNoticeView.tsx'

export interface NoEndpointNoticeProps {
  chain: ChainSummary
  /** URL of the page to choose an endpoint. */
  href: string
}

/** Says that a network has no endpoint, or only the gateway's, which proves nothing. */
export function NoEndpointNotice({ chain: { chainId, name }, href }: NoEndpointNoticeProps) {
  const { node } = useEnvironment()
  const chosen = node(chainId)
  const why = chosen?.source !== 'gateway' ? 'none' : chosen.agreed ? 'agreed' : 'suggested'
  return (
    <NoEndpointNoticeView why={why} network={name} host={hostOf(chosen?.url) ?? ''} href={href} />
  )
}
