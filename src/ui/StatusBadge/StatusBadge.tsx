import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { type Status, statusIcons } from './status.ts'
import styles from './StatusBadge.module.css'

export interface StatusBadgeProps {
  status: Status
  /** Replaces the status's default text, such as "Needs your signature". */
  words?: string | undefined
  /** `plain` has no background, for dense rows. */
  variant?: 'filled' | 'plain' | undefined
}

/** A status as text, icon, and color, never just one of them. */
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
