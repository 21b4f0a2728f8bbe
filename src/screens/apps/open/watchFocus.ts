/** How often a page may take the focus from an open dialog, as a careless one does once. */
const mostThefts = 5

interface Page {
  readonly document: { readonly activeElement: unknown }
  addEventListener(name: 'blur', listener: () => void): void
  removeEventListener(name: 'blur', listener: () => void): void
}

/**
 * Calls back when the page in a frame keeps taking the focus while the frame is inert, because a
 * dialog is open. Browsers let it, and what is typed meanwhile goes to the page.
 *
 * @returns a function that ends it
 */
export function watchFocus(
  frame: Pick<Element, 'closest'>,
  onTaken: () => void,
  page: Page = window,
): () => void {
  let thefts = 0
  const onBlur = () => {
    if (page.document.activeElement !== frame) return
    thefts = frame.closest('[inert]') ? thefts + 1 : 0
    if (thefts === mostThefts) onTaken()
  }
  page.addEventListener('blur', onBlur)
  return () => page.removeEventListener('blur', onBlur)
}
