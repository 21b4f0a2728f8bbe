import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useField } from '../Field/FieldContext.ts'
import styles from './TextInput.module.css'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Content inside the frame, before and after the text. */
  leading?: ReactNode
  trailing?: ReactNode
  /** For addresses, hashes, and numbers. */
  mono?: boolean | undefined
}

/** A single-line text input. Wrap it in a `Field` for its label. */
export function TextInput({ leading, trailing, mono, className, ...rest }: TextInputProps) {
  const field = useField()
  return (
    <span className={cx(styles.frame, className)} data-mono={mono || undefined}>
      {leading && <span className={styles.side}>{leading}</span>}
      <input
        autoComplete="off"
        spellCheck={mono ? false : undefined}
        {...field}
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
