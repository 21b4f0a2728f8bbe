import { useText } from '#ui'
import styles from './ShellView.module.css'
import { shellText } from './text.ts'

/** How many transactions are pending; nothing if there are none, or while it isn't known. */
export function CountBadge({ count }: { count: string | undefined }) {
  const text = useText(shellText)
  return count && count !== '0' ? (
    <span className={styles.count} title={text('queue.count', { count })}>
      {count}
    </span>
  ) : null
}
