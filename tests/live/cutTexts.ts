import type { Page } from 'playwright'

/** Text that is cut off at the side without an ellipsis or a title. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts, false)

/**
 * Sent to the page as text, so it uses nothing from outside. `whole`: an ellipsis or a title
 * doesn't do.
 */
export function findCutTexts(whole = false): string[] {
  const cut: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest('script, style, title, [hidden]'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width <= 1 || text.height <= 1) continue
    const problem = problemOf(parent, text)
    if (problem) cut.push(`“${node.textContent.trim().slice(0, 60)}” ${problem}`)
  }
  return cut

  /** A short address without its last digits looks like another one, so only an ellipsis tells. */
  function excuses({ textOverflow }: CSSStyleDeclaration, start: Element): boolean {
    if (whole || textOverflow === 'ellipsis') return !whole
    return (
      start.closest('[title]') !== null && !/0x[\da-f]{4}…[\da-f]{4}/i.test(start.textContent ?? '')
    )
  }

  function problemOf(start: Element, text: DOMRect): string | undefined {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // Only for screen readers.
      if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') return undefined
      const scrolls = /auto|scroll/.test(style.overflowX)
      if (scrolls && element.scrollWidth > element.clientWidth) return undefined
      const clips = /hidden|clip/.test(style.overflowX)
      // Wrapped out of sight as a whole, below its line.
      if (clips && text.top + text.height / 2 >= box.bottom) return undefined
      if (clips && (text.right > box.right + 1 || text.left < box.left - 1))
        return excuses(style, start)
          ? undefined
          : `is cut by ${element.tagName.toLowerCase()}.${element.className}`
      if (style.position === 'fixed') break
    }
    return text.right > innerWidth + 1 || text.left < -1 ? 'is outside the window' : undefined
  }
}
