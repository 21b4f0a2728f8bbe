let locks = 0

/**
 * Prevents the page from scrolling until the returned function is called. `theme/base.css` reacts
 * to the attribute, because a strict Content-Security-Policy forbids style elements at run time.
 */
export function lockScroll(how: string): () => void {
  const root = document.documentElement
  // Only the first lock measures: later ones see a page that is already locked.
  if (locks === 0) root.setAttribute('data-coffer-locked', how)
  locks++
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    locks--
    if (locks === 0) root.removeAttribute('data-coffer-locked')
  }
}

/**
 * Which element's `overflow` scrolls the window, and whether a scrollbar takes up space, which must
 * stay reserved to avoid a layout shift.
 */
export function howToLock(): string {
  const root = document.documentElement
  // The body's value applies to the window only if the root has none.
  // https://drafts.csswg.org/css-overflow/#overflow-propagation
  const isBody =
    getComputedStyle(root).overflowY === 'visible' &&
    getComputedStyle(document.body).overflowY !== 'visible'
  const hasScrollbar = window.innerWidth > root.clientWidth
  return `${isBody ? 'body' : 'root'}${hasScrollbar ? ' gutter' : ''}`
}
