import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]'

/**
 * Moves the focus between list rows with j, k, the arrow keys, Home, and End. Rows handle Enter
 * themselves.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest(typing)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-action]')]
  const active = document.activeElement?.closest('li')
  const at = rows.findIndex((row) => row.closest('li') === active)
  const step = steps[event.key]
  const to =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? rows.length - 1
        : step === undefined
          ? undefined
          : at + step
  const row = to === undefined ? undefined : rows[to]
  if (!row) return
  // A list that renders only some of its rows may not have rendered its end; the browser scrolls
  // there.
  const item = row.closest('li')
  const position = item?.getAttribute('aria-posinset')
  if (
    position &&
    ((event.key === 'Home' && position !== '1') ||
      (event.key === 'End' && position !== item?.getAttribute('aria-setsize')))
  )
    return
  event.preventDefault()
  row.focus()
  item?.scrollIntoView({ block: 'nearest' })
}
