import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { useField } from '../Field/FieldContext.ts'
import styles from './TextInput.module.css'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Content inside the frame, before and after the text. */
  leading?: ReactNode
  trailing?: ReactNode
  /** For addresses, hashes, and numbers. */
  mono?: boolean | undefined
  /**
   * What the text stands for, an `AddressText` with a place for the name. It is shown instead of
   * the text until the input has the focus; then the text takes the place of the name, and the
   * whole address stays in view. Announced when it changes; null as long as it is unknown.
   */
  settled?: ReactNode
}

/** A single-line text input. Wrap it in a `Field` for its label. */
export function TextInput({
  leading,
  trailing,
  mono,
  settled,
  className,
  ...rest
}: TextInputProps) {
  const field = useField()
  const settledId = useId()
  const described = [field?.['aria-describedby'], settled && settledId].filter(Boolean).join(' ')
  return (
    <span
      className={cx(styles.frame, className)}
      data-mono={mono || undefined}
      data-settled={settled ? true : undefined}
    >
      {leading && <span className={styles.side}>{leading}</span>}
      {settled !== undefined && (
        <span className={styles.settled} id={settledId} role="status">
          {settled}
        </span>
      )}
      <input
        autoComplete="off"
        spellCheck={mono ? false : undefined}
        {...field}
        aria-describedby={described || undefined}
        {...rest}
        className={styles.input}
      />
      {trailing && <span className={styles.side}>{trailing}</span>}
    </span>
  )
}

export interface TextAreaProps extends ComponentProps<'textarea'> {
  mono?: boolean | undefined
}

/** A multi-line text input; grows with its content where supported. */
export function TextArea({ mono, className, ...rest }: TextAreaProps) {
  const field = useField()
  return (
    <span className={cx(styles.frame, className)} data-mono={mono || undefined}>
      <textarea
        rows={4}
        spellCheck={mono ? false : undefined}
        {...field}
        {...rest}
        className={styles.input}
      />
    </span>
  )
}
