import Bell from 'lucide-react/icons/bell'
import type { ComponentProps } from 'react'
import { IconButton, useText } from '#ui'
import styles from './NotificationsButton.module.css'
import { shellText } from '../text.ts'

export interface NotificationsButtonProps extends Omit<
  ComponentProps<typeof IconButton>,
  'label' | 'icon'
> {
  /** How many transactions of the open Safe the viewer can act on; undefined: not known. */
  count?: string | undefined
}

/** Opens the notifications. Passes on the props of a popover's trigger. */
export function NotificationsButton({ count, ...rest }: NotificationsButtonProps) {
  const text = useText(shellText)
  const isShown = count !== undefined && count !== '0'
  return (
    <span className={styles.bell}>
      <IconButton
        {...rest}
        icon={Bell}
        label={isShown ? text('bell.count', { count }) : text('bell')}
      />
      {isShown && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}
