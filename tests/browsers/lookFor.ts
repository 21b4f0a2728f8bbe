/** An element as a person or a screen reader knows it. */
export interface Target {
  role: 'button' | 'dialog' | 'heading' | 'link' | 'listitem' | 'main' | 'navigation' | 'textbox'
  /** Its accessible name, or part of it. */
  name?: string | RegExp
  within?: Target
  /** Which one of several; the first by default. */
  nth?: number
}

/** A `Target` as it travels into the page. */
export interface PlainTarget {
  role: Target['role']
  pattern: string
  flags: string
  within: PlainTarget | undefined
  nth: number
}

/** A visible element of that role and name. */
export interface Sight {
  text: string
  /** How many such elements are visible. */
  count: number
  /** In whole CSS pixels. */
  box: { left: number; top: number; right: number; bottom: number }
  /** It has the focus itself, or something in it has. */
  focus: 'self' | 'inside' | 'elsewhere'
  /** A link to the open page. */
  isCurrent: boolean
  /** A press would reach it: it is enabled, does not move, and nothing is in front of it. */
  canBePressed: boolean
}

export const plain = ({ role, name = '', within, nth = 0 }: Target): PlainTarget => ({
  role,
  pattern:
    typeof name === 'string'
      ? name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      : name.source,
  flags: typeof name === 'string' ? '' : name.flags,
  within: within && plain(within),
  nth,
})

/**
 * Runs in the page, so it must not use anything from outside. Scrolls to an element that fits, and
 * waits until nothing moves.
 */
export async function lookFor(wanted: PlainTarget): Promise<Sight | null> {
  const selectors: Record<PlainTarget['role'], string> = {
    button: 'button, [role=button]',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    link: 'a[href]',
    listitem: 'li, [role=listitem]',
    main: 'main',
    navigation: 'nav',
    textbox: 'input:not([type=checkbox], [type=radio]), textarea',
  }
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    const label =
      labels.join(' ') ||
      element.getAttribute('aria-label') ||
      [...((element as HTMLInputElement).labels ?? [])].map((one) => one.textContent).join(' ')
    return (label || (element.textContent ?? '')).replaceAll(/\s+/g, ' ').trim()
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], [aria-hidden=true]')
  const findAll = ({ role, pattern, flags, within }: PlainTarget): HTMLElement[] => {
    const root = within ? findAll(within)[within.nth] : document
    const name = new RegExp(pattern, flags)
    return [...(root?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])].filter(
      (element) => isShown(element) && name.test(nameOf(element)),
    )
  }
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return {
      left: Math.round(left),
      top: Math.round(top),
      right: Math.round(right),
      bottom: Math.round(bottom),
    }
  }
  const all = findAll(wanted)
  const found = all[wanted.nth]
  if (!found) return null
  if (found.offsetHeight <= innerHeight)
    found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const before = JSON.stringify(boxOf(found))
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  const box = boxOf(found)
  const front = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const { activeElement } = document
  return {
    text: found.innerText,
    count: all.length,
    box,
    focus:
      activeElement === found ? 'self' : found.contains(activeElement) ? 'inside' : 'elsewhere',
    isCurrent: found.getAttribute('aria-current') === 'page',
    canBePressed:
      found.ariaDisabled !== 'true' &&
      !found.matches(':disabled') &&
      before === JSON.stringify(box) &&
      found.contains(front),
  }
}
