import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import type { SettingIds } from '#screens/common/setting'

interface ChoiceOption<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
  /** Shown above the name. */
  sample?: ReactNode
}

export interface ChoiceProps<Value extends string> {
  ids: SettingIds
  options: readonly ChoiceOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  variant?: 'segments' | 'samples'
}

/** A few options side by side, one of which is selected. */
export function Choice<Value extends string>({
  ids,
  options,
  value,
  onChange,
  variant = 'segments',
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={ids.help}
      className={styles.choice}
      data-variant={variant}
    >
      {options.map(({ value: own, label, icon: Icon, sample }) => (
        <label key={own} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {Icon && <Icon size={16} aria-hidden />}
          {sample}
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
