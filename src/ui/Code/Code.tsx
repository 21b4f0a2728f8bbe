import { CopyButton } from '../CopyButton/CopyButton.tsx'
import styles from './Code.module.css'

export interface CodeProps {
  value: string
  /** What it is: "Safe transaction hash". Names the box and the copy button. */
  label: string
  copy?: boolean | undefined
  /** `groups` breaks hex into groups of eight that wrap; `lines` keeps lines and scrolls. */
  layout?: 'groups' | 'lines' | undefined
}

/** Bytes, hashes and JSON in mono. It can be focused, so that the keyboard scrolls it. */
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
