import { beforeEach, describe, expect, test, vi } from 'vitest'
import { interceptLinks } from '../../../src/app/interceptLinks.ts'

class Part {
  closest(): Part | null {
    return null
  }
}

class Anchor extends Part {
  readonly target: string
  readonly downloads: boolean
  readonly url: URL
  constructor(href: string, { target = '', downloads = false } = {}) {
    super()
    this.url = new URL(href, here)
    this.target = target
    this.downloads = downloads
  }
  override closest() {
    return this
  }
  hasAttribute(name: string) {
    return name === 'download' && this.downloads
  }
  get origin() {
    return this.url.origin
  }
  get pathname() {
    return this.url.pathname
  }
  get search() {
    return this.url.search
  }
  get hash() {
    return this.url.hash
  }
}

const here = 'https://coffer.example/home?safe=eth:0x1'
let page: EventTarget & { defaultView: { location: URL } }
let followed: string[]
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('HTMLAnchorElement', Anchor)
  page = Object.assign(new EventTarget(), { defaultView: { location: new URL(here) } })
  followed = []
  stop = interceptLinks(page as unknown as Document, (href) => followed.push(href))
  return () => vi.unstubAllGlobals()
})

/** A click on an element; returns whether the browser's default action was prevented. */
function press(target: Part, keys: Partial<MouseEvent> = {}): boolean {
  const event = new Event('click', { cancelable: true })
  for (const [name, value] of Object.entries({ button: 0, ...keys, target })) Object.defineProperty(event, name, { value })
  page.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a press on a link', () => {
  test('of the own site is followed without loading the page anew', () => {
    expect(press(new Anchor('/balances?safe=eth:0x1#top'))).toBe(true)
    expect(followed).toEqual(['/balances?safe=eth:0x1#top'])
  })

  test.each<[string, Part, Partial<MouseEvent>]>([
    ['another site', new Anchor('https://elsewhere.example/'), {}],
    ['a new tab', new Anchor('/balances', { target: '_blank' }), {}],
    ['a download', new Anchor('/balances', { downloads: true }), {}],
    ['a place on the same page', new Anchor('/home?safe=eth:0x1#list'), {}],
    ['no link at all', new Part(), {}],
    ['a link, with Ctrl held', new Anchor('/balances'), { ctrlKey: true }],
    ['a link, with Command held', new Anchor('/balances'), { metaKey: true }],
    ['a link, with Shift held', new Anchor('/balances'), { shiftKey: true }],
    ['a link, with Alt held', new Anchor('/balances'), { altKey: true }],
    ['a link, with the middle button', new Anchor('/balances'), { button: 1 }],
  ])('to %s stays the browser’s', (_, target, keys) => {
    expect(press(target, keys)).toBe(false)
    expect(followed).toEqual([])
  })

  test('that somebody has answered already is left alone', () => {
    const event = new Event('click', { cancelable: true })
    event.preventDefault()
    page.dispatchEvent(event)
    expect(followed).toEqual([])
  })

  test('is the browser’s again once it has ended', () => {
    stop()
    expect(press(new Anchor('/balances'))).toBe(false)
    expect(followed).toEqual([])
  })
})
