import { createServer } from 'node:http'
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { median } from './demo.mjs'

/** Calls that are measured with each SDK, in rounds in which both have their turn. */
const rounds = 10
const callsPerRound = 100
/** Hostile messages of any size, before a good one. */
const hostile = 1_000
/** Floods of a host and of a page that checks nothing, in turn. */
const floods = 5
/** Connections of wagmi's connector after the first. */
const turns = 50

const names = { ours: 'this SDK', official: '@safe-global/safe-apps-sdk' }

/**
 * Sends requests from an app in a frame of the host and back: with this SDK and the official one in
 * the same page, and with wagmi's connector, which waits 10 ms for the Safe. Then floods the host
 * with hostile messages, and as a control a page that answers them without a check.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ trips: { call: string, sdk: 'ours' | 'official', perSecond: number, p95:
 *   number }[], wagmi: { slower: number, first: boolean, connected: number }[], flooded: { host:
 *   Flood, control: Flood }[] }>}
 *
 * @typedef {{ ms: number, processor: number }} Flood `processor`: milliseconds that the page's
 *   thread has worked, which other work of the machine changes little
 */
export async function benchApps(browser) {
  const script = await bundle(path.resolve('tests/bench/appsPage.ts'))
  const server = createServer(({ url }, response) => {
    if (url === '/page.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (url !== '/' && url !== '/bare') return void response.writeHead(404).end()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<!doctype html><link rel="icon" href="data:," />' +
          '<script type="module" src="/page.js"></script>',
      )
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const url = `http://127.0.0.1:${server.address().port}/`
  try {
    const trips = await inFrame(browser, url, 1, (frame) =>
      frame.evaluate(
        async ([module, count, calls]) => (await import(module)).roundTrips(count, calls),
        ['/page.js', rounds, callsPerRound],
      ),
    )
    const wagmi = []
    for (const slower of [1, 4]) {
      const result = await inFrame(browser, url, slower, (frame) =>
        frame.evaluate(
          async ([module, count]) => (await import(module)).connections(count),
          ['/page.js', turns],
        ),
      )
      wagmi.push({ slower, ...result })
    }
    const flooded = []
    for (let turn = 0; turn < floods; turn++) {
      const time = (at) =>
        inFrame(browser, at, 1, async (frame, processorTime) => {
          const start = await processorTime()
          const ms = await frame.evaluate(
            async ([module, count, seed]) => (await import(module)).flood(count, seed),
            ['/page.js', hostile, turn],
          )
          return { ms, processor: (await processorTime()) - start }
        })
      flooded.push({ host: await time(url), control: await time(`${url}bare`) })
    }
    return { trips, wagmi, flooded }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Opens the host and the app in its frame, with a processor so many times as slow for both. */
async function inFrame(browser, url, slower, work) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.frameLocator('iframe').locator('html[data-ready]').waitFor({ state: 'attached' })
    const frame = page.frames().find((one) => one !== page.mainFrame())
    const sessions = [await context.newCDPSession(page)]
    // A frame of another site has its own process, unless the browser keeps all in one.
    await context.newCDPSession(frame).then(
      (session) => sessions.push(session),
      () => undefined,
    )
    for (const session of sessions)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const [session] = sessions
    await session.send('Performance.enable')
    return await work(frame, async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'ThreadTime').value * 1_000
    })
  } finally {
    await context.close()
  }
}

/**
 * The rows of the table.
 * @param {Awaited<ReturnType<typeof benchApps>>} apps
 * @returns {[what: string, figure: string][]}
 */
export function appsRows({ trips, wagmi, flooded }) {
  /** Of the host, of the control, and how much more the host's is. */
  const medians = (name) =>
    [
      ({ host }) => host[name],
      ({ control }) => control[name],
      ({ host, control }) => host[name] - control[name],
    ]
      .map((read) => `${Math.round(median(flooded.map(read)))} ms`)
      .join(', ')
  return [
    ...trips.map(({ call, sdk, perSecond, p95 }) => [
      `Round trip of \`${call}\` between an app and its host, ${names[sdk]}`,
      `${Math.round(perSecond).toLocaleString('en')} per second, ` +
        `${p95.toFixed(1)} ms at the 95th percentile`,
    ]),
    ...wagmi.map(({ slower, first, connected }) => [
      "wagmi's connector for Safes, which waits 10 ms" +
        (slower > 1 ? ', with a fourfold CPU slowdown' : ''),
      `${connected} of ${turns} connected; the first, including frame startup, ` +
        (first ? 'connected' : "didn't connect"),
    ]),
    [
      `A good request of an app after ${hostile.toLocaleString('en')} hostile messages of up to ` +
        '8 MiB, until its answer; the same in a page that checks none of them; how much longer',
      `${medians('ms')}; in CPU time ${medians('processor')}; medians of ${floods}`,
    ],
  ]
}
