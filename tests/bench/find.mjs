import { serveWorld } from '../../mocks/node.ts'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { configOf, serveProduct } from '../live/product.ts'
import { median } from './demo.mjs'

const history = `transactions/history?safe=eth:${safes.treasury.address}`
/** What most of the 10,000 rows are, and what none is. */
const searches = { common: 'kind:send', none: 'note:nothing-of-the-kind' }
const turns = 9

/**
 * Searches the history of the largest world (10,000 rows) in the live app, and opens it without a
 * search, in turn, each time in a new profile.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ plain: number, found: number, all: number, rows: number }>} milliseconds
 *   until the first row is painted without and with a search; until a search that finds nothing has
 *   seen all rows, and how many these are
 */
export async function benchFind(browser) {
  const world = await serveWorld({ scenario: 'huge' })
  const product = await serveProduct({ config: configOf(world) })
  const took = { plain: [], found: [] }
  const open = async (search) => {
    const context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    await page.addInitScript(watchFirstRow)
    await page.goto(`${product.url}${history}${search}`, { waitUntil: 'commit' })
    return page
  }
  const firstRow = async (search) => {
    const page = await open(search)
    await page.waitForFunction(() => globalThis.benchFirstRow !== undefined)
    const ms = await page.evaluate(() => globalThis.benchFirstRow)
    await page.context().close()
    return ms
  }
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      const both = [
        async () => took.plain.push(await firstRow('')),
        async () => took.found.push(await firstRow(`&find=${searches.common}`)),
      ]
      // The second one has the warmer machine.
      for (const one of turn % 2 ? both.toReversed() : both) await one()
    }
    const begin = performance.now()
    const page = await open(`&find=${searches.none}`)
    const main = page.getByRole('main')
    await main.getByText('No transactions match this search').waitFor({ timeout: 600_000 })
    const all = performance.now() - begin
    const searched = await main.getByText(/^Searched [\d,]+ transactions/).innerText()
    return {
      plain: median(took.plain),
      found: median(took.found),
      all,
      rows: Number(/[\d,]+/.exec(searched)[0].replaceAll(',', '')),
    }
  } finally {
    // A server waits for the connections of pages that are open.
    for (const context of browser.contexts()) await context.close()
    await product.close()
    await world.close()
  }
}

/** In the page: `benchFirstRow` is the time from the navigation until a row is painted. */
function watchFirstRow() {
  const look = () => {
    if (!document.querySelector('main a[data-row-action]')) return void requestAnimationFrame(look)
    const shown = new MessageChannel()
    shown.port1.onmessage = () => (globalThis.benchFirstRow = performance.now())
    requestAnimationFrame(() => shown.port2.postMessage(undefined))
  }
  requestAnimationFrame(look)
}

/** The rows of the table, with what they are compared with. */
export const findRows = ({ plain, found, all, rows }) => [
  [
    'History of 10,000 rows, from the navigation until its first row is painted, live app',
    `${Math.round(plain)} ms, median of ${turns}`,
  ],
  [
    'The same with a search in its URL, in the same run (at most twice as long)',
    `${Math.round(found)} ms, ${(found / plain).toFixed(2)} times as long`,
  ],
  [
    'A search that finds nothing, until it has seen all rows',
    `${(all / 1000).toFixed(1)} s, ${rows.toLocaleString('en')} rows`,
  ],
]
