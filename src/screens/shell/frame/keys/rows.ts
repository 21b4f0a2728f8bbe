const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row-action]')]

/** The row with the focus, as the list counts it: on its link or on any of its buttons. */
const focusedRow = () => {
  const item = document.activeElement?.closest('main li')
  return item?.querySelector('[data-row-action]') ? item : undefined
}

/**
 * Moves the focus to the first (j) or last (k) visible row of the page. Inside a list, the list
 * moves it.
 */
export function enterList(key: 'j' | 'k'): boolean {
  if (focusedRow()) return false
  const visible = rows().filter(isVisible)
  const row = key === 'j' ? visible[0] : visible.at(-1)
  row?.focus()
  return row !== undefined
}

/** Moves the focus to the search field of the page's list. */
export function enterSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main [data-find]')
  field?.focus()
  return field !== null
}

/** Selects or deselects the focused row. */
export const selectRow = (): boolean => pressIn('[data-select]')

/** Opens the focused row's menu. */
export const pressAction = (): boolean => pressIn('button[data-action]:not([aria-disabled=true])')

function pressIn(selector: string): boolean {
  const target = focusedRow()?.querySelector<HTMLElement>(selector)
  target?.click()
  return target != null
}

function isVisible(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
