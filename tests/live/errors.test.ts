import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const preferences = JSON.stringify({
  theme: 'dark',
  currency: 'usd',
  addedSafes: [{ chainId: '1', address: safes.treasury.address }],
})
const queuePath = `transactions/queue?safe=eth:${safes.treasury.address}`
const cacheKey = () => `coffer.cache.${here.world.gatewayUrl}`

interface Breakable {
  broken?: string
}

/**
 * The app with a person's preferences and a saved response; `broken` makes a function of the
 * browser throw that the named part calls while rendering.
 */
async function open(path: string, broken?: string) {
  const product = await here.serve({ config: configOf(here.world) })
  const { page, context } = await here.browserSession.open()
  await page.addInitScript(
    ([kept, key, part]) => {
      const place = globalThis as unknown as Breakable
      if (sessionStorage.getItem('seen')) return
      sessionStorage.setItem('seen', 'yes')
      localStorage.setItem('coffer.preferences', kept)
      localStorage.setItem(key, JSON.stringify({ version: 2, answers: [] }))
      place.broken = part
      const breaks = (name: string, owner: object, method: string) => {
        const works = Reflect.get(owner, method) as (...args: unknown[]) => unknown
        Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
          if (place.broken === name) throw new Error(`The ${name} is broken. `.repeat(40))
          return Reflect.apply(works, this, args) as unknown
        })
      }
      breaks('router', history, 'replaceState')
      breaks('page', BigInt.prototype, 'toString')
      const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
      Object.defineProperty(navigator, 'onLine', {
        get: () => {
          if (place.broken === 'frame') throw new Error('The frame is broken. '.repeat(40))
          return onLine?.get?.call(navigator) as boolean
        },
      })
    },
    [preferences, cacheKey(), broken] as [string, string, string],
  )
  await page.goto(product.url + path)
  return { page, context }
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const heading = (page: Page) => page.getByRole('heading', { name: 'Coffer ran into an error' })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear cached data and reload' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const repair = (page: Page) => page.evaluate(() => Object.assign(globalThis, { broken: undefined }))

/** Deletes what can be fetched again, and leaves what the person made. */
async function clears(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await clear(page).click()
  await reloaded
  expect(await seen(at(page).connect.first())).toBe(true)
  expect(await stored(page, 'coffer.preferences')).toBe(preferences)
}

describe.each([
  ['the frame', 'frame'],
  ['what is around the router', 'router'],
])('an error in %s', (_, part) => {
  it('is a page that says so in at most 300 characters, and can be tried again', async () => {
    const { page, context } = await open(queuePath, part)
    expect(await seen(heading(page))).toBe(true)
    const detail = await page.getByText(`The ${part} is broken.`).innerText()
    expect(detail.length).toBeLessThanOrEqual(300)
    await repair(page)
    await again(page).click()
    expect(
      await seen(
        at(page)
          .row(/Send 2\.5/)
          .first(),
      ),
    ).toBe(true)
    await context.close()
  })

  it('ends when the saved data is deleted, which keeps user data', async () => {
    const { page, context } = await open('', part)
    expect(await seen(heading(page))).toBe(true)
    await clears(page)
    expect(await stored(page, cacheKey())).not.toBe(JSON.stringify({ version: 2, answers: [] }))
    await context.close()
  })
})

describe('an error of one page', () => {
  const title = (page: Page) =>
    page.getByRole('main').getByText('Something went wrong on this page')

  it('leaves the frame, and can be tried again', async () => {
    const { page, context } = await open(queuePath, 'page')
    expect(await seen(title(page))).toBe(true)
    expect((await page.getByText('The page is broken.').innerText()).length).toBeLessThanOrEqual(
      300,
    )
    expect(await seen(at(page).section('Home'))).toBe(true)
    await repair(page)
    await again(page).click()
    expect(
      await seen(
        at(page)
          .row(/Send 2\.5/)
          .first(),
      ),
    ).toBe(true)
    await context.close()
  })

  it('is left by another page', async () => {
    const { page, context } = await open(queuePath, 'page')
    expect(await seen(title(page))).toBe(true)
    await repair(page)
    await page.getByRole('link', { name: 'My Safes' }).first().click()
    expect(await seen(page.getByRole('heading', { name: 'My Safes' }))).toBe(true)
    expect(await title(page).count()).toBe(0)
    await context.close()
  })

  it('ends when the saved data is deleted, which keeps user data', async () => {
    const { page, context } = await open(queuePath, 'page')
    expect(await seen(title(page))).toBe(true)
    await clears(page)
    await context.close()
  })
})
