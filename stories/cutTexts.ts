/** The texts that are truncated or clipped by their own box. */
export const cutTexts = (root: Element): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const { overflowX, position } = getComputedStyle(element)
    const isCut =
      overflowX !== 'visible' &&
      position !== 'absolute' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1
    return isCut ? [element.textContent ?? ''] : []
  })
