import type { ReactNode } from 'react'
import { useText } from '#ui'
import { Page } from '#screens/common/pages'
import { alertsText } from './text.ts'

export interface AlertsViewProps {
  /** The page of the owners and rules of the Safe. */
  setupHref: string
  /** The panels of the owner's address and of the modules. */
  children: ReactNode
}

/** The gateway's email alerts for the owners of a Safe. */
export function AlertsView({ setupHref, children }: AlertsViewProps) {
  const text = useText(alertsText)
  return (
    <Page
      width="reading"
      back={{ href: setupHref, label: text('back') }}
      heading={text('title')}
      lead={text('intro')}
    >
      {children}
    </Page>
  )
}
