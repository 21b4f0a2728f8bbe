import { describe, expect, it } from 'vitest'
import {
  freshFor,
  closed,
  closing,
  unmounted,
  opened,
  type ModalLifecycle,
  prepared,
} from '../../../src/wallet/modalLifecycle.ts'

const after = (...steps: ((now: ModalLifecycle) => ModalLifecycle)[]) =>
  steps.reduce((now, step) => step(now), unmounted)

describe("the connect dialog's lifecycle", () => {
  it('is prerendered for a user who is about to open it, and then only shown', () => {
    const ready = after(prepared(1000))
    expect(ready).toMatchObject({ phase: 'prepared', count: 1, reading: 1, readAt: 1000 })
    expect(opened(1000 + freshFor)(ready)).toEqual({ ...ready, phase: 'open' })
  })

  it('opens without prerendering too', () => {
    expect(after(opened(5))).toMatchObject({ phase: 'open', count: 1, reading: 1, readAt: 5 })
  })

  it('detects wallets again if the last detection is old', () => {
    expect(after(prepared(0), prepared(freshFor + 1))).toMatchObject({
      phase: 'prepared',
      count: 1,
      reading: 2,
      readAt: freshFor + 1,
    })
    expect(after(prepared(0), opened(freshFor + 1))).toMatchObject({
      phase: 'open',
      count: 1,
      reading: 2,
      readAt: freshFor + 1,
    })
  })

  it('ignores repeated requests', () => {
    const ready = after(prepared(0))
    expect(prepared(700)(ready)).toBe(ready)
    const open = after(opened(0))
    expect(prepared(700)(open)).toBe(open)
    expect(opened(90_000)(open)).toEqual(open)
  })

  it('closes, unmounts, and is reset the next time', () => {
    const fading = after(opened(0), closing)
    expect(fading.phase).toBe('closing')
    const away = closed(400)(fading)
    expect(away.phase).toBe('unmounted')
    expect(opened(500)(away)).toMatchObject({ phase: 'open', count: 2, reading: 2, readAt: 500 })
  })

  it('is prepared again only after it has been unmounted', () => {
    const asked = after(opened(0), closing, prepared(300))
    expect(asked.phase).toBe('closing')
    expect(closed(400)(asked)).toMatchObject({ phase: 'prepared', count: 2, readAt: 400 })
    // Once only: closing it again and leaving keeps nothing prepared.
    expect(
      after(opened(0), closing, prepared(300), closed(400), opened(500), closing, closed(600))
        .phase,
    ).toBe('unmounted')
  })

  it('opens again while it is closing', () => {
    expect(after(opened(0), closing, opened(200))).toMatchObject({ phase: 'open', count: 1 })
  })

  it('closes and unmounts only if it was open', () => {
    const ready = after(prepared(0))
    expect(closing(ready)).toBe(ready)
    expect(closed(1)(ready)).toBe(ready)
  })
})
