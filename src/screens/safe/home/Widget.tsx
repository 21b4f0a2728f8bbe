import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId } from 'react'
import { Link } from '#ui'
import styles from './Widget.module.css'

export interface WidgetProps {
  title: string
  /** A number next to the title. */
  count?: string | undefined
  /** Link to the full page. */
  href: string
  more: string
  children: ReactNode
}

/** A section of the home page: its heading, a link to the full page, and a few rows. */
export function Widget({ title, count, href, more, children }: WidgetProps) {
  const id = useId()
  return (
    <section className={styles.widget} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
          {count && <span className={styles.count}>{count}</span>}
        </h2>
        <Link href={href} className={styles.more}>
          {more}
          <ChevronRight size={15} aria-hidden />
        </Link>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
