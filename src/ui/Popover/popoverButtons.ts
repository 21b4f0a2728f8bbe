const buttons = new WeakMap<Element, HTMLElement>()
let returning: HTMLElement | undefined

/** Remembers whose popover a box is, also while it fades. */
export const setPopoverButton = (box: Element, button: HTMLElement): void => void buttons.set(box, button)

/** The button whose popover holds an element. */
export function popoverButton(element: Element): HTMLElement | undefined {
  const box = element.closest('[role=menu][id], [role=dialog][id]')
  return box ? buttons.get(box) : undefined
}

/** The box has gone, and the focus will be on its button in a moment: until then nothing has it. */
export const setReturning = (button: HTMLElement | undefined): void => void (returning = button)

/** The button to which the focus is on its way. */
export const returningButton = (): HTMLElement | undefined => returning
