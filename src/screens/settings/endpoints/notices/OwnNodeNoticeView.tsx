import { ButtonLink, Notice, useText } from '#ui'
import type { NodeHealth } from '../nodeHealth.ts'
import { endpointsText } from '../text.ts'

export interface OwnNodeNoticeViewProps {
  problem: Exclude<NodeHealth, 'answers'>
  network: string
  host: string
  /** URL of the page to change the endpoint. */
  href: string
}

/**
 * Reports that nothing can be read through the user's own endpoint, and that no other one is used.
 */
export function OwnNodeNoticeView({ problem, network, host, href }: OwnNodeNoticeViewProps) {
  const text = useText(endpointsText)
  return (
    <Notice
      live
      tone="warning"
      title={text(`notice.${problem}`, { network })}
      action={
        <ButtonLink size="s" href={href}>
          {text('notice.change')}
        </ButtonLink>
      }
    >
      {text(`notice.${problem}.text`, { network, host })}
    </Notice>
  )
}
