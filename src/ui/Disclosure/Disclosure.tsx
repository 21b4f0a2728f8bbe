import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId, useState } from 'react'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  defaultOpen?: boolean | undefined
  /** Use with `onOpenChange` for a controlled component. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Puts the button at the end of a line of a flex container, and the content below that line. */
  inline?: boolean | undefined
}

/** A button that expands its content. */
export function Disclosure({
  summary,
  children,
  defaultOpen = false,
  open,
  onOpenChange,
  inline,
}: DisclosureProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = open ?? own
  const toggle = () => {
    setOwn(!isOpen)
    onOpenChange?.(!isOpen)
  }
  return (
    <div
      className={styles.disclosure}
      data-state={isOpen ? 'open' : 'closed'}
      data-inline={inline || undefined}
    >
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <ChevronRight className={styles.arrow} size={16} aria-hidden />
        <span className={styles.words}>{summary}</span>
      </button>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
