import { type ComponentProps, type MouseEvent, useId } from 'react'
import { cx } from '../cx.ts'
import styles from './IconButton.module.css'
import type { IconComponent } from '../icon.ts'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'aria-label'
> {
  /** Accessible name. */
  label: string
  icon: IconComponent
  variant?: 'quiet' | 'secondary' | undefined
  size?: 's' | 'm' | undefined
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined
}

/** A button that is only an icon, with an accessible name. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'quiet',
  size = 'm',
  disabledReason,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const reasonId = useId()
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    disabledReason === undefined ? onClick?.(event) : event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      title={disabledReason ?? label}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={press}
    >
      <Icon className={styles.icon} aria-hidden />
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )
}
