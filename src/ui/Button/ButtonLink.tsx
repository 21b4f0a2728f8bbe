import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Link } from '../Link/Link.tsx'
import styles from './Button.module.css'
import type { ButtonLook } from './Button.tsx'

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {}

/** A link styled as a button: it navigates and changes nothing. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'm',
  icon: Icon,
  wide,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link
    {...rest}
    className={cx(styles.button, className)}
    data-variant={variant}
    data-size={size}
    data-wide={wide || undefined}
  >
    {Icon && <Icon className={styles.icon} aria-hidden />}
    <span className={styles.label}>{children}</span>
  </Link>
)
