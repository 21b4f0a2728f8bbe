const buttons = new WeakMap<Element, HTMLElement>()
let returning: HTMLElement | undefined

const boxOf = (element: Element) =>
  element.closest<HTMLElement>('[role=menu][id], [role=dialog][id]')

/** Remembers the trigger of a popover, even during its exit animation. */
export const setPopoverButton = (box: Element, button: HTMLElement): void =>
  void buttons.set(box, button)

/** The trigger of the popover that contains an element. */
export function popoverButton(element: Element): HTMLElement | undefined {
  const box = boxOf(element)
  return box ? buttons.get(box) : undefined
}

/**
 * Whether an element is in a popover that is closing: it would lose the focus when the popover is
 * removed.
 */
export const isInClosedPopover = (element: Element): boolean =>
  popoverButton(element) !== undefined && boxOf(element)?.dataset.state === 'closed'

/**
 * The popover has been removed and its trigger is about to receive the focus; nothing has it until
 * then.
 */
export const setReturning = (button: HTMLElement | undefined): void => void (returning = button)

/** The trigger that is about to receive the focus. */
export const returningButton = (): HTMLElement | undefined => returning
