/** How often a page may take the focus from an open dialog; a careless one does it once. */
const mostThefts = 5

interface Page {
  readonly document: { readonly activeElement: unknown }
  addEventListener(name: 'blur', listener: () => void): void
  removeEventListener(name: 'blur', listener: () => void): void
}

/**
 * Calls back when the page in an iframe keeps taking the focus while the iframe is inert behind a
 * dialog. Browsers allow it, and keyboard input then goes to that page.
 *
 * @returns a function that stops watching
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
