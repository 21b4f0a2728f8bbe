import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  /** A number or text next to the label. */
  badge?: ReactNode
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  children?: ReactNode
}

/** Tabs of one view. Arrow keys move and select; use TabLinks if each view has its own URL. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const forward =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const to =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : event.key === forward
            ? tabs[(at + 1) % tabs.length]
            : event.key === backward
              ? tabs.at(at - 1)
              : undefined
    if (!to) return
    event.preventDefault()
    onSelect(to.id)
    document.getElementById(`${id}${to.id}`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={children === undefined ? undefined : `${id}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge !== undefined && <span className={styles.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div
          id={`${id}panel`}
          role="tabpanel"
          aria-labelledby={`${id}${selected}`}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </>
  )
}
