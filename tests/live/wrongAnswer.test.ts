import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { openBrowser, type BrowserSession } from '../e2e/openBrowser.ts'
import { configOf, type Product, seen, serveProduct } from './product.ts'

const treasury = safes.treasury.address

let browserSession: BrowserSession
let world: ServedWorld
let product: Product

beforeAll(async () => {
  browserSession = await openBrowser()
  world = await serveWorld()
  product = await serveProduct({ config: configOf(world) })
})
afterAll(async () => {
  await product?.close()
  await world?.close()
  await browserSession?.close()
})

/** Opens the Treasury with a gateway whose response about the Safe has one changed value. */
async function openBehind(change: (safe: { owners: { value: string }[] }) => void) {
  const { page } = await browserSession.open()
  await page.route(new RegExp(`/v1/chains/1/safes/${treasury}$`, 'i'), async (route) => {
    const response = await route.fetch()
    const safe = (await response.json()) as { owners: { value: string }[] }
    change(safe)
    await route.fulfill({ response, json: safe })
  })
  await page.goto(`${product.url}home?safe=eth:${treasury}`)
  return {
    problem: page
      .getByText('Invalid gateway response: owners[0].value should be an address.')
      .first(),
    owners: page.getByText(/of 3 owners must sign/).first(),
  }
}

describe('the live app', () => {
  it('rejects a Safe with invalid owner addresses and names the field', async () => {
    const { problem, owners } = await openBehind((safe) => {
      for (const owner of safe.owners) owner.value = owner.value.slice(0, -1)
    })
    await problem.waitFor({ state: 'attached' })
    expect(await owners.count()).toBe(0)
  })

  it('shows the same Safe with valid addresses', async () => {
    const { problem, owners } = await openBehind(() => {})
    expect(await seen(owners)).toBe(true)
    expect(await problem.count()).toBe(0)
  })
})
