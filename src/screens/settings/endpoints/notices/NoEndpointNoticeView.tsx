import { ButtonLink, Notice, useText } from '#ui'
import { endpointsText } from '../text.ts'

export interface NoEndpointNoticeViewProps {
  /**
   * `none`: no endpoint is known. `suggested`: only the gateway's, which isn't used. `agreed`: only
   * the gateway's, which the user has approved.
   */
  why: 'none' | 'suggested' | 'agreed'
  network: string
  /** Host of the gateway's endpoint; empty if there is none. */
  host: string
  /** URL of the page to choose an endpoint. */
  href: string
}

/** Says that nothing on a network is independently checked, and offers to choose an endpoint. */
export function NoEndpointNoticeView({ why, network, host, href }: NoEndpointNoticeViewProps) {
  const text = useText(endpointsText)
  return (
    <Notice
      live
      tone="warning"
      title={text('unchecked', { network })}
      action={
        <ButtonLink size="s" href={href}>
          {text('unchecked.choose')}
        </ButtonLink>
      }
    >
      {text(`unchecked.${why}`, { network, host })}
    </Notice>
  )
}
