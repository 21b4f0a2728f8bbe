import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { servedChains } from '../../mocks/gateway/chains.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { at } from '../e2e/journey.ts'
import { openBrowser, type BrowserSession } from '../e2e/openBrowser.ts'
import { askingConfigOf, configOf, originsOf, type Product, seen, serveProduct } from './product.ts'
import { manners, type Proxy, type ProxyManner, serveProxy } from './proxy.ts'

const list = `/gateway/v1/chains/1/safes/${safes.treasury.address}/transactions`
const secondPage = 'cursor=limit%3D20%26offset%3D20'

let browserSession: BrowserSession
let world: ServedWorld
let product: Product | undefined
let proxy: Proxy | undefined

beforeAll(async () => {
  ;[browserSession, world] = await Promise.all([openBrowser(), serveWorld({ scenario: 'busy' })])
})
afterAll(async () => {
  await browserSession?.close()
  await world?.close()
})
afterEach(async () => {
  await product?.close()
  await proxy?.close()
})

async function openBehind(
  manner: ProxyManner,
  config: (served: ServedWorld) => object,
): Promise<{ page: Page; requests: string[] }> {
  proxy = await serveProxy(world.gatewayUrl, manner)
  product = await serveProduct({ config: { ...config(world), gateway: proxy.gatewayUrl } })
  return browserSession.open()
}

const pagesOf = (section: string) =>
  proxy?.seen.filter(
    (path) => path.startsWith(`${list}/${section}?`) && path.includes(secondPage),
  ) ?? []

describe.each(Object.entries<ProxyManner>(manners))('behind a proxy that %s', (_, manner) => {
  it.each([
    // The last row of each, which only the last page has.
    ['queue', 'queued', (page: Page) => page.getByRole('main').getByText('Nov 20, 2:32 AM')],
    ['history', 'history', (page: Page) => page.getByRole('main').getByText(/^Safe created/)],
  ])('the %s shows more than one page', async (section, name, beyond) => {
    const { page, requests } = await openBehind(manner, configOf)
    await page.goto(`${product?.url}transactions/${section}?safe=eth:${safes.treasury.address}`)
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 20_000)
          return beyond(page).count()
        },
        // Dozens of rows are rendered along the way, which takes a busy machine a while.
        { timeout: 60_000 },
      )
      .toBe(1)
    expect(pagesOf(name).length).toBeGreaterThan(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    // Only the configured hosts were asked, whatever host the gateway named.
    const configured = [product?.url, proxy?.gatewayUrl, world.url].map(
      (url) => new URL(url ?? '').origin,
    )
    expect(originsOf(requests).filter((origin) => !configured.includes(origin))).toEqual([])
    await page.context().close()
  })
})

it('the app starts with forty networks, behind a proxy that removes a path prefix', async () => {
  const others = Array.from({ length: 38 }, (_, index) => String(900_001 + index))
  world.world.state.chainIds = [...servedChains, ...others]
  const { page } = await openBehind(manners['removes a path prefix'], askingConfigOf)
  await page.goto(product?.url ?? '')
  expect(await seen(at(page).connect.first())).toBe(true)
  expect(proxy?.seen.filter((path) => path.startsWith('/gateway/v1/chains'))).toEqual([
    '/gateway/v1/chains',
    `/gateway/v1/chains?${secondPage}`,
  ])
  await page.context().close()
})
