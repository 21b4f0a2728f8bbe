import { serveWorld } from '../../mocks/node.ts'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'
import { configOf, serveProduct } from '../live/product.ts'

/**
 * The demo, from navigation until the total value and the first pending row of a Safe are visible,
 * each time in an empty profile.
 * @param {import('playwright').Browser} browser
 */
export async function demoUsable(browser, rounds) {
  const demo = await serve({ dir: await built('demo') })
  try {
    return await usableSafe(browser, demo.url, rounds)
  } finally {
    await demo.close()
  }
}

/**
 * Same, for the live app on a mocked world over HTTP on this machine.
 * @param {import('playwright').Browser} browser
 */
export async function liveUsable(browser, rounds) {
  const world = await serveWorld()
  const product = await serveProduct({ config: configOf(world) })
  try {
    return await usableSafe(browser, product.url, rounds)
  } finally {
    await product.close()
    await world.close()
  }
}

/**
 * @returns {Promise<{ ms: number, requests: number, kib: number }[]>} time; requests to the page's
 * own server, and KiB transferred
 */
async function usableSafe(browser, url, rounds) {
  const took = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const files = []
    context.on('response', (response) => {
      if (response.url().startsWith(url) && !response.fromServiceWorker()) files.push(response)
    })
    const main = page.getByRole('main')
    const begin = performance.now()
    await page.goto(`${url}home?safe=eth:${safes.treasury.address}`, { waitUntil: 'commit' })
    await Promise.all([
      main.getByText(/\$\d/).first().waitFor(),
      main
        .getByRole('listitem')
        .filter({ hasText: /sign|execute/i })
        .first()
        .waitFor(),
    ])
    const ms = performance.now() - begin
    const asked = [...files]
    const bytes = await Promise.all(
      asked.map(async (response) => Number((await response.allHeaders())['content-length'] ?? 0)),
    )
    took.push({
      ms,
      requests: asked.length,
      kib: bytes.reduce((sum, size) => sum + size, 0) / 1024,
    })
    await context.close()
  }
  return took
}

/** The median; of an even number, the upper one. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
