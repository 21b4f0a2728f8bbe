import type { KeyboardEvent } from 'react'

const layers = '[role=dialog], [role=menu]'

/** Presses of Escape that were told to a layer without the focus. */
const handedOn = new WeakSet<Event>()

/**
 * Escape closes the layer that has the focus. Radix tells the layer that was the highest when it was last drawn; for a moment after another one has
 * opened that is the one below, or none.
 * @param close what Escape does; undefined where it does nothing
 */
export const escapeKeys = (close: (() => void) | undefined) => ({
  /** @param content the layer's own element */
  onEscapeKeyDown(event: globalThis.KeyboardEvent, content: Element | null | undefined) {
    const focused = layerOf(event.target)
    const isOther = focused && focused !== content
    if (isOther) handedOn.add(event)
    if (isOther || !close) event.preventDefault()
  },
  onKeyDown(event: KeyboardEvent) {
    const isMissed = event.key === 'Escape' && layerOf(event.target) === event.currentTarget && (handedOn.has(event.nativeEvent) || !event.defaultPrevented)
    if (!isMissed || !close) return
    event.preventDefault()
    close()
  },
})

const layerOf = (place: EventTarget | null) => (place instanceof Element ? place.closest(layers) : null)
