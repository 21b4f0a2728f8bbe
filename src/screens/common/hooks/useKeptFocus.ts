import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface UsedRow {
  row: Element
  list: Element
  index: number
  /**
   * In a list that renders only some of its rows: the row's position among all, and their number.
   */
  position: string | null
  size: string | null
}

/**
 * Keeps the focus in lists whose rows can be removed: when the row that was used, or whose menu
 * was, is gone, the row in its place gets the focus, or the heading if there is none. `frame` is
 * around the lists and their heading, which has `tabIndex={-1}`; the result is its `onFocus`.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const used = useRef<UsedRow>(undefined)
  useEffect(() => {
    if (!used.current || used.current.row.isConnected) return
    const { list, index, position, size } = used.current
    // It was scrolled away, not removed.
    if (size !== null && list.firstElementChild?.getAttribute('aria-setsize') === size) return
    used.current = undefined
    if (document.activeElement !== document.body) return
    const rows = list.isConnected ? [...list.children] : []
    const there =
      position === null
        ? rows[index]
        : rows.find((one) => one.getAttribute('aria-posinset') === position)
    const row = there ?? rows.at(-1)
    ;(
      row?.querySelector<HTMLElement>('[data-row-action]') ??
      frame.current?.querySelector<HTMLElement>('h1')
    )?.focus()
  })
  return ({ target }) => {
    const row = target.closest('li')
    const list = row?.parentElement
    // The items of a row's menu are outside the frame; their row has been used before.
    if (row && list && frame.current?.contains(row)) {
      const [position, size] = [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]
      used.current = { row, list, index: [...list.children].indexOf(row), position, size }
    }
  }
}
