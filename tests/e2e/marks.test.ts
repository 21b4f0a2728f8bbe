import { afterAll, beforeAll, expect, test } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'

let demo: Served
let browserSession: BrowserSession

beforeAll(async () => {
  demo = await serve({ dir: await built('demo') })
  browserSession = await openBrowserInWorld()
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await demo?.close()
})

test('tokens show the site’s logos; unverified tokens show letters', async () => {
  const { page, context } = await browserSession.open()
  const hosts = new Set<string>()
  context.on('request', (request) => {
    if (request.resourceType() === 'image') hosts.add(new URL(request.url()).origin)
  })
  await page.goto(`${demo.url}balances?safe=eth:${safes.treasury.address}`)
  const pictureOf = (token: string) =>
    page
      .getByRole('row', { name: new RegExp(token) })
      .locator('img')
      .first()
      .evaluate((img: HTMLImageElement) => [new URL(img.src).pathname, img.naturalWidth > 0])
  await page.getByRole('row', { name: /USD Coin/ }).waitFor()
  await expect.poll(() => pictureOf('USD Coin')).toEqual(['/marks/tokens/usdc.svg', true])
  await expect.poll(() => pictureOf('Ether')).toEqual(['/marks/tokens/eth.svg', true])
  const seats = page.getByRole('row', { name: /Seats/ })
  await expect.poll(() => seats.count()).toBe(1)
  expect(await seats.locator('img').count()).toBe(0)
  expect([...hosts]).toEqual([new URL(demo.url).origin])
  await context.close()
}, 120_000)
