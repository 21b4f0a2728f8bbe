/** The visible texts of a row that leave it, or that lie on another one of its texts. */
export function outside(row: Element): string[] {
  const { left, right } = row.getBoundingClientRect()
  const texts = [...row.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.children.length === 0 &&
      element.textContent.trim() !== '' &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).position !== 'absolute',
  )
  const boxes = texts.map((element) => ({ element, ...visibleBox(element, row) }))
  return boxes.flatMap((one, index) => {
    const isOut = one.left < left - 1 || one.right > right + 1
    const isCovered = boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.right - 2 &&
          other.left < one.right - 2 &&
          one.top < other.bottom - 4 &&
          other.top < one.bottom - 4,
      )
    return isOut || isCovered ? [one.element.textContent] : []
  })
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** An element's box, as far as the elements around it that clip show it. */
function visibleBox(element: Element, row: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const box = { left, right, top, bottom }
  for (let outer = element; outer !== row && outer.parentElement; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowX === 'visible') continue
    const clip = outer.getBoundingClientRect()
    box.left = Math.max(box.left, clip.left)
    box.right = Math.min(box.right, clip.right)
    box.top = Math.max(box.top, clip.top)
    box.bottom = Math.min(box.bottom, clip.bottom)
  }
  return box
}
