import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import styles from './Field.module.css'
import { FieldContext, type FieldWiring } from './FieldContext.ts'

export interface FieldProps {
  label: string
  hint?: ReactNode
  /** The problem and how to fix it. Announced when it appears. */
  error?: string | undefined
  /** Shows "optional" next to the label; otherwise the field is required. */
  optional?: boolean | undefined
  /** Hides the label visually, if the context makes it obvious. */
  hideLabel?: boolean | undefined
  /** One control: TextInput, TextArea or Select. */
  children: ReactNode
}

/** A control with its label, hint and error, connected for screen readers. */
export function Field({ label, hint, error, optional, hideLabel, children }: FieldProps) {
  const t = useText(uiText)
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  }
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label} data-hidden={hideLabel || undefined}>
        {label}
        {optional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <CircleAlert size={15} aria-hidden />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
