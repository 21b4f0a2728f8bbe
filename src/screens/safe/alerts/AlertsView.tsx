import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { Link, useText } from '#ui'
import page from '../../common/setting/SettingsView.module.css'
import styles from './Alerts.module.css'
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
    <div className={page.screen}>
      <header>
        <Link href={setupHref} className={styles.back}>
          <ChevronLeft size={16} aria-hidden />
          {text('back')}
        </Link>
        <h1 className={page.title} tabIndex={-1}>
          {text('title')}
        </h1>
        <p className={page.quiet}>{text('intro')}</p>
      </header>
      {children}
    </div>
  )
}
