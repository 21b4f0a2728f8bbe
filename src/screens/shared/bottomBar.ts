/** The ref of an element that is fixed at the end of the window, or sticky there in narrow ones: what floats above the page makes room for it (see StaleBanner). */
export function bottomBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    const isAtEnd = getComputedStyle(element).position !== 'static'
    style.setProperty('--bottom-bar', isAtEnd ? `${element.offsetHeight}px` : '0px')
  })
  watch.observe(element)
  return () => {
    watch.disconnect()
    style.removeProperty('--bottom-bar')
  }
}
