import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** A yes or no that is submitted with its form. */
export function Checkbox({ label, hint, checked, onChange, disabled }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.checkbox}>
      <input
        id={id}
        className={styles.control}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
