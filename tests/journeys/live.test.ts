import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { openBrowser, type BrowserSession } from '../e2e/openBrowser.ts'
import { journeyWithinPolicy } from '../live/journeyWithinPolicy.ts'
import { configOf, type Product, serveProduct } from '../live/product.ts'

let browserSession: BrowserSession
let world: ServedWorld
let product: Product

beforeAll(async () => {
  ;[browserSession, world] = await Promise.all([openBrowser(), serveWorld()])
  product = await serveProduct({ config: configOf(world) })
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await product?.close()
  await world?.close()
})

it('the live app lets Alice confirm and Bob execute, with its chains listed, within its policy', async () => {
  const journey = { browserSession, world, product, offers: true }
  expect(await journeyWithinPolicy(journey)).toEqual({ violations: [], errors: [] })
})
