import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, use, useId, useState } from 'react'
import { FormContext } from '../Form/FormContext.ts'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { isErrorShown, isLeftWith, isStillLeft } from './errorTiming.ts'
import styles from './Field.module.css'
import { FieldContext, type FieldWiring } from './FieldContext.ts'

export interface FieldProps {
  label: string
  hint?: ReactNode
  /** Buttons that fill the control, next to the hint. */
  actions?: ReactNode
  /**
   * The problem and how to fix it. Announced when it appears: in a `Form`, once the field was left
   * or the form submitted.
   */
  error?: string | undefined
  /** Shows the error immediately, because no further character makes the input right. */
  urgent?: boolean | undefined
  /** Shows "optional" next to the label; otherwise the field is required. */
  optional?: boolean | undefined
  /** Hides the label visually, if the context makes it obvious. */
  hideLabel?: boolean | undefined
  /** One control: TextInput, TextArea, or Select. */
  children: ReactNode
}

/** A control with its label, hint, and error, connected for screen readers. */
export function Field(props: FieldProps) {
  const { label, hint, actions, urgent = false, optional, hideLabel, children } = props
  const t = useText(uiText)
  const id = useId()
  const isTried = use(FormContext)
  const [isLeft, setLeft] = useState(false)
  const isShown = isTried === undefined || isErrorShown({ isTried, isLeft, isUrgent: urgent })
  const error = isShown ? props.error : undefined
  // Menus and buttons inside the field aren't its control.
  const onControl =
    (act: (value: string) => void) =>
    ({ target }: { target: EventTarget }) => {
      if ('value' in target && 'id' in target && target.id === id) act(String(target.value))
    }
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
    <div
      className={styles.field}
      data-invalid={error ? '' : undefined}
      onBlur={onControl((value) => setLeft(isLeftWith(value)))}
      onChange={onControl((value) => setLeft(isStillLeft(error !== undefined, value)))}
    >
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
      {(hint || actions) && (
        <div className={styles.foot}>
          {hint && (
            <div id={hintId} className={styles.hint}>
              {hint}
            </div>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
