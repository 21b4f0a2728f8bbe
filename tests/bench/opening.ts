import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Page } from 'playwright'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { serveWorld } from '../../mocks/node.ts'
import { openBrowser } from '../e2e/openBrowser.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from '../live/connectedWallet.ts'
import { configOf, serveProduct } from '../live/product.ts'

/** Milliseconds that wagmi's connector waits for the Safe. */
const patience = 10
/** Requests of each app, from its first moment on. */
const requests = 30

/** Asks for the Safe again and again; stores which responses came late. */
const app = `<!doctype html><link rel="icon" href="data:," /><script>
  const late = []
  const ask = (id) => new Promise((done) => {
    let isOver = false
    addEventListener('message', function heard({ data }) {
      if (data?.id !== id) return
      removeEventListener('message', heard)
      done(isOver)
    })
    setTimeout(() => { isOver = true }, ${patience})
    parent.postMessage({ id, method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }, '*')
  })
  ;(async () => {
    for (let at = 0; at < ${requests}; at++) {
      late.push(await ask('request-' + at))
      await new Promise((done) => setTimeout(done, 50))
    }
    document.documentElement.dataset.late = JSON.stringify(late)
  })()
</script>`

/** A page that only answers. */
const bare = (appUrl: string) => `<!doctype html><link rel="icon" href="data:," />
<button>Open app</button><script>
  addEventListener('message', ({ data, source }) => {
    if (data?.method === 'getSafeInfo')
      source.postMessage({ id: data.id, success: true, data: {} }, '*')
  })
  document.querySelector('button').onclick = () => {
    const frame = document.createElement('iframe')
    frame.src = '${appUrl}'
    document.body.append(frame)
  }
</script>`

interface Opened {
  /** Apps whose first request was answered in time. */
  first: number
  /** Responses in time, of all requests of all apps. */
  inTime: number
}

/**
 * Opens an app in the live build and in a page that only answers, in turn, each time in a new
 * profile with a fourfold CPU slowdown and busy loops alongside it.
 */
export async function benchOpening(turns = 50, loops = 4): Promise<[string, string][]> {
  const server = createServer(({ url }, response) =>
    response
      .writeHead(url === '/manifest.json' ? 404 : 200, { 'content-type': 'text/html' })
      .end(url === '/bare' ? bare(appUrl) : app),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const appUrl = `http://localhost:${port}/`
  const [world, session] = await Promise.all([serveWorld(), openBrowser()])
  const product = await serveProduct({ config: configOf(world) })
  const link = `${product.url}apps/open?safe=eth:${safes.treasury.address}`
  const live = async (page: Page) => {
    await installConnectedWallet(page, { person: 'alice', rpcUrl: world.rpcUrl })
    await page.goto(`${link}&appUrl=${encodeURIComponent(appUrl)}`)
    await isConnected(page)
    await page.getByRole('checkbox', { name: 'I know this app' }).check()
  }
  const pages = {
    'the live app': live,
    'a page that only answers': async (page: Page) =>
      void (await page.goto(`http://127.0.0.1:${port}/bare`)),
  }
  const busy = Array.from({ length: loops }, () => new Worker('for (;;);', { eval: true }))
  const results = new Map<string, Opened>()
  try {
    for (let turn = 0; turn < turns; turn++)
      for (const [name, open] of Object.entries(pages)) {
        const late = await lateIn(session, open)
        const { first, inTime } = results.get(name) ?? { first: 0, inTime: 0 }
        results.set(name, {
          first: first + (late[0] ? 0 : 1),
          inTime: inTime + late.filter((one) => !one).length,
        })
      }
  } finally {
    await Promise.all(busy.map((one) => one.terminate()))
    await session.close()
    await product.close()
    await world.close()
    server.close()
    server.closeAllConnections()
  }
  return [...results].map(([name, { first, inTime }]) => [
    `Requests right after opening that are answered within wagmi's ${patience} ms, in ${name}, ` +
      `with a fourfold CPU slowdown and ${loops} busy loops`,
    `${first} of ${turns} first ones; ${inTime} of ${turns * requests} in the first seconds`,
  ])
}

/** For each request of the app, whether its response came late. */
async function lateIn(
  session: Awaited<ReturnType<typeof openBrowser>>,
  open: (page: Page) => Promise<void>,
): Promise<boolean[]> {
  const { page, context } = await session.open()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await open(page)
  await page.getByRole('button', { name: 'Open app' }).click()
  const done = page.frameLocator('iframe').locator('html[data-late]')
  await done.waitFor({ state: 'attached' })
  const late = JSON.parse((await done.getAttribute('data-late')) ?? '[]') as boolean[]
  await context.close()
  return late
}
