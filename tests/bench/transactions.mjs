import { encodeMultiSend, encodeSharedLink, erc20Transfer, plainTx, safeTxHash } from '#safe'
import { base, safes } from '../../mocks/chain/genesis/places.ts'
import { serveWorld } from '../../mocks/node.ts'
import { people } from '../../mocks/people.ts'
import { configOf, serveProduct } from '../live/product.ts'
import { median } from './demo.mjs'
import { installWatch, openSection, rounds, scroll, settled, showAll, timed } from './pages.mjs'

const { address, version } = safes.treasury
const safe = `safe=eth:${address}`
const library = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
/** Calls of the batch that is decoded. */
const calls = 100

/**
 * Opens transactions of the live app with a processor four times as slow: a queue of 200, one of
 * its transactions, and a batch of 100 calls.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ queue: import('./pages.mjs').Scroll[], details: number, batch: number }>} the
 *   scrolls of the queue with all its rows loaded; milliseconds
 */
export async function benchTransactions(browser) {
  const world = await serveWorld({ scenario: 'busy' })
  const product = await serveProduct({ config: configOf(world) })
  const open = async (path) => {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await page.addInitScript(installWatch)
    await page.goto(`${product.url}${path}`)
    await settled(page)
    const session = await context.newCDPSession(page)
    return { page, slow: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }) }
  }
  try {
    return {
      queue: await rounds(() => longQueue(open)),
      details: await firstDetails(open),
      batch: await largeBatch(open),
    }
  } finally {
    // A server waits for the connections of pages that are open.
    for (const context of browser.contexts()) await context.close()
    await product.close()
    await world.close()
  }
}

async function longQueue(open) {
  const { page, slow } = await open(`transactions/queue?${safe}`)
  await showAll(page)
  await slow(4)
  const scrolled = await page.evaluate(scroll, { frames: 120, step: 100 })
  await page.context().close()
  return scrolled
}

/** From the click until a transaction's page is painted, in a page that has shown none before. */
async function firstDetails(open) {
  const took = []
  for (let round = 0; round < 3; round += 1) {
    const { page, slow } = await open(`transactions/queue?${safe}`)
    await slow(4)
    took.push(await timed(page, page.locator('main a[data-row-action]').first()))
    await page.context().close()
  }
  return median(took)
}

/** From the click on a link until all calls of a batch are decoded, listed, and painted. */
async function largeBatch(open) {
  const data = encodeMultiSend(
    Array.from({ length: calls }, (_, at) => ({
      ...erc20Transfer(base.tokens.usdc, people.dave.address, BigInt(at + 1) * 1_000_000n),
      operation: 0,
    })),
  )
  const at = { chainId: '1', address }
  const tx = plainTx({ to: library, data, operation: 1, nonce: 500n })
  const link = encodeSharedLink({
    at,
    tx,
    safeTxHash: safeTxHash({ ...at, version }, tx),
    signatures: [],
    note: null,
    app: null,
  })
  const took = []
  for (let round = 0; round < 3; round += 1) {
    const { page, slow } = await open(`home?${safe}`)
    // The code of a transaction's page is there, as for someone who has seen one.
    await openSection(page, 'Queue')
    await page.locator('main a[data-row-action]').first().click()
    await settled(page)
    await openSection(page, 'Queue')
    await slow(4)
    took.push(
      await page.evaluate(followLink, { path: `/transactions/tx?${safe}#${link}`, count: calls }),
    )
    await page.context().close()
  }
  return median(took)
}

/**
 * In the page: goes to a path without loading the page again, and waits until so many actions are
 * listed and painted.
 */
function followLink({ path, count }) {
  return new Promise((done) => {
    const start = performance.now()
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    const look = () => {
      if (
        document.querySelectorAll('main ol[aria-label="Actions in this batch"] > li').length < count
      )
        return void requestAnimationFrame(look)
      const shown = new MessageChannel()
      shown.port1.onmessage = () => done(performance.now() - start)
      requestAnimationFrame(() => shown.port2.postMessage(undefined))
    }
    look()
  })
}
