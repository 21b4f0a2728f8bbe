import { describe, expect, it } from 'vitest'
import { freshFor, closed, closing, unmounted, opened, type ModalLifecycle, prepared } from '../../../src/wallet/modalLifecycle.ts'

const after = (...steps: ((now: ModalLifecycle) => ModalLifecycle)[]) => steps.reduce((now, step) => step(now), unmounted)

describe('the connect dialog in the page', () => {
  it('is drawn before it is shown for somebody who is about to open it, and is then only shown', () => {
    const ready = after(prepared(1000))
    expect(ready).toMatchObject({ phase: 'prepared', count: 1, reading: 1, readAt: 1000 })
    expect(opened(1000 + freshFor)(ready)).toEqual({ ...ready, phase: 'open' })
  })

  it('opens also when nobody was expected', () => {
    expect(after(opened(5))).toMatchObject({ phase: 'open', count: 1, reading: 1, readAt: 5 })
  })

  it('reads the page again when what was read is old', () => {
    expect(after(prepared(0), prepared(freshFor + 1))).toMatchObject({ phase: 'prepared', count: 1, reading: 2, readAt: freshFor + 1 })
    expect(after(prepared(0), opened(freshFor + 1))).toMatchObject({ phase: 'open', count: 1, reading: 2, readAt: freshFor + 1 })
  })

  it('is the same however often somebody comes near, or asks for it', () => {
    const ready = after(prepared(0))
    expect(prepared(700)(ready)).toBe(ready)
    const open = after(opened(0))
    expect(prepared(700)(open)).toBe(open)
    expect(opened(90_000)(open)).toEqual(open)
  })

  it('fades, goes, and is drawn anew the next time', () => {
    const fading = after(opened(0), closing)
    expect(fading.phase).toBe('closing')
    const away = closed(400)(fading)
    expect(away.phase).toBe('unmounted')
    expect(opened(500)(away)).toMatchObject({ phase: 'open', count: 2, reading: 2, readAt: 500 })
  })

  it('waits until it is gone before it is prepared again', () => {
    const asked = after(opened(0), closing, prepared(300))
    expect(asked.phase).toBe('closing')
    expect(closed(400)(asked)).toMatchObject({ phase: 'prepared', count: 2, readAt: 400 })
    // Once: whoever closes it again and goes elsewhere leaves nothing behind.
    expect(after(opened(0), closing, prepared(300), closed(400), opened(500), closing, closed(600)).phase).toBe('unmounted')
  })

  it('comes back while it fades', () => {
    expect(after(opened(0), closing, opened(200))).toMatchObject({ phase: 'open', count: 1 })
  })

  it('is closed, and gone, only where it was open', () => {
    const ready = after(prepared(0))
    expect(closing(ready)).toBe(ready)
    expect(closed(1)(ready)).toBe(ready)
  })
})
