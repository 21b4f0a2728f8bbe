import { visibleText } from '#base'
import styles from './Message.module.css'

export interface SignedTextProps {
  label: string
  words: string
  /** Shows all of it at once; otherwise it scrolls. */
  whole?: boolean | undefined
}

/** Text or JSON exactly as it is signed, with hidden characters shown. */
export const SignedText = ({ label, words, whole }: SignedTextProps) => (
  <pre
    className={styles.message}
    data-whole={whole || undefined}
    dir="auto"
    role="region"
    aria-label={label}
    {...(!whole && { tabIndex: 0 })}
  >
    {visibleText(words)}
  </pre>
)
