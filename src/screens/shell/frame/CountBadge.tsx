import { useText } from '#ui'
import styles from './ShellView.module.css'
import { shellText } from './text.ts'

export interface CountBadgeProps {
  count: string | undefined
  /** What is counted: pending transactions, or those that the viewer can act on. */
  of?: 'queue' | 'bell'
}

/** How many transactions there are; nothing if there are none, or while it isn't known. */
export function CountBadge({ count, of = 'queue' }: CountBadgeProps) {
  const text = useText(shellText)
  return count && count !== '0' ? (
    <span className={styles.count} title={text(`${of}.count`, { count })}>
      {count}
    </span>
  ) : null
}
