import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { askingConfigOf, configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const queue = `transactions/queue?safe=eth:${safes.treasury.address}`
const row = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const old = (page: Page) => page.getByText('This may be out of date').first()

describe('a later visit', () => {
  it('shows the last known data while the gateway is down, marks it as stale, and recovers by itself', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    const { page, context } = await here.browserSession.open()
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    const before = await row(page).innerText()
    here.world.world.setNetworkCondition({ gateway: 'down' })
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    expect(await row(page).innerText()).toBe(before)
    expect(await seen(old(page))).toBe(true)
    here.world.world.setNetworkCondition({ gateway: 'clear' })
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await old(page).waitFor({ state: 'detached' })
    await context.close()
  })

  it('does not mention stale data once it is refreshed', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    await old(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a browser', () => {
  it.each([
    [
      'whose storage is full',
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError')
        }),
    ],
    [
      'that blocks storage',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('No.', 'SecurityError')
          },
        }),
    ],
  ])('%s shows the page all the same', async (_, corrupt) => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    await page.addInitScript(corrupt)
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    expect(await seen(at(page).connect.first())).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('discards a broken store', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    const key = `coffer.cache.${here.world.gatewayUrl}`
    await page.addInitScript((name) => localStorage.setItem(name, '{"version":2,"answers":[{'), key)
    await page.goto(product.url)
    expect(await seen(at(page).connect.first())).toBe(true)
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
    expect(errors).toEqual([])
    await context.close()
  })
})
