import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { type Status, statusIcons } from './status.ts'
import styles from './StatusBadge.module.css'

export interface StatusBadgeProps {
  status: Status
  /** Other words than the status' own, as "Needs your signature". */
  words?: string | undefined
  /** `plain` has no ground, for dense rows. */
  variant?: 'filled' | 'plain' | undefined
}

/** A status as a word, an icon and a colour, never one alone. */
export function StatusBadge({ status, words, variant = 'filled' }: StatusBadgeProps) {
  const t = useText(uiText)
  const Icon = statusIcons[status]
  return (
    <span className={styles.badge} data-status={status} data-variant={variant}>
      <Icon size={15} aria-hidden />
      {words ?? t(`status.${status}`)}
    </span>
  )
}
