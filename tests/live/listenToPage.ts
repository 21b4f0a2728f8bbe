import type { Page } from 'playwright'

/** Needed to read names and roles from the browser's own accessibility tree. */
export const listeningFlags = ['--enable-blink-features=ComputedAccessibilityInfo']

/**
 * Collects what a screen reader says on each page that is opened from now on: titles, what gets the
 * focus, dialogs as they are entered, and announcements. The browser is started with
 * `listeningFlags`. Returns a function that takes what was heard since the last time.
 */
export async function listenToPage(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(listen)
  return () =>
    page.evaluate(() => (globalThis as unknown as { cofferHeard: string[] }).cofferHeard.splice(0))
}

/** Runs inside the page, so it must not use anything from outside. */
function listen(): void {
  const heard: string[] = []
  ;(globalThis as unknown as { cofferHeard: string[] }).cofferHeard = heard
  const live = '[aria-live], [role=status], [role=alert]'
  let title = ''
  let dialog: Element | null = null

  const isHidden = (element: Element) =>
    !element.checkVisibility() || element.closest('[inert], [aria-hidden=true]') !== null

  /** The words of an element as they are read. */
  function wordsOf(node: Node): string {
    if (node instanceof Text) return node.data
    if (
      !(node instanceof Element) ||
      node.getAttribute('aria-hidden') === 'true' ||
      !node.checkVisibility()
    )
      return ''
    if (node.matches('svg, img, [role=img]')) return nameOf(node)
    return [...node.childNodes]
      .map(wordsOf)
      .join(getComputedStyle(node).display.startsWith('inline') ? '' : ' ')
  }
  const cleaned = (words: string) =>
    words
      .replaceAll(/[\p{Cf}]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const nameOf = (element: Element) => (element as Element & { computedName: string }).computedName
  const textOfIds = (ids: string | null) =>
    cleaned(
      (ids ?? '')
        .split(' ')
        .filter(Boolean)
        .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
        .join(' '),
    )

  function describe(element: Element): string {
    const role = (element as Element & { computedRole: string }).computedRole
    const about = textOfIds(element.getAttribute('aria-describedby'))
    const is = (attribute: string) => element.getAttribute(attribute)
    const states = [
      role === 'heading' && `level ${is('aria-level') ?? element.localName.slice(1)}`,
      is('aria-expanded') && (is('aria-expanded') === 'true' ? 'expanded' : 'collapsed'),
      is('aria-pressed') === 'true' && 'pressed',
      element.matches(':checked, [aria-checked=true]') && 'checked',
      (is('aria-disabled') === 'true' || element.matches(':disabled')) && 'unavailable',
      is('aria-current') && 'current page',
      is('aria-haspopup') && 'opens a menu or dialog',
      about && `described “${about}”`,
    ].filter(Boolean)
    return [`${role} “${cleaned(nameOf(element))}”`, ...states].join(', ')
  }

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.matches('[data-radix-focus-guard]')) return
    const entered = target.closest('[role=dialog]')
    if (entered && entered !== dialog) heard.push(`dialog “${cleaned(nameOf(entered))}”`)
    dialog = entered
    heard.push(describe(target))
  })

  function announce(region: Element, words: string, isNew: boolean) {
    const text = cleaned(words)
    if (!text || isHidden(region)) return
    const role = region.getAttribute('role')
    const urgency = region.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : 'polite')
    // Readers say an alert that appears with its text; most of them are silent for other regions.
    if (urgency !== 'off')
      heard.push(
        isNew && role !== 'alert'
          ? `(${urgency}: “${text}” appears together with its region)`
          : `${urgency}: “${text}”`,
      )
  }

  new MutationObserver((changes) => {
    const changed = new Map<Element, Set<Node>>()
    const added = new Set<Element>()
    for (const { target, addedNodes, type } of changes) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes]
      for (const node of nodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')])
            if (region.matches(live)) added.add(region)
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (!region || nodes.length === 0) continue
      const known = changed.get(region) ?? new Set()
      for (const node of nodes) known.add(node)
      changed.set(region, known)
    }
    for (const region of added) if (region.isConnected) announce(region, wordsOf(region), true)
    for (const [region, nodes] of changed) {
      if (added.has(region) || !region.isConnected) continue
      const isWhole =
        (region.getAttribute('aria-atomic') ??
          String(region.matches('[role=status], [role=alert]'))) === 'true'
      announce(
        region,
        isWhole
          ? wordsOf(region)
          : [...nodes]
              .filter((node) => node.isConnected)
              .map(wordsOf)
              .join(' '),
        false,
      )
    }
    if (document.title && document.title !== title) {
      title = document.title
      heard.push(`title “${title}”`)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
