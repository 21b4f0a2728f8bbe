import type { LucideIcon } from 'lucide-react'
import Clock from 'lucide-react/icons/clock'
import Home from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { Logo, useText } from '#ui'
import type { SafePage } from '../links.ts'
import styles from './ShellView.module.css'
import { shellText } from './text.ts'

export type Section = 'safes' | Exclude<SafePage, 'transaction'>

export interface ShellViewProps {
  /** The section that is open; a transaction's page belongs to none. */
  current: Section | undefined
  /** Links of the sections; those of a safe are missing while no safe is open. */
  links: Partial<Record<Section, string>>
  /** How many transactions wait; undefined while that is not known. */
  waiting?: string | undefined
  switcher: ReactNode
  network?: ReactNode
  account: ReactNode
  theme: ReactNode
  /** Banners that hold for every page: offline, wrong network. */
  notice?: ReactNode
  children: ReactNode
}

const icons: Record<Section, LucideIcon> = { home: Home, assets: Wallet, queue: Inbox, history: Clock, safes: LayoutGrid }
const order: readonly Section[] = ['home', 'assets', 'queue', 'history', 'safes']

/** The frame of every page: a side bar on wide windows, a top and a bottom bar on narrow ones. */
export function ShellView({ current, links, waiting, switcher, network, account, theme, notice, children }: ShellViewProps) {
  const text = useText(shellText)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {text('skip')}
      </a>
      <header className={styles.side}>
        <a href={links.safes ?? '/'} className={styles.brand} aria-label={text('product')}>
          <Logo size={24} />
          <span aria-hidden="true">{text('product')}</span>
        </a>
        <div className={styles.switcher}>{switcher}</div>
        <nav className={styles.nav} aria-label={text('nav')}>
          <ul>
            {order.map((section) => {
              const href = links[section]
              const Icon = icons[section]
              if (!href) return null
              return (
                <li key={section}>
                  <a href={href} className={styles.item} {...(section === current ? { 'aria-current': 'page' } : {})}>
                    <Icon size={18} aria-hidden="true" />
                    <span className={styles.name}>{text(`nav.${section}`)}</span>
                    {section === 'queue' && waiting && waiting !== '0' ? (
                      <span className={styles.count} title={text('queue.count', { count: waiting })}>
                        {waiting}
                      </span>
                    ) : null}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className={styles.foot}>
          {network}
          {theme}
        </div>
      </header>
      <div className={styles.column}>
        <div className={styles.bar}>{account}</div>
        {notice ? <div className={styles.notice}>{notice}</div> : null}
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
