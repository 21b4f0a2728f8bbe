import { type KeyboardEvent, type ReactElement, useRef } from 'react'
import { Popover } from '../Popover/Popover.tsx'
import styles from './Menu.module.css'
import type { IconComponent } from '../icon.ts'

export interface MenuItem {
  id: string
  label: string
  detail?: string | undefined
  icon?: IconComponent | undefined
  tone?: 'danger' | undefined
  /** Why the item is disabled; shown below its label. */
  disabledReason?: string | undefined
  onSelect?: (() => void) | undefined
  /** Opens a page of another site in a new tab, instead of `onSelect`. */
  href?: string | undefined
}

export interface MenuProps {
  trigger: ReactElement
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A menu button. Arrow keys, Home, End, and first letters move, Enter and Space select. */
export function Menu({ trigger, label, items, align = 'end', open, onOpenChange }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const move = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      // Browsers press buttons with it, but not links.
      event.preventDefault()
      return event.target.click()
    }
    const rows = all()
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const step = steps[event.key]
    const letter =
      event.key.length === 1 && !event.ctrlKey && !event.metaKey
        ? event.key.toLowerCase()
        : undefined
    const starts = (row: HTMLElement) =>
      row.textContent
        ?.trim()
        .toLowerCase()
        .startsWith(letter ?? '')
    const to =
      event.key === 'Home'
        ? rows[0]
        : event.key === 'End'
          ? rows.at(-1)
          : step !== undefined
            ? rows.at((at + step) % rows.length)
            : letter && letter !== ' '
              ? [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(starts)
              : undefined
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  const focusFirst = (event: Event) => {
    event.preventDefault()
    all()[0]?.focus()
  }
  return (
    <Popover
      trigger={trigger}
      label={label}
      kind="menu"
      align={align}
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={focusFirst}
    >
      {(close) => (
        <div ref={list} className={styles.menu} role="presentation" onKeyDown={move}>
          {items.map(
            ({ id, label: words, detail, icon: Icon, tone, onSelect, href, disabledReason }) => {
              const content = (
                <>
                  {Icon && <Icon className={styles.icon} size={16} aria-hidden />}
                  <span className={styles.words}>
                    {words}
                    {(disabledReason ?? detail) && (
                      <span className={styles.detail}>{disabledReason ?? detail}</span>
                    )}
                  </span>
                </>
              )
              const shared = {
                role: 'menuitem',
                tabIndex: -1,
                className: styles.item,
                'data-tone': tone,
              } as const
              return href !== undefined && disabledReason === undefined ? (
                <a
                  key={id}
                  {...shared}
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  onClick={close}
                >
                  {content}
                </a>
              ) : (
                <button
                  key={id}
                  {...shared}
                  type="button"
                  aria-disabled={disabledReason !== undefined || undefined}
                  onClick={() => {
                    if (disabledReason !== undefined) return
                    close()
                    onSelect?.()
                  }}
                >
                  {content}
                </button>
              )
            },
          )}
        </div>
      )}
    </Popover>
  )
}
