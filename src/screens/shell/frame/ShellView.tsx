import type { LucideIcon } from 'lucide-react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode, Ref } from 'react'
import { cx, Link, Logo, Popover, useText } from '#ui'
import { mySafesLink } from '#screens/core/links'
import { type NavItem, splitForBar } from './navItems.ts'
import styles from './ShellView.module.css'
import { shellText, type ShellTextId } from './text.ts'

/** A tool in the bar above the page; in a narrow window, it is behind "More". */
interface Tool {
  name: string
  label: ShellTextId
  icon: LucideIcon
  /** How much is pending there. */
  badge?: ReactNode
  onClick: () => void
}

export interface ShellViewProps {
  /** Name of the open section; a transaction's page belongs to none. */
  current: string | undefined
  /** Sections within another one aren't in any bar. */
  items: readonly NavItem[]
  /** Shown next to sections, by name. */
  badges?: Readonly<Record<string, ReactNode>>
  switcher: ReactNode
  tools?: readonly Tool[]
  /** What is pending behind "More" in a narrow window. */
  moreBadge?: ReactNode
  /** Opens "Go to". */
  goTo?: ReactNode
  network?: ReactNode
  notifications?: ReactNode
  account: ReactNode
  theme: ReactNode
  /** Banners for every page: offline, wrong network. */
  notice?: ReactNode
  /** The element with the page's content. */
  contentRef?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * The frame of every page: in wide windows a sidebar and a bar above the page, in narrow ones a bar
 * at the top and one at the bottom.
 */
export function ShellView({
  current: open,
  items: all,
  badges = {},
  switcher,
  tools = [],
  moreBadge,
  goTo,
  network,
  notifications,
  account,
  theme,
  notice,
  contentRef,
  children,
}: ShellViewProps) {
  const text = useText(shellText)
  const current = all.find(({ name }) => name === open)?.within ?? open
  const items = all.filter(({ within }) => within === undefined)
  const { more } = splitForBar(items)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {text('skip')}
      </a>
      <header className={styles.side}>
        <Link href={mySafesLink} className={styles.brand} aria-label={text('product')}>
          <Logo size={24} />
          <span aria-hidden="true">{text('product')}</span>
        </Link>
        <div className={styles.switcher}>{switcher}</div>
        <nav className={styles.nav} aria-label={text('nav')}>
          <ul>
            {items.map((item, index) => (
              <li
                key={item.name}
                className={styles.line}
                data-more={more.includes(item) || undefined}
                data-starts-group={
                  (index > 0 && items[index - 1]?.group !== item.group) || undefined
                }
              >
                <NavLink item={item} current={current} badge={badges[item.name]} />
              </li>
            ))}
            {more.length + tools.length > 0 && (
              <li className={cx(styles.line, styles.moreLine)}>
                <More
                  items={more}
                  current={current}
                  badges={badges}
                  tools={tools}
                  badge={moreBadge}
                />
              </li>
            )}
          </ul>
        </nav>
      </header>
      <div className={styles.column}>
        <div className={styles.bar}>
          <div className={styles.tools}>
            {goTo && <div className={styles.goTo}>{goTo}</div>}
            {network}
            {theme}
          </div>
          <div className={styles.notifications}>{notifications}</div>
          {account}
        </div>
        {notice ? <div className={styles.notice}>{notice}</div> : null}
        <main ref={contentRef} id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

interface NavLinkProps {
  item: NavItem
  current: string | undefined
  badge: ReactNode
  onClick?: () => void
}

function NavLink({
  item: { name, label, icon: Icon, href },
  current,
  badge,
  onClick,
}: NavLinkProps) {
  const text = useText(shellText)
  return (
    <Link
      href={href}
      className={styles.item}
      {...(name === current ? { 'aria-current': 'page' } : {})}
      {...(onClick ? { onClick } : {})}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={styles.name}>{text(label)}</span>
      {badge}
    </Link>
  )
}

/** The sections that do not fit in the bottom bar, and what the bar above the page offers. */
function More({
  items,
  current,
  badges,
  tools,
  badge: sum,
}: {
  items: readonly NavItem[]
  current: string | undefined
  badges: Readonly<Record<string, ReactNode>>
  tools: readonly Tool[]
  badge: ReactNode
}) {
  const text = useText(shellText)
  const trigger = (
    <button
      type="button"
      className={styles.item}
      {...(items.some(({ name }) => name === current) ? { 'aria-current': 'page' } : {})}
    >
      <Ellipsis size={18} aria-hidden="true" />
      <span className={styles.name}>{text('nav.more')}</span>
      {/* The entry behind it says what is counted. */}
      {sum && (
        <span className={styles.sum} aria-hidden="true">
          {sum}
        </span>
      )}
    </button>
  )
  return (
    <Popover trigger={trigger} label={text('nav.more')} side="top" align="end">
      {(close) => (
        <ul className={styles.moreList}>
          {items.map((item) => (
            <li key={item.name}>
              <NavLink item={item} current={current} badge={badges[item.name]} onClick={close} />
            </li>
          ))}
          {tools.map(({ name, label, icon: Icon, badge, onClick }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close()
                  onClick()
                }}
              >
                <Icon size={18} aria-hidden="true" />
                <span className={styles.name}>{text(label)}</span>
                {badge}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
