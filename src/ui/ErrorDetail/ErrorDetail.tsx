import { visibleText } from '#base'
import styles from './ErrorDetail.module.css'

export interface ErrorDetailProps {
  /** What the folded text is called. */
  label: string
  /** The message of a library, a service, or a wallet, in its own language. */
  detail: string
}

/** The technical message behind an error, folded. */
export function ErrorDetail({ label, detail }: ErrorDetailProps) {
  return (
    <details className={styles.detail}>
      <summary className={styles.label}>{label}</summary>
      <bdi className={styles.text}>{visibleText(detail)}</bdi>
    </details>
  )
}
