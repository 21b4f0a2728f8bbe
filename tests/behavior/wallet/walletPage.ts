import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { build, type Plugin } from 'vite'
import {
  type FakeExtension,
  type FakeExtensions,
  installExtensions,
} from '../../../mocks/wallet/fakeExtensions.ts'
import { builtFrom } from '../../../scripts/build/builds.mjs'
import { messages } from '../../../scripts/build/messages.ts'
import { type Served, serve } from '../../../scripts/build/serve.mjs'
import { openBrowser, type BrowserSession } from '../../e2e/openBrowser.ts'

/** The policy of a strict app; allows sockets to this machine, for a test relay. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' ws://127.0.0.1:*",
].join('; ')

/** The served test page, and a browser for it. Close it afterward. */
export interface WalletPage extends BrowserSession {
  served: Served
  /** The only origin it may request. */
  dir: string
}

export async function openWalletPage(root?: string): Promise<WalletPage> {
  const dir = mkdtempSync(path.join(tmpdir(), 'wallet-page-'))
  cpSync(await builtPage(root), dir, { recursive: true })
  const served = await serve({ dir, headers: { 'Content-Security-Policy': strictPolicy } })
  const session = await openBrowser()
  return {
    ...session,
    served,
    dir,
    close: async () => {
      await session.close()
      await served.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Built once for all test files. */
export function builtPage(root = 'tests/behavior/wallet/page'): Promise<string> {
  const sources = [
    'src',
    'mocks',
    'scripts/build/messages.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tests/behavior/wallet/walletPage.ts',
    'tests/behavior/apps/openHost.ts',
    root,
  ]
  const outDir = path.resolve('node_modules/.cache', root)
  return builtFrom(sources, outDir, () =>
    build({
      configFile: false,
      root: path.resolve(root),
      logLevel: 'error',
      mode: 'production',
      publicDir: false,
      plugins: [messages(), layersInOrder()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        cssCodeSplit: false,
      },
    }),
  )
}

/**
 * The kit's layers in their order at the start of the page's stylesheet: Vite puts the styles of
 * shared chunks before those that fix the order.
 */
function layersInOrder(): Plugin {
  const order = /@layer [^;{]+;/.exec(readFileSync('src/ui/styles.css', 'utf8'))?.[0]
  if (!order) throw new Error('The stylesheet has no order of layers.')
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${order}${String(file.source)}`
    },
  }
}

export interface PageOptions {
  /** The query string: `?noPairing`. */
  query?: string
  /** Browser options. */
  browser?: Parameters<BrowserSession['open']>[0]
  /** Runs before the page is loaded. */
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * The page in a browser with some wallets. `trouble` lists everything it threw, logged as an error,
 * or requested elsewhere: it should be empty.
 */
export async function openWith(
  here: WalletPage,
  extensions: readonly FakeExtension[],
  { query = '', browser, prepare }: PageOptions = {},
): Promise<OpenedPage> {
  const { page, context, errors, requests } = await here.open({
    reducedMotion: 'no-preference',
    ...browser,
  })
  const fakeWallets = await installExtensions(page, extensions)
  await prepare?.(page)
  await page.goto(`${here.served.url}${query}`)
  return {
    page,
    context,
    fakeWallets,
    requests,
    trouble: () => [
      ...errors,
      ...requests.filter((url) => !url.startsWith(here.served.url) && !/^(data|blob):/.test(url)),
    ],
  }
}

export interface OpenedPage {
  page: Page
  context: BrowserContext
  fakeWallets: FakeExtensions
  requests: string[]
  trouble: () => string[]
}

/** Waits until the page shows this wallet state. */
export const says = (page: Page, text: string) => wallet(page).filter({ hasText: text }).waitFor()
/** Waits for the result of the page's request. */
export const hears = (page: Page, text: string | RegExp) =>
  answer(page).filter({ hasText: text }).waitFor()
export const heading = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('heading', { name }).waitFor()
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** The link of the displayed code, copied with the copy button. */
export async function theCode(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The page's wallet state, read visually: behind a dialog it is inert. */
export const wallet = (page: Page) => page.locator('[role=status][aria-label=Wallet]')
/** The result of the page's request. */
export const answer = (page: Page) => page.getByRole('status', { name: 'Answer' })
export const dialog = (page: Page) => page.getByRole('dialog')

export async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog(page).getByRole('heading', { name: 'Connect a wallet' }).waitFor()
}

/** Picks a wallet of the list; opens the list first if necessary. */
export async function pick(page: Page, name: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await openPicker(page)
  await dialog(page).getByRole('button', { name, exact: true }).click()
}
