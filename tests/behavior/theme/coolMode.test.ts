import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialog, openPicker, openWalletPage, type WalletPage } from '../wallet/walletPage.ts'

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

const row = (page: Page) => dialog(page).getByRole('button', { name: /^Rainbow/ })
const moving = { reducedMotion: 'no-preference' } as const
const flying = (page: Page) => page.locator('[data-coffer-sky] > *')

async function aPicker(query: string, options: Parameters<WalletPage['open']>[0] = moving) {
  const { page, errors, requests } = await here.open(options)
  await page.goto(`${here.served.url}${query}`)
  await openPicker(page)
  return { page, errors, requests }
}

const loaded = async (page: Page, requests: string[]) =>
  (
    await Promise.all(
      [...new Set(requests.filter((url) => url.endsWith('.js')))].map(async (url) =>
        (await page.request.get(url)).text(),
      ),
    )
  ).filter((text) => text.includes('data-coffer-sky'))

describe('cool mode', () => {
  it('throws up to 35 icons of a picked wallet, blocks nothing and removes them', async () => {
    const { page, errors } = await aPicker('?cool&noProjectId')
    // The animations' clock is stopped, so that all of them can be examined.
    await page.evaluate(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function still(...given) {
        const animation = animate.apply(this, given)
        animation.pause()
        return animation
      }
    })
    await row(page).click()
    await expect.poll(() => flying(page).count()).toBeGreaterThan(0)
    for (let again = 0; again < 5; again++) await row(page).click()
    await expect.poll(() => flying(page).count()).toBe(35)
    const sizes = await flying(page).evaluateAll((pictures) =>
      pictures.map((picture) => Number.parseFloat(getComputedStyle(picture).width)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(45)
    expect(
      await page
        .locator('[data-coffer-sky]')
        .evaluate((sky) => [getComputedStyle(sky).pointerEvents, sky.getAttribute('aria-hidden')]),
    ).toEqual(['none', 'true'])
    await page.evaluate(() =>
      document
        .getAnimations()
        .forEach(
          (animation) =>
            animation.effect?.getComputedTiming().iterations !== Infinity && animation.finish(),
        ),
    )
    await expect.poll(() => page.locator('[data-coffer-sky]').count()).toBe(0)
    // The page's policy would have blocked and reported a style attribute or element.
    expect(errors).toEqual([expect.stringMatching(/^No projectId found/)])
  })

  it.each([
    ['is off', '', {}],
    ['is on for a person who wants less motion', '?cool', { reducedMotion: 'reduce' }],
  ] as const)('loads and throws nothing where it %s', async (_, query, options) => {
    const { page, requests } = await aPicker(query, options)
    await row(page).click()
    await dialog(page)
      .getByRole('heading', { name: /Rainbow/ })
      .first()
      .waitFor()
    expect(await flying(page).count()).toBe(0)
    expect(await loaded(page, requests)).toEqual([])
  })
})
