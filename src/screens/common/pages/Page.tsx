import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { FocusEvent, ReactNode, Ref } from 'react'
import { Link } from '#ui'
import styles from './Page.module.css'

interface PageHeader {
  heading: ReactNode
  /** The page that this one belongs to. */
  back?: { href: string; label: string } | undefined
  /** Next to heading and lead. */
  picture?: ReactNode
  /** What the page is about, in a sentence. */
  lead?: ReactNode
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode
}

interface OwnHeader {
  /** Replaces the heading and everything around it. Contains an `h1`. */
  header: ReactNode
}

export type PageProps = (PageHeader | OwnHeader) & {
  /** Links to the pages of the same section. */
  tabs?: ReactNode
  /** `reading`: for text, settings, and forms. */
  width?: 'wide' | 'reading'
  /** A summary of the content: next to it where there is room, else below it. */
  aside?: ReactNode
  /**
   * Whether the aside is what to do on the page: it comes right after the heading for the keyboard
   * and screen readers. Where there is no room next to the content, its parts follow the content.
   */
  asideFirst?: boolean
  ref?: Ref<HTMLDivElement>
  onFocus?: (event: FocusEvent) => void
  children?: ReactNode
}

/** The frame of a page: heading, actions, and tabs have the same place on every page. */
export function Page({
  tabs,
  width = 'wide',
  aside,
  asideFirst = false,
  ref,
  onFocus,
  children,
  ...header
}: PageProps) {
  return (
    <div ref={ref} className={styles.page} data-width={width} onFocus={onFocus}>
      {'header' in header ? header.header : <Header {...header} />}
      {tabs}
      {aside ? (
        <div className={styles.split} data-aside={asideFirst ? 'first' : 'last'}>
          {asideFirst && <aside className={styles.aside}>{aside}</aside>}
          <div className={styles.content}>{children}</div>
          {!asideFirst && <div className={styles.aside}>{aside}</div>}
        </div>
      ) : (
        children
      )}
    </div>
  )
}

function Header({ heading, back, picture, lead, actions }: PageHeader) {
  return (
    <header>
      {back && (
        <Link href={back.href} className={styles.back}>
          <ChevronLeft size={16} aria-hidden />
          {back.label}
        </Link>
      )}
      <div className={styles.main}>
        {picture}
        <div className={styles.words}>
          <div className={styles.top}>
            <h1 className={styles.heading} tabIndex={-1}>
              {heading}
            </h1>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
      </div>
    </header>
  )
}
