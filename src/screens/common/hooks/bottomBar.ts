/** Heights of bars at the bottom of the window, in pixels. */
const bars = new Map<HTMLElement, number>()

/** Between two bars, in pixels. */
const gap = 8

function place(): void {
  const { style } = document.documentElement
  const heights = [...bars.values()].filter((height) => height > 0)
  const gaps = Math.max(0, heights.length - 1) * gap
  if (bars.size === 0) style.removeProperty('--bottom-bar')
  else style.setProperty('--bottom-bar', `${heights.reduce((all, one) => all + one, gaps)}px`)
}

/**
 * The ref of an element that is fixed at the bottom of the window, or sticky there on narrow
 * screens: elements that float above the page make room for it (see StaleBanner).
 */
export function bottomBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const watch = new ResizeObserver(() => {
    const isAtEnd = getComputedStyle(element).position !== 'static'
    bars.set(element, isAtEnd ? element.offsetHeight : 0)
    place()
  })
  watch.observe(element)
  return () => {
    watch.disconnect()
    bars.delete(element)
    place()
  }
}
