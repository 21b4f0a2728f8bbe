const buttons = new WeakMap<Element, HTMLElement>()
let returning: HTMLElement | undefined

const boxOf = (element: Element) => element.closest<HTMLElement>('[role=menu][id], [role=dialog][id]')

/** Remembers whose popover a box is, also while it fades. */
export const setPopoverButton = (box: Element, button: HTMLElement): void => void buttons.set(box, button)

/** The button whose popover holds an element. */
export function popoverButton(element: Element): HTMLElement | undefined {
  const box = boxOf(element)
  return box ? buttons.get(box) : undefined
}

/** Whether an element is in a popover that has closed and only fades: the focus would be lost with it. */
export const isInClosedPopover = (element: Element): boolean => popoverButton(element) !== undefined && boxOf(element)?.dataset.state === 'closed'

/** The box has gone, and the focus will be on its button in a moment: until then nothing has it. */
export const setReturning = (button: HTMLElement | undefined): void => void (returning = button)

/** The button to which the focus is on its way. */
export const returningButton = (): HTMLElement | undefined => returning
