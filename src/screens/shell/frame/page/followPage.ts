export interface PageFollower {
  /**
   * A page has been opened inside the app: moves the focus to its heading, or to the row that was
   * opened from it, as soon as they are rendered.
   * @param row the `href` of that row
   */
  arrive: (row: string | undefined) => void
  stop: () => void
}

/** User input; from then on, the user controls the focus. */
const acts = ['keydown', 'pointerdown', 'wheel'] as const

/** Milliseconds in which a closed dialog returns the focus. */
const returnTime = 500

/**
 * Watches the content of the page. `onHeading` gets the text of its main heading whenever it may
 * have changed. The focus stays on the heading when another element replaces it, as a loaded page
 * replaces its skeleton.
 */
export function followPage(
  content: HTMLElement,
  onHeading: (text: string | undefined) => void,
): PageFollower {
  /** Where the focus was put. */
  let placed: HTMLElement | undefined
  let row: string | undefined
  /** The main heading when last looked at. */
  let seen: HTMLElement | undefined
  /** The heading of the previous page, while it is still shown. */
  let left: HTMLElement | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  /** Whether the user has done nothing since a page was opened. */
  let isArriving = false
  /** Until then, a dialog from which the page was opened may return the focus to its opener. */
  let returnsUntil = 0
  let frame = 0

  const place = (element: HTMLElement) => {
    if (element.localName === 'h1') element.tabIndex = -1
    placed = element
    // The router scrolls.
    element.focus({ preventScroll: true })
  }
  /** Whether the focus may be moved: it is where it was put, or where only the page put it. */
  const mayMove = (active: Element | null) => {
    if (!isArriving) return placed !== undefined && !placed.isConnected && active === document.body
    if (active?.closest('[role=dialog]')) {
      returnsUntil = performance.now() + returnTime
      // A dialog that closes without returning the focus fires no event.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
      return false
    }
    const isReturned =
      performance.now() < returnsUntil || active?.matches('[aria-haspopup]') === true
    isArriving = placed === undefined || active === placed || active === document.body || isReturned
    return isArriving
  }
  const look = () => {
    const heading = content.querySelector('h1') ?? undefined
    if (heading && heading === left) return
    seen = heading
    onHeading(heading?.textContent ?? undefined)
    if (!mayMove(document.activeElement)) return
    const wanted = (row !== undefined && rowIn(content, row)) || heading
    if (wanted && wanted !== document.activeElement) place(wanted)
  }
  const settle = () => {
    isArriving = false
  }
  const watch = new MutationObserver(look)
  watch.observe(content, { childList: true, characterData: true, subtree: true })
  for (const act of acts) addEventListener(act, settle, { capture: true, passive: true })
  document.addEventListener('focusin', look)
  look()
  return {
    arrive(href) {
      row = href
      placed = undefined
      isArriving = true
      left = seen
      look()
      // Some pages keep their heading.
      clearTimeout(leaving)
      leaving = setTimeout(() => {
        left = undefined
        look()
      }, returnTime)
    },
    stop() {
      watch.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(leaving)
      for (const act of acts) removeEventListener(act, settle, { capture: true })
      document.removeEventListener('focusin', look)
    },
  }
}

const rowIn = (content: HTMLElement, href: string) =>
  [...content.querySelectorAll<HTMLElement>('a[data-row-action]')].find(
    (link) => link.getAttribute('href') === href,
  )
