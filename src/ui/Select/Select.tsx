import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useField } from '../Field/FieldContext.ts'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[]
  /** Accessible name, if it has no Field. */
  label?: string | undefined
  /** The mark of what is chosen, 20 pixels wide. */
  mark?: ReactNode
}

/** The native select, so that phones show their own picker. */
export function Select({ options, label, mark, className, ...rest }: SelectProps) {
  const field = useField()
  return (
    <span className={cx(styles.frame, className)}>
      {mark && <span className={styles.mark}>{mark}</span>}
      <select
        aria-label={label}
        {...field}
        {...rest}
        className={styles.select}
        data-marked={mark ? true : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={16} aria-hidden />
    </span>
  )
}
