/** The number of dialogs that have made an element inert. */
const covers = new WeakMap<Element, number>()

/**
 * Makes everything outside this element inert: unreachable for keyboard, pointer, and screen
 * readers. Live regions (`aria-live`) stay active. Also reverts what another library has hidden
 * around the element, since an app's own modal dialog would otherwise hide this one from screen
 * readers. Returns a function that undoes it; calls may be nested and undone in any order.
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
  // Radix needs its guards at both ends of the page to notice that the focus is about to leave it.
  const kept = [element, ...document.querySelectorAll('[aria-live], [data-radix-focus-guard]')]
  const around = new Set<Element>(kept.flatMap(ancestorsOf))
  const others = (parent: Element): Element[] =>
    [...parent.children].flatMap((child) =>
      kept.includes(child) ? [] : around.has(child) ? others(child) : [child],
    )
  return others(document.body)
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)]
}

function cover(element: Element): boolean {
  const before = covers.get(element) ?? 0
  // Elements that the page itself made inert stay as they are.
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

/**
 * Only if another dialog still needs it: a page that stays inert is worse than one that stays
 * reachable behind a dialog.
 */
function closeAgain(element: Element): void {
  if (covers.has(element)) element.setAttribute('inert', '')
  // The marker of `aria-hidden`, used by Radix and others; they remove it when they are done.
  if (element.hasAttribute('data-aria-hidden')) element.setAttribute('aria-hidden', 'true')
}
