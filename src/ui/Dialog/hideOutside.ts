/** How many dialogs have made an element inert. */
const covers = new WeakMap<Element, number>()

/**
 * Makes everything but this element inert: out of reach for keys, presses and screen readers. What speaks by itself (`aria-live`) stays.
 * Also opens what another library has closed around it, since a dialog of the page would otherwise keep this one from screen readers.
 * Gives back the way to undo it; it may be nested, and undone in any order.
 */
export function hideOutside(element: Element): () => void {
  const closed = othersOf(element).filter(cover)
  const opened = ancestorsOf(element).filter(open)
  return () => {
    for (const one of closed) uncover(one)
    for (const one of opened) closeAgain(one)
  }
}

function othersOf(element: Element): Element[] {
  // Radix notices by its guards at both ends of the page that the focus is about to leave that.
  const kept = [element, ...document.querySelectorAll('[aria-live], [data-radix-focus-guard]')]
  const around = new Set<Element>(kept.flatMap(ancestorsOf))
  const others = (parent: Element): Element[] =>
    [...parent.children].flatMap((child) => (kept.includes(child) ? [] : around.has(child) ? others(child) : [child]))
  return others(document.body)
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)]
}

function cover(element: Element): boolean {
  const before = covers.get(element) ?? 0
  // What the page itself made inert is the page's business.
  if (before === 0 && element.hasAttribute('inert')) return false
  covers.set(element, before + 1)
  element.setAttribute('inert', '')
  return true
}

function uncover(element: Element): void {
  const left = (covers.get(element) ?? 1) - 1
  if (left > 0) return void covers.set(element, left)
  covers.delete(element)
  element.removeAttribute('inert')
}

function open(element: Element): boolean {
  const isClosed = element.hasAttribute('inert') || element.getAttribute('aria-hidden') === 'true'
  element.removeAttribute('inert')
  element.removeAttribute('aria-hidden')
  return isClosed
}

/** Only where it is known that somebody still wants it: a page that stays inert is worse than one that is too open behind a dialog. */
function closeAgain(element: Element): void {
  if (covers.has(element)) element.setAttribute('inert', '')
  // The mark of `aria-hidden`, which Radix and others use; it goes when they are done.
  if (element.hasAttribute('data-aria-hidden')) element.setAttribute('aria-hidden', 'true')
}
