import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { type BrowserSession, openBrowser } from '../e2e/openBrowser.ts'
import { configOf, type Product, serveProduct } from './product.ts'

let browserSession: BrowserSession
let world: ServedWorld
let product: Product

beforeAll(async () => {
  ;[browserSession, world] = await Promise.all([openBrowser(), serveWorld({ scenario: 'huge' })])
  product = await serveProduct({ config: configOf(world) })
})
afterAll(async () => {
  await browserSession?.close()
  await product?.close()
  await world?.close()
})

/** Scrolls until the list is that many pixels long and as far down, loading its pages on the way. */
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
  page.evaluate((to) => document.querySelector(`main a[data-row-action][href="${to}"]`)?.closest('li')?.getBoundingClientRect().top, href)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))

describe.each([
  ['in a wide window', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 700 }],
])('%s', (_, viewport) => {
  it('the way back from a transaction leads to its row in a long history, at the same place and focused', async () => {
    const { page, context, errors } = await browserSession.open({ viewport })
    await page.goto(`${product.url}transactions/history?safe=eth:${safes.treasury.address}`)
    await page.locator('main a[data-row-action]').first().waitFor()
    await scrollDown(page, 9_000)
    // Rows are measured, and pages loaded, until nothing moves any more.
    let before: unknown
    await expect
      .poll(async () => {
        const now = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight].join(' '))
        const isStill = now === before
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
    await expect.poll(async () => Math.abs(((await topOf(page, href)) ?? 0) - top)).toBeLessThanOrEqual(2)
    expect(errors).toEqual([])
    await context.close()
  })
})
