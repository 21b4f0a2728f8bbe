import type { Failure } from '#base'
import { Logo, Problem, useText } from '#ui'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

export interface OutageViewProps {
  reason: Failure
  onRetry: () => void
}

/** The page shown if the list of networks couldn't be loaded from the gateway. */
export function OutageView({ reason, onRetry }: OutageViewProps) {
  const text = useText(systemText)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Logo size={40} />
        <h1 className={styles.heading}>{text('outage.heading')}</h1>
        <p className={styles.text}>{text('outage.text')}</p>
        <Problem variant="inline" reason={reason} onRetry={onRetry} />
      </div>
    </main>
  )
}
