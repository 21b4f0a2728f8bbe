import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { at } from '../e2e/journey.ts'
import { openBrowser, type Place } from '../e2e/place.ts'
import { askingConfigOf, configOf, type Product, seen, serveProduct } from './product.ts'

let place: Place
let world: ServedWorld
let product: Product | undefined

beforeAll(async () => {
  ;[place, world] = await Promise.all([openBrowser(), serveWorld()])
}, 180_000)
afterAll(async () => {
  await place?.close()
  await world?.close()
})
afterEach(async () => {
  world.world.setWeather('clear')
  await product?.close()
  product = undefined
})

const queue = `transactions/queue?safe=eth:${safes.treasury.address}`
const row = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const old = (page: Page) => page.getByText('This may be out of date').first()

describe('a later visit', () => {
  it('shows what was known while the gateway is down, says that it may be old, and goes on by itself', async () => {
    product = await serveProduct({ config: askingConfigOf(world) })
    const { page, context } = await place.open()
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    const before = await row(page).innerText()
    world.world.setWeather({ gateway: 'down' })
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    expect(await row(page).innerText()).toBe(before)
    expect(await seen(old(page))).toBe(true)
    world.world.setWeather({ gateway: 'clear' })
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await old(page).waitFor({ state: 'detached' })
    await context.close()
  })

  it('says nothing of old answers once new ones are there', async () => {
    product = await serveProduct({ config: configOf(world) })
    const { page, context, errors } = await place.open()
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
    ['whose storage is full', () => (Storage.prototype.setItem = () => { throw new DOMException('Full.', 'QuotaExceededError') })],
    ['that blocks storage', () => Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new DOMException('No.', 'SecurityError') } })],
  ])('%s shows the page all the same', async (_, spoil) => {
    product = await serveProduct({ config: configOf(world) })
    const { page, context, errors } = await place.open()
    await page.addInitScript(spoil)
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    expect(await seen(at(page).connect.first())).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('with a store that is broken drops it', async () => {
    product = await serveProduct({ config: configOf(world) })
    const { page, context, errors } = await place.open()
    const key = `coffer.cache.${world.gatewayUrl}`
    await page.addInitScript((name) => localStorage.setItem(name, '{"version":2,"answers":[{'), key)
    await page.goto(product.url)
    expect(await seen(at(page).connect.first())).toBe(true)
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
    expect(errors).toEqual([])
    await context.close()
  })
})
