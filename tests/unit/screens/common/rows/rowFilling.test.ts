import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createRowFilling,
  type RowFilling,
} from '../../../../../src/screens/common/rows/rowFilling.ts'

/** A window whose time, frames, and scroll position are the test's. */
const page = { now: 0, frames: [] as (() => void)[], scrolled: [] as (() => void)[] }
let filling: RowFilling
let unwatch: () => void

beforeEach(() => {
  Object.assign(page, { now: 1_000, frames: [], scrolled: [] })
  vi.stubGlobal('performance', { now: () => page.now })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => page.frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => (page.frames = []))
  vi.stubGlobal('addEventListener', (_: string, run: () => void) => page.scrolled.push(run))
  vi.stubGlobal(
    'removeEventListener',
    (_: string, run: () => void) => (page.scrolled = page.scrolled.filter((one) => one !== run)),
  )
  scrollTo(0)
  filling = createRowFilling()
  unwatch = filling.watch()
})
afterEach(() => vi.unstubAllGlobals())

const scrollTo = (position: number) => {
  vi.stubGlobal('scrollY', position)
  for (const run of page.scrolled) run()
}
const frame = () => {
  const now = page.frames
  page.frames = []
  for (const run of now) run()
}
/** Scrolls by some pixels in each of three frames. */
function scroll(pixels: number) {
  for (let turn = 1; turn <= 3; turn++) {
    page.now += 16
    scrollTo(scrollY + pixels)
  }
}

describe('scrolling is too fast to read', () => {
  it('from half a row per frame on, until the page stands still', () => {
    for (let turn = 0; turn < 3; turn++) scroll(20)
    expect(filling.isFast()).toBe(false)
    scroll(30)
    expect(filling.isFast()).toBe(true)
    page.now += 119
    expect(filling.isFast()).toBe(true)
    page.now += 1
    expect(filling.isFast()).toBe(false)
  })

  it('upward as well', () => {
    scroll(-30)
    expect(filling.isFast()).toBe(true)
  })

  it('perhaps, with a short way after a pause', () => {
    page.now += 500
    scrollTo(100)
    expect(filling.isFast()).toBe(true)
    page.now += 120
    expect(filling.isFast()).toBe(false)
  })

  it('but not with one jump, such as to the end of the page', () => {
    page.now += 500
    scrollTo(9_000)
    expect(filling.isFast()).toBe(false)
  })
})

describe('rows are filled', () => {
  const row = (name: string, distance: number, filled: string[]) => ({
    distance: () => distance,
    fill: () => void filled.push(name),
  })

  it('after the page slowed down, those in the middle of the window first', () => {
    const filled: string[] = []
    scroll(100)
    filling.add(row('far', 900, filled))
    filling.add(row('near', 10, filled))
    frame()
    expect(filled).toEqual([])
    page.now += 120
    frame()
    expect(filled).toEqual(['near'])
    frame()
    expect(filled).toEqual(['near', 'far'])
    expect(page.frames).toEqual([])
  })

  it('one per frame', () => {
    const filled: string[] = []
    for (const distance of [2, 3, 1]) filling.add(row(String(distance), distance, filled))
    frame()
    expect(filled).toEqual(['1'])
    frame()
    frame()
    expect(filled).toEqual(['1', '2', '3'])
  })

  it('unless they are gone, or the list is', () => {
    const filled: string[] = []
    const giveUp = filling.add(row('gone', 1, filled))
    filling.add(row('there', 2, filled))
    giveUp()
    unwatch()
    frame()
    expect(filled).toEqual([])
    expect(page.scrolled).toEqual([])
  })
})
