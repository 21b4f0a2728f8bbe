import { type ReactNode, useId } from 'react'
import styles from './SettingsView.module.css'

export interface SettingGroupProps {
  title: string
  help?: string | undefined
  /** A button next to the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A panel of settings with its heading. */
export function SettingGroup({ title, help, action, children }: SettingGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.about}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {help && <p className={styles.quiet}>{help}</p>}
        </div>
        {action}
      </div>
      <div className={styles.panel}>{children}</div>
    </section>
  )
}

/** IDs that connect a control with its label and help text. */
export interface SettingIds {
  control: string
  label: string
  help: string
}

export interface SettingProps {
  label: string
  help?: ReactNode
  /** Whether the label belongs to one control and activates it. */
  labels?: boolean
  children: (ids: SettingIds) => ReactNode
}

/**
 * A setting or a fact: its name, a line of help, and its control next to them, or below in narrow
 * windows.
 */
export function Setting({ label, help, labels = false, children }: SettingProps) {
  const id = useId()
  const ids: SettingIds = { control: `${id}control`, label: `${id}label`, help: `${id}help` }
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        {labels ? (
          <label id={ids.label} htmlFor={ids.control}>
            {label}
          </label>
        ) : (
          <span id={ids.label}>{label}</span>
        )}
        {help && (
          <span id={ids.help} className={styles.quiet}>
            {help}
          </span>
        )}
      </div>
      <div className={styles.control}>{children(ids)}</div>
    </div>
  )
}
