import { CopyButton } from '../CopyButton/CopyButton.tsx'
import styles from './Code.module.css'

export interface CodeProps {
  value: string
  /** Label of the box and the copy button, such as "Safe transaction hash". */
  label: string
  copy?: boolean | undefined
  /**
   * `groups` breaks hex into wrapping groups of eight; `lines` keeps lines and scrolls; `hash`
   * breaks lines as hardware wallets do, 16 digits in groups of four, one or two next to each
   * other.
   */
  layout?: 'groups' | 'lines' | 'hash' | undefined
}

/**
 * Bytes, hashes, and JSON in a monospaced font. Focusable, so that it can be scrolled with the
 * keyboard.
 */
export function Code({ value, label, copy = true, layout = 'groups' }: CodeProps) {
  return (
    <div className={styles.code} data-layout={layout}>
      {/* A scrollable box must be reachable without a mouse. */}
      <code className={styles.text} role="region" aria-label={label} tabIndex={0} dir="ltr">
        {layout === 'hash' ? <HashLines value={value} /> : <Groups value={value} layout={layout} />}
      </code>
      {copy && <CopyButton value={value} what={label} />}
    </div>
  )
}

const Groups = ({ value, layout }: Required<Pick<CodeProps, 'value' | 'layout'>>) =>
  groupsOf(value, layout === 'groups' ? /^0x|.{1,8}/gs : /^.*$/gs).map((group, index) => (
    <span key={index} className={styles.group}>
      {group}
    </span>
  ))

/** The gaps are margins: selected and copied text has no spaces. */
const HashLines = ({ value }: Pick<CodeProps, 'value'>) => (
  <span className={styles.hash}>
    <span>{value.startsWith('0x') && '0x'}</span>
    <span className={styles.hashLines}>
      {groupsOf(value.replace(/^0x/, ''), /.{1,16}/gs).map((line, index) => (
        <span key={index} className={styles.hashLine}>
          {groupsOf(line, /.{1,4}/gs).map((group, at) => (
            <span key={at}>{group}</span>
          ))}
        </span>
      ))}
    </span>
  </span>
)

const groupsOf = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? []
