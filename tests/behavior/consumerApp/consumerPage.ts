import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { build, type InlineConfig } from 'vite'
import { type Served, serve } from '../../../scripts/build/serve.mjs'
import { openBrowser } from '../../e2e/openBrowser.ts'
import { aConsumerApp, removeConsumerApps, pack } from '../../e2e/consumerApp.ts'

/** One page of the app, as rendered by its server. */
export interface ShopPage {
  /** Whether its wallet configuration is for server rendering. */
  ssr?: boolean
  /** Props of its connect button. */
  button?: Record<string, unknown>
  /** Whether its node only returns errors. */
  deaf?: boolean
}

/** What a visit has recorded. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** Errors that the page threw or logged. */
  errors: string[]
  /** Requested hosts besides the app's own and its node. */
  externalHosts: string[]
  violations(): Promise<string[]>
  /** Hydration errors that React recovered from. */
  recovered(): Promise<string[]>
}

const peers = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { peerDependencies: object })
    .peerDependencies,
)

/**
 * A consumer app that has installed the packed kit and its peers, built by Vite, server-rendered if
 * `pages` says so, and served with a strict policy. Close it afterward.
 */
export async function openConsumerPage(pages: readonly ShopPage[] = []) {
  const consumerApp = aConsumerApp()
  await consumerApp.install(await pack())
  // The app's own dialogs use the same library as the kit's, which has installed it.
  consumerApp.borrow(...peers)
  const app = path.join(consumerApp.dir, 'app')
  cpSync('tests/behavior/consumerApp/page', app, { recursive: true })
  const dir = path.join(consumerApp.dir, 'dist')
  await bundle(app, {
    outDir: dir,
    rolldownOptions: {
      input: ['index.html', 'plain.html', 'module.html', 'without.html'].map((file) =>
        path.join(app, file),
      ),
    },
  })

  const bare = (file: string) => readFileSync(path.join(dir, file), 'utf8')
  const index = bare('index.html')
  const node = await serveNode()
  const rpc = `http://127.0.0.1:${(node.address() as AddressInfo).port}/`
  const written = (
    { ssr = false, button = {}, deaf = false }: ShopPage,
    markup = '',
    html = index,
  ) =>
    html
      .replace(
        '<html ',
        `<html data-rpc="${rpc}${deaf ? 'deaf' : ''}" ` +
          `data-settings="${JSON.stringify({ ssr, button }).replaceAll('"', '&quot;')}" `,
      )
      .replace('<div id="root"></div>', `<div id="root">${markup}</div>`)
  for (const file of ['index.html', 'plain.html', 'module.html'])
    writeFileSync(path.join(dir, file), written({}, '', bare(file)))
  if (pages.length > 0) {
    await bundle(app, {
      outDir: path.join(consumerApp.dir, 'server'),
      ssr: path.join(app, 'server.jsx'),
    })
    const markups = (await consumerApp.run('server/server.js', JSON.stringify(pages))) as string[]
    mkdirSync(path.join(dir, 'drawn'))
    markups.forEach((markup, index) =>
      writeFileSync(path.join(dir, `drawn/${index}.html`), written(pages[index] ?? {}, markup)),
    )
  }

  const policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; " +
    `connect-src 'self' ${rpc}; font-src 'self'`
  const served = await serve({ dir, headers: { 'Content-Security-Policy': policy } })
  const session = await openBrowser()
  return {
    served,
    /** A visitor's page before navigation, so that wallets can be injected. */
    visit: (options?: Parameters<typeof session.open>[0]) => aVisit(session, served, rpc, options),
    close: async () => {
      await session.close()
      await served.close()
      node.closeAllConnections()
      node.close()
      removeConsumerApps()
    },
  }
}

export type ConsumerPage = Awaited<ReturnType<typeof openConsumerPage>>

interface Watched {
  violations?: string[]
  shop?: { recovered: string[] }
}

async function aVisit(
  session: Awaited<ReturnType<typeof openBrowser>>,
  served: Served,
  rpc: string,
  options: Parameters<typeof session.open>[0],
): Promise<Visit> {
  const { page, context, errors } = await session.open({
    reducedMotion: 'no-preference',
    ...options,
  })
  const externalHosts: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (![served.url, rpc, 'data:'].some((own) => url.startsWith(own))) externalHosts.push(url)
  })
  // Ignores the targets of links on the page.
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A store</title>' }),
  )
  await page.addInitScript(() => {
    const seen: string[] = []
    ;(globalThis as Watched).violations = seen
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return {
    page,
    context,
    errors,
    externalHosts,
    violations: () => page.evaluate(() => (globalThis as Watched).violations ?? ['nobody looked']),
    recovered: () =>
      page.evaluate(() => (globalThis as Watched).shop?.recovered ?? ['nobody looked']),
  }
}

async function bundle(root: string, settings: NonNullable<InlineConfig['build']>): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic' } },
    build: { emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, ...settings },
  })
}

/** A node with two and a half ether for everyone, and without ENS names. */
async function serveNode(): Promise<Server> {
  const answers: Record<string, unknown> = {
    eth_chainId: '0x1',
    eth_getBalance: '0x22b1c8c1227a0000',
    eth_blockNumber: '0x10',
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: null,
  }
  const answer = ({ id, method }: { id: number; method: string }, deaf: boolean) =>
    method in answers && !deaf
      ? { jsonrpc: '2.0', id, result: answers[method] }
      : { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } }
  const server = createServer((request, response) => {
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Access-Control-Allow-Headers', '*')
      .setHeader('Content-Type', 'application/json')
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      if (request.method === 'OPTIONS') return response.end()
      return response.end(
        JSON.stringify(
          answer(JSON.parse(text) as Parameters<typeof answer>[0], request.url === '/deaf'),
        ),
      )
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}
