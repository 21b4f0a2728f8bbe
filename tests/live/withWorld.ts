import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import type { WorldOptions } from '../../mocks/world.ts'
import { openBrowser, type BrowserSession } from '../e2e/openBrowser.ts'
import { type Product, type ProductOptions, serveProduct } from './product.ts'

/** What the tests of a file use. */
export interface AtHand {
  browserSession: BrowserSession
  world: ServedWorld
  /** Serves the app until the test is over. */
  serve(options: ProductOptions): Promise<Product>
}

/** Milliseconds: a lagging gateway doesn't catch up while a test waits on a busy machine. */
const beyondAnyTest = 60 * 60 * 1000

/**
 * Opens a browser and a world for all tests of a file; each of them has its own app, a good network
 * and honest services. `flags` are the browser's.
 */
export function withWorld(
  flags: readonly string[] = [],
  options: Pick<WorldOptions, 'sleep'> = {},
): AtHand {
  let served: Product | undefined
  const atHand = {
    async serve(options) {
      served = await serveProduct(options)
      return served
    },
  } as AtHand
  beforeAll(async () => {
    ;[atHand.browserSession, atHand.world] = await Promise.all([
      openBrowser(flags),
      serveWorld({ lag: beyondAnyTest, ...options }),
    ])
  })
  afterAll(async () => {
    await atHand.browserSession?.close()
    await atHand.world?.close()
  })
  afterEach(async () => {
    atHand.world.world.setNetworkCondition('clear')
    atHand.world.world.setServiceBehavior('honest')
    await served?.close()
    served = undefined
  })
  return atHand
}
