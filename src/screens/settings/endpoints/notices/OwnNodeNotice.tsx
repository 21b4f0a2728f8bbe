import { useQuery } from '@tanstack/react-query'
import type { ChainSummary } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { hostOf } from '#screens/common/setting'
import { nodeHealthQuery } from '../nodeHealth.ts'
import { OwnNodeNoticeView } from './OwnNodeNoticeView.tsx'

export interface OwnNodeNoticeProps {
  chain: ChainSummary
  /** URL of the page to change the endpoint. */
  href: string
}

/** Checks whether the user's own endpoint responds, and reports if it doesn't. */
export function OwnNodeNotice({ chain: { chainId, name }, href }: OwnNodeNoticeProps) {
  const { client } = useEnvironment()
  const node = client(chainId)
  const { data = 'answers' } = useQuery(nodeHealthQuery(node, chainId))
  return data === 'answers' ? null : (
    <OwnNodeNoticeView
      problem={data}
      network={name}
      host={hostOf(node?.transport.url) ?? ''}
      href={href}
    />
  )
}
