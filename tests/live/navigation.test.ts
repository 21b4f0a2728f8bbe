import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { shortAddress } from '../../src/base/index.ts'
import { at } from '../e2e/journey.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const query = `safe=eth:${safes.treasury.address}`
const name = `eth:${shortAddress(safes.treasury.address)}`

/** The app at a path, with the page's own content drawn. */
async function open(path: string) {
  const product = await here.serve({ config: configOf(here.world, []) })
  const opened = await here.browserSession.open()
  await opened.page.goto(product.url + path)
  await opened.page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .waitFor({ state: 'attached' })
  return { ...opened, product }
}

/** The text of the focused heading; undefined while anything else has the focus. */
const focusedHeading = (page: Page) =>
  page.evaluate(() =>
    document.activeElement?.localName === 'h1'
      ? document.activeElement.textContent
      : `(${document.activeElement?.outerHTML.slice(0, 80)})`,
  )

describe('the title of a page', () => {
  it.each([
    ['', 'My Safes · Coffer'],
    [`home?${query}`, `Home · ${name} · Coffer`],
    [`balances?${query}`, `Assets · ${name} · Coffer`],
    [`transactions/queue?${query}`, `Queue · ${name} · Coffer`],
    [`transactions/history?${query}`, `History · ${name} · Coffer`],
    ['nowhere', 'Page not found · Coffer'],
    ['home?safe=eth:0x12', 'Page not found · Coffer'],
  ])(
    '%s names the page and the Safe, and the page has one main heading and doesn’t take the focus',
    async (path, title) => {
      const { page, context } = await open(path)
      await expect.poll(() => page.title()).toBe(title)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
      await context.close()
    },
  )

  it('names a transaction once it is loaded', async () => {
    const { page, context } = await open(`transactions/queue?${query}`)
    await at(page)
      .row(/Send 2\.5/)
      .first()
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL(/\/transactions\/tx/)
    await page.getByRole('main').getByText('Verified').waitFor()
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
    const heading = plain(await page.getByRole('heading', { level: 1 }).innerText())
    expect(heading).not.toBe('Transaction')
    await expect.poll(async () => plain(await page.title())).toBe(`${heading} · ${name} · Coffer`)
    await context.close()
  })
})

describe('after a navigation', () => {
  it('the focus is on the heading of the new page, whichever way it was opened', async () => {
    const { page, context, errors } = await open(`home?${query}`)
    await at(page).section('Queue').click()
    await expect.poll(() => focusedHeading(page)).toMatch(/^Queue$/)
    await at(page).section('History').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedHeading(page)).toMatch(/^History$/)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('Assets')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/balances/)
    await expect.poll(() => focusedHeading(page)).toMatch(/^Assets$/)
    await page.goBack()
    await expect.poll(() => focusedHeading(page)).toMatch(/^History$/)
    await page.getByRole('button', { name: /Choose another Safe/ }).click()
    await page.getByRole('link', { name: 'All Safes' }).click()
    await expect.poll(() => focusedHeading(page)).toMatch(/^My Safes$/)
    // From there, Tab goes on into the page.
    await page.getByRole('main').getByRole('button').first().waitFor()
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('main')?.id ??
          document.activeElement?.outerHTML.slice(0, 200),
      ),
    ).toBe('content')
    expect(errors).toEqual([])
    await context.close()
  })

  it('the focus stays on the heading when a slow page replaces its skeleton', async () => {
    const { page, context } = await open(`transactions/queue?${query}`)
    let answer = () => {}
    const isAnswered = new Promise<void>((done) => (answer = done))
    await page.route(/\/transactions\/multisig_/, async (route) => {
      await isAnswered
      await route.continue()
    })
    await at(page)
      .row(/Send 2\.5/)
      .first()
      .getByRole('link')
      .first()
      .click()
    await expect.poll(() => focusedHeading(page)).toMatch(/^Transaction$/)
    // A key that does nothing: the person is still there.
    await page.keyboard.press('Shift')
    answer()
    await page.getByRole('main').getByText('Verified').waitFor()
    await expect.poll(() => focusedHeading(page)).toMatch(/^(?!Transaction$)./)
    await context.close()
  })

  it('focus that the user has moved since stays where it is', async () => {
    const { page, context } = await open(`transactions/queue?${query}`)
    let answer = () => {}
    const isAnswered = new Promise<void>((done) => (answer = done))
    await page.route(/\/transactions\/multisig_/, async (route) => {
      await isAnswered
      await route.continue()
    })
    await at(page)
      .row(/Send 2\.5/)
      .first()
      .getByRole('link')
      .first()
      .click()
    await expect.poll(() => focusedHeading(page)).toMatch(/^Transaction$/)
    await page.keyboard.press('Shift+Tab')
    const chosen = await page.evaluateHandle(() => document.activeElement)
    answer()
    await page.getByRole('main').getByText('Verified').waitFor()
    expect(
      await chosen.evaluate((element) => element === document.activeElement && element?.localName),
    ).toBe('button')
    await context.close()
  })

  it('a spelling that the address bar corrects isn’t a navigation', async () => {
    const { page, context } = await open(
      `transactions/queue?safe=eth:${safes.treasury.address.toLowerCase()}`,
    )
    await page.waitForURL((url) => url.search === `?${query}`)
    await expect.poll(() => page.title()).toBe(`Queue · ${name} · Coffer`)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    await context.close()
  })
})
