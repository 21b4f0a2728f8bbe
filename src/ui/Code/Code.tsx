import { CopyButton } from '../CopyButton/CopyButton.tsx'
import styles from './Code.module.css'

export interface CodeProps {
  value: string
  /** Label of the box and the copy button, such as "Safe transaction hash". */
  label: string
  copy?: boolean | undefined
  /** `groups` breaks hex into wrapping groups of eight; `lines` keeps lines and scrolls. */
  layout?: 'groups' | 'lines' | undefined
}

/**
 * Bytes, hashes and JSON in a monospaced font. Focusable, so that it can be scrolled with the
 * keyboard.
 */
export function Code({ value, label, copy = true, layout = 'groups' }: CodeProps) {
  const groups = layout === 'groups' ? (value.match(/^0x|.{1,8}/gs) ?? []) : [value]
  return (
    <div className={styles.code} data-layout={layout}>
      {/* A scrollable box must be reachable without a mouse. */}
      <code className={styles.text} role="region" aria-label={label} tabIndex={0} dir="ltr">
        {groups.map((group, index) => (
          <span key={index} className={styles.group}>
            {group}
          </span>
        ))}
      </code>
      {copy && <CopyButton value={value} what={label} />}
    </div>
  )
}
