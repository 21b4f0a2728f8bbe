let locks = 0

/**
 * Keeps the page from scrolling until the function that it gives back is called. `theme/base.css` acts on the attribute: a strict
 * policy allows no style element at run time.
 */
export function lockScroll(how: string): () => void {
  const root = document.documentElement
  // The first one knows: those after it see a page that is locked.
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

/** Whose `overflow` scrolls the window, and whether a scrollbar takes room there, which then has to stay free so that nothing moves. */
export function howToLock(): string {
  const root = document.documentElement
  // The body's value counts for the window only while the root has none. https://drafts.csswg.org/css-overflow/#overflow-propagation
  const isBody = getComputedStyle(root).overflowY === 'visible' && getComputedStyle(document.body).overflowY !== 'visible'
  const hasScrollbar = window.innerWidth > root.clientWidth
  return `${isBody ? 'body' : 'root'}${hasScrollbar ? ' gutter' : ''}`
}
