import { type ReactNode, useId } from 'react'
import { useText } from '#ui'
import { componentsText } from '#screens/common/text'
import styles from './Summary.module.css'

export interface SummaryProps {
  /** What it is about; "Summary" by default. */
  title?: ReactNode
  children: ReactNode
  /** The button that continues. */
  action?: ReactNode
}

/** A summary of a form while it is filled in, and the button that continues. */
export function Summary({ title, children, action }: SummaryProps) {
  const text = useText(componentsText)
  const id = useId()
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title ?? text('summary')}
      </h2>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
