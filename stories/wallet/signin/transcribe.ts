import { within } from 'storybook/test'

const roles = [
  'dialog',
  'heading',
  'button',
  'link',
  'list',
  'listitem',
  'term',
  'definition',
  'group',
  'region',
  'status',
] as const

const textOfTerms = (role: string, one: Element): string =>
  role === 'term' || role === 'definition' ? one.textContent : ''

/**
 * What a screen reader finds in an element, in order: role, name, and focus. Elements without a
 * name that are read by their text get it from `textOf`.
 */
export function rolesOf(element: HTMLElement, textOf = textOfTerms): string[] {
  const found: { element: Element; line: string }[] = []
  for (const role of roles) {
    // The matcher computes the name and is given every element.
    const note = (name: string, one: Element) => {
      const words = name || textOf(role, one)
      const about = one.getAttribute('aria-describedby')
      const described =
        role === 'dialog' && about && document.querySelector(`#${CSS.escape(about)}`)?.textContent
      const marks = [
        described && `described "${described}"`,
        one.getAttribute('aria-disabled') === 'true' && 'inert',
        one === document.activeElement && 'focused',
      ].filter(Boolean)
      found.push({ element: one, line: [`${role} "${words}"`, ...marks].join(', ') })
      return true
    }
    within(element.parentElement ?? element).queryAllByRole(role, { name: note })
  }
  const before = (a: Element, b: Element) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  return found.toSorted((a, b) => before(a.element, b.element)).map(({ line }) => line)
}

/**
 * Records the announcements of live regions. Returns the growing list and a function that stops it.
 */
export function listen(): { said: string[]; stop: () => void } {
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live]',
      )
      const words = [...addedNodes].map(({ textContent }) => textContent).join('')
      if (region && words) said.push(`${region.getAttribute('aria-live')}: ${words}`)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { said, stop: () => observer.disconnect() }
}
