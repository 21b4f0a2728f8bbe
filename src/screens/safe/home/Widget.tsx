import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId } from 'react'
import { Link, useText } from '#ui'
import { homeText } from './text.ts'
import styles from './Widget.module.css'

export interface WidgetProps {
  title: string
  /** A number next to the title. */
  count?: string | undefined
  /** Link to the full page. */
  href: string
  children: ReactNode
}

/** A section of the home page: its heading, a link to the full page, and a few rows. */
export function Widget({ title, count, href, children }: WidgetProps) {
  const text = useText(homeText)
  const id = useId()
  return (
    <section className={styles.widget} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          <span id={`${id}title`}>{title}</span>
          {count && <span className={styles.count}>{count}</span>}
        </h2>
        <Link
          href={href}
          className={styles.more}
          id={`${id}all`}
          aria-labelledby={`${id}all ${id}title`}
        >
          {text('all')}
          <ChevronRight size={15} aria-hidden />
        </Link>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
