import styles from './KeyHints.module.css'

export const Key = ({ children }: { children: string }) => (
  <kbd className={styles.key}>{children}</kbd>
)

export interface KeyHint {
  /** Keys pressed together, in order: `['⌘', 'K']`. */
  keys: readonly string[]
  does: string
}

/** Lists the keyboard shortcuts of a view. */
export const KeyHints = ({ hints }: { hints: readonly KeyHint[] }) => (
  <dl className={styles.hints}>
    {hints.map(({ keys, does }) => (
      <div key={does} className={styles.hint}>
        <dt className={styles.does}>{does}</dt>
        <dd className={styles.keys} dir="ltr">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)
