import Bell from 'lucide-react/icons/bell'
import type { ComponentProps } from 'react'
import { IconButton, useText } from '#ui'
import styles from './NotificationsButton.module.css'
import { shellText } from '../text.ts'

export interface NotificationsButtonProps extends Omit<
  ComponentProps<typeof IconButton>,
  'label' | 'icon'
> {
  /** How many transactions of the open Safe the viewer can act on; undefined: none is known. */
  count?: string | undefined
}

/** Opens the notifications. Passes on the props of a popover's trigger. */
export function NotificationsButton({ count, ...rest }: NotificationsButtonProps) {
  const text = useText(shellText)
  return (
    <span className={styles.bell}>
      <IconButton
        {...rest}
        icon={Bell}
        label={count ? text('bell.count', { count }) : text('bell')}
      />
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}
