import { expect, it, vi } from 'vitest'
import { watchFocus } from '../../../../src/screens/apps/open/watchFocus.ts'

/** A page with a frame, in which the focus is moved. */
function aPage() {
  const listeners = new Set<() => void>()
  const state = { inert: false }
  const frame = { closest: () => (state.inert ? ({} as Element) : null) }
  const document = { activeElement: undefined as unknown }
  const onTaken = vi.fn<() => void>()
  const stop = watchFocus(frame as unknown as Element, onTaken, {
    document,
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  })
  /** The window loses the focus, so many times: to the frame, or to another window. */
  const blur = (to: 'frame' | 'elsewhere', times = 1) => {
    document.activeElement = to === 'frame' ? frame : undefined
    for (let at = 0; at < times; at++) for (const listener of listeners) listener()
  }
  return { state, blur, onTaken, stop, listeners }
}

it('a page that keeps taking the keyboard from an open dialog is noticed, once', () => {
  const { state, blur, onTaken } = aPage()
  state.inert = true
  blur('frame', 4)
  expect(onTaken).not.toHaveBeenCalled()
  blur('frame', 10)
  expect(onTaken).toHaveBeenCalledOnce()
})

it("a user who uses the app, switches windows, or opens dialogs doesn't trigger it", () => {
  const { state, blur, onTaken } = aPage()
  for (let turn = 0; turn < 20; turn++) {
    state.inert = false
    blur('frame')
    state.inert = true
    blur('elsewhere', 3)
    // A careless app moves its own focus when a request is sent.
    blur('frame', 2)
  }
  expect(onTaken).not.toHaveBeenCalled()
})

it('ends', () => {
  const { stop, listeners } = aPage()
  stop()
  expect(listeners.size).toBe(0)
})
