import { safes } from '../../mocks/chain/genesis/places.ts'
import { serveWorld } from '../../mocks/node.ts'
import { configOf, serveProduct } from '../live/product.ts'
import { median } from './demo.mjs'

const safe = `safe=eth:${safes.treasury.address}`
/**
 * Sections of a Safe by their names in the sidebar, in the order in which they are opened: Home is
 * open at the start.
 */
const sections = ['Assets', 'Queue', 'History', 'Home']
/** Frames of one scroll, and pixels per frame: ten seconds of a fast finger. */
const frames = 600
const step = 100

/**
 * Opens pages of the live app on the largest world (10,000 rows of history, 500 tokens).
 * @param {import('playwright').Browser} browser
 */
export async function benchPages(browser) {
  const world = await serveWorld({ scenario: 'huge' })
  const product = await serveProduct({ config: configOf(world) })
  const open = async () => {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await page.addInitScript(installWatch)
    await page.goto(`${product.url}home?${safe}`)
    await settled(page)
    return page
  }
  try {
    const histories = await rounds(() => longHistory(open))
    return {
      openings: await openings(open, 3),
      loading: histories.map(({ loading }) => loading),
      loaded: histories.map(({ loaded }) => loaded),
      memory: await memory(open),
    }
  } finally {
    // A server waits for the connections of pages that are open.
    for (const context of browser.contexts()) await context.close()
    await product.close()
    await world.close()
  }
}

/**
 * @returns {Promise<{ page: string, first: number, second: number }[]>} milliseconds from the click
 * until the page shows its data, with the pointer on the link for 100 ms before
 */
async function openings(open, times) {
  const took = new Map(sections.map((name) => [name, { first: [], second: [] }]))
  const transaction = { first: [], second: [] }
  for (let round = 0; round < times; round += 1) {
    const page = await open()
    for (const turn of ['first', 'second']) {
      for (const name of sections) took.get(name)[turn].push(await openSection(page, name))
      await openSection(page, 'Queue')
      transaction[turn].push(await timed(page, page.locator('main a[data-row-action]').first()))
      await openSection(page, 'Home')
    }
    await page.context().close()
  }
  const all = [...took, ['Transaction', transaction]]
  return all.map(([page, { first, second }]) => ({
    page,
    first: median(first),
    second: median(second),
  }))
}

/**
 * Scrolls a history of 10,000 rows with a processor four times as slow: while its pages are loaded,
 * and when all are.
 * @returns {Promise<{ loading: Scroll, loaded: Scroll }>}
 */
async function longHistory(open) {
  const page = await open()
  await openSection(page, 'History')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const loading = await page.evaluate(scroll, { frames, step })
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await showAll(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const loaded = await page.evaluate(scroll, { frames, step })
  await page.context().close()
  return { loading, loaded }
}

/** The same three times, each in its own page: when garbage is collected differs. */
export async function rounds(measure) {
  const results = []
  for (let round = 0; round < 3; round += 1) results.push(await measure())
  return results
}

/**
 * @returns {Promise<{ once: number, ten: number }>} MiB in use after each page was opened once, and
 * ten times
 */
async function memory(open) {
  const page = await open()
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
  }
  const pass = async () => {
    for (const name of sections) await openSection(page, name)
  }
  await pass()
  const once = await used()
  for (let turn = 1; turn < 10; turn += 1) await pass()
  const ten = await used()
  await page.context().close()
  return { once, ten }
}

export const openSection = (page, name) =>
  timed(
    page,
    page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first(),
  )

export async function timed(page, link) {
  await link.hover()
  // A hand needs about as long from arriving on a link to pressing it.
  await page.waitForTimeout(100)
  await link.click()
  const ms = await page.evaluate(() => globalThis.benchOpened)
  await settled(page)
  return ms
}

/** Waits until the page has finished loading: no placeholder, no request. */
export async function settled(page) {
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [data-shape]') === null)
}

/**
 * Loads all rows of a list, and returns to its start; the jump there is over when this resolves.
 */
export async function showAll(page) {
  await page.evaluate(loadAll)
  await page.evaluate(() => scrollTo(0, 0))
  await settled(page)
  await page.waitForTimeout(500)
}

/**
 * In the page: `benchOpened` is the time from the last click until another page is shown without
 * placeholders, painted.
 */
export function installWatch() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = location.href
      globalThis.benchOpened = new Promise((done) => {
        const look = () => {
          const main = document.querySelector('main')
          if (
            location.href === before ||
            !main?.querySelector('h1') ||
            main.querySelector('[data-shape]')
          )
            return void requestAnimationFrame(look)
          const shown = new MessageChannel()
          // The task after the frame: it has been painted.
          shown.port1.onmessage = () => done(performance.now() - timeStamp)
          requestAnimationFrame(() => shown.port2.postMessage(undefined))
        }
        requestAnimationFrame(look)
      })
    },
    true,
  )
}

/**
 * In the page: scrolls down frame by frame; tasks are counted until the rows that flew by as their
 * text alone are whole.
 */
export function scroll({ frames: count, step: pixels }) {
  const tasks = []
  const watch = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  )
  watch.observe({ type: 'longtask' })
  return new Promise((done) => {
    const times = []
    let last
    const next = (now) => {
      if (last !== undefined) times.push(now - last)
      last = now
      scrollBy(0, pixels)
      if (times.length < count) return void requestAnimationFrame(next)
      let still = 0
      const settle = () => {
        still = document.querySelector('[data-outlined]') ? 0 : still + 1
        if (still < 30) return void requestAnimationFrame(settle)
        watch.disconnect()
        finish()
      }
      requestAnimationFrame(settle)
    }
    const finish = () => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (part) => sorted[Math.floor(sorted.length * part)]
      done({
        p50: at(0.5),
        p95: at(0.95),
        longTasks: tasks.length,
        longest: Math.max(0, ...tasks),
        rows: document.querySelectorAll('main :is(li, [role=listitem])').length,
      })
    }
    requestAnimationFrame(next)
  })
}

/** In the page: scrolls to the end until no page is left. */
function loadAll() {
  return new Promise((done) => {
    let height = 0
    let same = 0
    const look = () => {
      const { scrollHeight } = document.documentElement
      same = scrollHeight === height ? same + 1 : 0
      height = scrollHeight
      scrollTo(0, scrollHeight)
      if (same > 120) done(height)
      else requestAnimationFrame(look)
    }
    look()
  })
}
