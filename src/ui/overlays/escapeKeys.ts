import type { KeyboardEvent } from 'react'

/** Escape key events that reached a layer without the focus. */
const redirected = new WeakSet<Event>()

/**
 * Makes Escape close the layer that has the focus. Radix notifies the layer that was topmost at its
 * last render, so just after another layer has opened it may notify the one below, or none. Layers
 * of other libraries are left to Radix.
 * @param close what Escape does; undefined where it does nothing
 */
export const escapeKeys = (close: (() => void) | undefined) => ({
  'data-layer': '',
  /** @param content the layer's own element */
  onEscapeKeyDown(event: globalThis.KeyboardEvent, content: Element | null | undefined) {
    const focused = layerOf(event.target)
    const isOther = focused && focused !== content
    if (isOther) redirected.add(event)
    if (isOther || !close) event.preventDefault()
  },
  onKeyDown(event: KeyboardEvent) {
    const isMissed =
      event.key === 'Escape' &&
      layerOf(event.target) === event.currentTarget &&
      (redirected.has(event.nativeEvent) || !event.defaultPrevented)
    if (!isMissed || !close) return
    event.preventDefault()
    close()
  },
})

/** The kit's dialog or popover around an element, unless a dialog of another library is nearer. */
function layerOf(element: EventTarget | null): Element | null {
  const nearest = element instanceof Element ? element.closest('[data-layer], [role=dialog]') : null
  return nearest?.matches('[data-layer]') ? nearest : null
}
