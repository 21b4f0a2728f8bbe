import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { type BrowserSession, openBrowser } from '../e2e/openBrowser.ts'
import { configOf, type Product, serveProduct } from './product.ts'

let browserSession: BrowserSession
const closing: (() => Promise<unknown>)[] = []
/** The app over a history of 10,000 rows, and over a queue of 200. */
const products: { huge?: Product; busy?: Product } = {}

beforeAll(async () => {
  const serve = async (scenario: 'huge' | 'busy') => {
    const world: ServedWorld = await serveWorld({ scenario })
    const product = await serveProduct({ config: configOf(world) })
    closing.push(product.close, world.close)
    products[scenario] = product
  }
  await Promise.all([
    openBrowser().then((session) => (browserSession = session)),
    serve('huge'),
    serve('busy'),
  ])
})
afterAll(async () => {
  await browserSession?.close()
  for (const close of closing) await close()
})

async function open(
  scenario: 'huge' | 'busy',
  list: 'history' | 'queue',
  viewport: { width: number; height: number },
) {
  const session = await browserSession.open({ viewport })
  await session.page.goto(
    `${products[scenario]?.url}transactions/${list}?safe=eth:${safes.treasury.address}`,
  )
  await session.page.locator('main a[data-row-action]').first().waitFor()
  return session
}

/**
 * Scrolls until the list is that many pixels long and as far down, loading its pages on the way.
 */
async function scrollDown(page: Page, wanted: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((to) => {
          scrollTo(0, Math.min(to, document.documentElement.scrollHeight))
          return scrollY
        }, wanted),
      { interval: 50, timeout: 60_000 },
    )
    .toBe(wanted)
}

/** The row in the middle of the window. */
const middleRow = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main a[data-row-action]')]
    const row = rows.find((link) => link.getBoundingClientRect().top > innerHeight / 2)
    return row?.getAttribute('href') ?? ''
  })
const topOf = (page: Page, href: string) =>
  page.evaluate(
    (to) =>
      document
        .querySelector(`main a[data-row-action][href="${to}"]`)
        ?.closest('li')
        ?.getBoundingClientRect().top,
    href,
  )
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))

describe.each([
  ['in a wide window', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 700 }],
])('%s', (_, viewport) => {
  it('Back from a transaction leads to its row in a long history, focused', async () => {
    const { page, context, errors } = await open('huge', 'history', viewport)
    await scrollDown(page, 9_000)
    // Rows are filled and measured, and pages loaded, until nothing moves anymore.
    let before: unknown
    await expect
      .poll(async () => {
        const now = await page.evaluate(() =>
          [
            scrollY,
            document.documentElement.scrollHeight,
            document.querySelectorAll('[data-outlined]').length,
          ].join(' '),
        )
        const isStill = now === before && now.endsWith(' 0')
        before = now
        return isStill
      })
      .toBe(true)
    const href = await middleRow(page)
    const top = (await topOf(page, href)) ?? 0
    expect(top).toBeGreaterThan(0)
    await page.locator(`main a[data-row-action][href="${href}"]`).click()
    await page.waitForURL(/\/transactions\/tx/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /History/ })
      .first()
      .waitFor()
    await page.goBack()
    await expect.poll(() => focused(page)).toBe(href)
    await expect
      .poll(async () => Math.abs(((await topOf(page, href)) ?? 0) - top))
      .toBeLessThanOrEqual(2)
    expect(errors).toEqual([])
    await context.close()
  })
})

it('loading more history at the end of the list doesn’t scroll the page', async () => {
  const { page, context, errors } = await open('huge', 'history', { width: 390, height: 700 })
  const held: (() => void)[] = []
  await page.route(/\/transactions\/history\?.*cursor=/, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const height = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return document.documentElement.scrollHeight
  })
  await expect.poll(() => held.length).toBe(1)
  const href = await page.evaluate(
    () =>
      [...document.querySelectorAll('main a[data-row-action]')].at(-1)?.getAttribute('href') ?? '',
  )
  const top = (await topOf(page, href)) ?? 0
  expect(top).toBeGreaterThan(0)
  held.shift()?.()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(height + 500)
  // Rows above may have been measured in the meantime; a page of rows is ten times as high.
  expect(Math.abs(((await topOf(page, href)) ?? Number.POSITIVE_INFINITY) - top)).toBeLessThan(100)
  expect(errors).toEqual([])
  await context.close()
})

it.each([
  ['history', 'huge'],
  ['queue', 'busy'],
] as const)(
  'rows of the %s show only text while scrolling too fast to read, and render fully once it slows',
  async (list, scenario) => {
    const { page, context, errors } = await open(scenario, list, { width: 1280, height: 800 })
    await scrollDown(page, 6_000)
    const passing = await page.evaluate(
      () =>
        new Promise<{ key: string; words: string }[]>((done) => {
          const next = () => {
            const rows = [...document.querySelectorAll<HTMLElement>('main li[data-outlined]')]
            if (rows.length === 0) {
              scrollTo(0, scrollY > 3_000 ? 0 : 6_000)
              return void requestAnimationFrame(next)
            }
            done(
              rows.map((row) => ({
                key: row.dataset.key ?? '',
                words: row.firstElementChild?.textContent ?? '',
              })),
            )
            // They may be mounted a moment after the page has moved on: the page returns to them,
            // so that they stay.
            rows[Math.floor(rows.length / 2)]?.scrollIntoView({ block: 'center' })
          }
          requestAnimationFrame(next)
        }),
    )
    await expect.poll(() => page.locator('main li[data-outlined]').count()).toBe(0)
    // The whole row says the same: its menu is named by its sentence.
    const names = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('main li[data-key]')].map((row) => [
          row.dataset.key,
          row.querySelector('button')?.ariaLabel,
        ]),
      ),
    )
    const stayed = passing.filter(({ key }) => names[key])
    expect(stayed.length).toBeGreaterThan(0)
    // An address may have gotten its name in the meantime.
    const plain = (text = '') => text.replaceAll(/\s/g, ' ')
    for (const { key, words } of stayed)
      for (const part of plain(words).split(/0x\S+/))
        expect(plain(names[key] ?? '')).toContain(part)
    expect(errors).toEqual([])
    await context.close()
  },
)
