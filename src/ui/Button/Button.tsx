import { type ComponentProps, type MouseEvent, useId } from 'react'
import { cx } from '../cx.ts'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Button.module.css'
import type { IconComponent } from '../icon.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

export interface ButtonLook {
  /** One `primary` per view; destructive actions are `danger`, never primary. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: IconComponent | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Work in progress: the button keeps its size and focus, and ignores presses. */
  busy?: boolean | undefined
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined
  /** ID of the element that shows the reason. By default, it shows on hover and focus. */
  reasonId?: string | undefined
}

export function Button({
  variant = 'secondary',
  size = 'm',
  icon: Icon,
  wide,
  busy,
  disabledReason,
  reasonId,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const t = useText(uiText)
  const ownId = useId()
  const inert = busy || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button must not submit while it is disabled either.
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={
        disabledReason === undefined ? rest['aria-describedby'] : (reasonId ?? ownId)
      }
      onClick={press}
    >
      {Icon && <Icon className={styles.icon} aria-hidden />}
      <span className={styles.label}>{children}</span>
      {busy && (
        <>
          <span className={styles.spinner} aria-hidden />
          <VisuallyHidden>{t('busy')}</VisuallyHidden>
        </>
      )}
      {disabledReason !== undefined && reasonId === undefined && (
        // Hidden from the accessible name, read as the description.
        <span id={ownId} className={styles.reason} aria-hidden="true">
          {disabledReason}
        </span>
      )}
    </button>
  )
}
