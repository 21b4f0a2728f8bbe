/** Heights of bars at the bottom of the window, in pixels. */
const bars = new Map<HTMLElement, number>()
let topmost: HTMLElement | undefined

/** Between two bars, in pixels. */
const gap = 8

function place(): void {
  const { style } = document.documentElement
  const below = [...bars].flatMap(([element, height]) =>
    element !== topmost && height > 0 ? [height] : [],
  )
  const own = topmost && bars.get(topmost)
  const total = [...below, ...(own ? [own] : [])]
  const sum = (heights: readonly number[], gaps: number) =>
    heights.reduce((all, height) => all + height, Math.max(0, gaps) * gap)
  topmost?.style.setProperty('--bars-below', `${sum(below, below.length)}px`)
  if (bars.size === 0) style.removeProperty('--bottom-bar')
  else style.setProperty('--bottom-bar', `${sum(total, total.length - 1)}px`)
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

/** The ref of the one bar above all others: `--bars-below` is their height. */
export function topmostBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  topmost = element
  const stop = bottomBar(element)
  return () => {
    topmost = undefined
    stop?.()
  }
}
