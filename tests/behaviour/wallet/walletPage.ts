import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { build } from 'vite'
import { messages } from '../../../scripts/messages.ts'
import { type Served, serve } from '../../../scripts/serve.mjs'
import { openBrowser, type Place } from '../../e2e/place.ts'

/** What a strict app sends with its page; sockets to this machine, for the relay of a test. */
export const strictPolicy = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self' data:", "connect-src 'self' ws://127.0.0.1:*"].join('; ')

/** The page of these tests, served, and a browser for it. Close it afterwards. */
export interface WalletPage extends Place {
  served: Served
  /** Where the page was built. */
  dir: string
}

export async function openWalletPage(): Promise<WalletPage> {
  const dir = mkdtempSync(path.join(tmpdir(), 'wallet-page-'))
  await build({
    configFile: false,
    root: path.resolve('tests/behaviour/wallet/page'),
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    plugins: [messages()],
    build: { outDir: dir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  })
  const served = await serve({ dir, headers: { 'Content-Security-Policy': strictPolicy } })
  const place = await openBrowser()
  return {
    ...place,
    served,
    dir,
    close: async () => {
      await place.close()
      await served.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** What the page says of its wallet. */
export const wallet = (page: Page) => page.getByRole('status', { name: 'Wallet' })
/** What came of what the page asked. */
export const answer = (page: Page) => page.getByRole('status', { name: 'Answer' })
export const dialog = (page: Page) => page.getByRole('dialog')

export async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog(page).getByRole('heading', { name: 'Connect a wallet' }).waitFor()
}

/** Picks a wallet of the list, and may have to open the list for it. */
export async function pick(page: Page, name: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await openPicker(page)
  await dialog(page).getByRole('button', { name, exact: true }).click()
}
