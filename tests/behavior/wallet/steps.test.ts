import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import {
  dialog,
  heading,
  openPicker,
  openWalletPage,
  openWith,
  pick,
  type WalletPage,
} from './walletPage.ts'

const aWallet: FakeExtension = {
  name: 'A wallet',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  rdns: 'com.example.wallet',
}

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

it('each step of a narrow dialog begins at its top, wherever the last one ended', async () => {
  const { page } = await openWith(here, [], { browser: { viewport: { width: 375, height: 300 } } })
  await openPicker(page)
  const scrolled = () =>
    dialog(page).evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll('*')].map((one) =>
          getComputedStyle(one).overflowY === 'auto' ? one.scrollTop : 0,
        ),
      ),
    )
  await dialog(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await heading(page, 'What is a wallet?')
  await expect.poll(scrolled).toBe(0)
})

it('without motion, the ring around a wallet is closed and doesn’t look stuck', async () => {
  const { page } = await openWith(here, [{ ...aWallet, behavior: 'hangs' }], {
    browser: { reducedMotion: 'reduce' },
  })
  await pick(page, 'A wallet')
  await dialog(page).getByText('Confirm the connection in A wallet.').waitFor()
  const rings = await dialog(page).evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((one) => {
      const { content, borderRadius, borderTopColor, borderBottomColor, animationName } =
        getComputedStyle(one, '::before')
      return content === 'none' || borderRadius !== '50%'
        ? []
        : [{ isClosed: borderTopColor === borderBottomColor, animationName }]
    }),
  )
  expect(rings).toEqual([{ isClosed: true, animationName: 'none' }])
})

it.each([
  [1280, 'beside'],
  [375, 'below'],
  [320, 'below'],
] as const)(
  'at %i px, the second button of every failed step is %s the first',
  async (width, where) => {
    const { page } = await openWith(here, [{ ...aWallet, behavior: 'rejects' }], {
      query: '?noPairing',
      browser: { viewport: { width, height: 800 }, reducedMotion: 'reduce' },
    })
    const place = async (last: string) => {
      const [first, second] = await Promise.all(
        ['Choose another wallet', last].map((name) =>
          dialog(page).getByRole('button', { name, exact: true }).boundingBox(),
        ),
      )
      if (!first || !second) throw new Error('A button is missing.')
      if (second.y === first.y) return 'beside'
      return second.y >= first.y + first.height &&
        second.x === first.x &&
        second.width === first.width
        ? 'below'
        : 'elsewhere'
    }
    await pick(page, 'A wallet')
    await heading(page, 'Connection rejected')
    expect(await place('Try again')).toBe(where)
    await dialog(page).getByRole('button', { name: 'Choose another wallet' }).click()
    await dialog(page)
      .getByRole('button', { name: /^MetaMask/ })
      .click()
    await heading(page, "MetaMask isn't installed")
    expect(await place('Install MetaMask')).toBe(where)
  },
)

/** Where the parts of the dialog's or the pane's header are. */
const headerOf = (page: WalletPageTab, title: string) =>
  dialog(page)
    .getByRole('heading', { name: title, exact: true })
    .evaluate((heading) => {
      const boxes = [
        ['title', heading],
        ...[...(heading.parentElement?.querySelectorAll('button') ?? [])].map(
          (button) => [button.getAttribute('aria-label'), button] as const,
        ),
      ] as const
      return Object.fromEntries(
        boxes.map(([name, element]) => {
          const { left, right, top } = element.getBoundingClientRect()
          return [String(name), { left, right, top }]
        }),
      )
    })

type WalletPageTab = Awaited<ReturnType<typeof openWith>>['page']

it.each([
  [1440, 900],
  [768, 1024],
  [375, 812],
  [320, 640],
])('at %i px, title, Back, and Close stay in place in all steps', async (width, height) => {
  const { page } = await openWith(here, [{ ...aWallet, behavior: 'rejects' }], {
    query: '?noPairing',
    browser: { viewport: { width, height }, reducedMotion: 'reduce' },
  })
  await openPicker(page)
  const isWide = width >= 768
  const places = new Map<string, Set<string>>()
  const look = async (title: string) => {
    await heading(page, title)
    for (const [part, box] of Object.entries(await headerOf(page, title)))
      places.set(part, (places.get(part) ?? new Set()).add(JSON.stringify(box)))
  }
  const button = (name: string | RegExp) => dialog(page).getByRole('button', { name }).first()
  if (isWide) await look('What is a wallet?')
  else {
    await look('Connect a wallet')
    await button('What is a wallet?').click()
    await look('What is a wallet?')
  }
  await button('Get a wallet').click()
  await look('Get a wallet')
  await button('Get MetaMask').click()
  await look('Get started with MetaMask')
  await button('Back').click()
  await look('Get a wallet')
  await button('Back').click()
  if (!isWide) await button('Back').click()
  await button(/^A wallet/).click()
  await look('Connection rejected')
  await button('Choose another wallet').click()
  await button(/^MetaMask/).click()
  await look("MetaMask isn't installed")
  await button('Install MetaMask').click()
  await look('Get started with MetaMask')
  expect([...places.keys()].sort()).toEqual(isWide ? ['Back', 'title'] : ['Back', 'Close', 'title'])
  for (const [part, found] of places) expect([...found], part).toHaveLength(1)
})

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

it('a step slides in for 180 ms, and nothing in the dialog is shifted', async () => {
  const { page } = await openWith(here, [], { query: '?noPairing' })
  await openPicker(page)
  await page.evaluate(() => {
    const seen = { shift: 0, steps: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift' })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      seen.steps.push(Number((options as KeyframeAnimationOptions).duration))
      return animate.call(this, keyframes, options)
    }
  })
  await dialog(page).getByRole('button', { name: 'Get a wallet' }).click()
  await heading(page, 'Get a wallet')
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await heading(page, 'What is a wallet?')
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; steps: number[] } }).seen,
  )
  expect(seen.shift).toBe(0)
  expect(seen.steps.length).toBeGreaterThan(1)
  expect(new Set(seen.steps)).toEqual(new Set([180]))
})

it.each([1440, 375])('at %i px, a list of two wallets leaves no hole', async (width) => {
  const { page } = await openWith(here, [aWallet], {
    query: '?noPairing&few',
    browser: { viewport: { width, height: 812 }, reducedMotion: 'reduce' },
  })
  await openPicker(page)
  const gap = await dialog(page).evaluate((element) => {
    const edges = [...element.querySelectorAll('h2, h3, p, div[id], button, a, img')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 1)
      .sort((a, b) => a.top - b.top)
    const { bottom } = element.getBoundingClientRect()
    let reached = element.getBoundingClientRect().top
    let widest = 0
    for (const box of [...edges, { top: bottom, bottom }]) {
      widest = Math.max(widest, box.top - reached)
      reached = Math.max(reached, box.bottom)
    }
    return widest
  })
  expect(gap).toBeLessThanOrEqual(72)
})
