import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../scripts/setup/browser.mjs'
import { openWalletPage } from '../wallet/walletPage.ts'

interface Watched {
  violations?: string[]
}

/**
 * A consumer page with the kit, with a strict policy, in a browser with desktop scrollbars. Close
 * it afterward.
 */
export async function openThemePage() {
  const here = await openWalletPage('tests/behavior/theme/page')
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  return {
    ...here,
    /** The page with this query; counts its policy violations from the start. */
    async visit(
      query = '',
      options: Parameters<typeof browser.newContext>[0] = {},
    ): Promise<{ page: Page; errors: string[] }> {
      const context = await browser.newContext({
        locale: 'en-US',
        viewport: { width: 1000, height: 700 },
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.addInitScript(() => {
        const seen: string[] = []
        ;(globalThis as Watched).violations = seen
        document.addEventListener('securitypolicyviolation', (event) =>
          seen.push(`${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await page.goto(`${here.served.url}${query}`)
      return { page, errors }
    },
    close: async () => {
      await browser.close()
      await here.close()
    },
  }
}

export type ThemePage = Awaited<ReturnType<typeof openThemePage>>

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const dialog = (page: Page, name = 'A dialog') =>
  page.getByRole('dialog', { name, exact: true })
export const violations = (page: Page) => page.evaluate(() => (globalThis as Watched).violations)
export const styleElements = (page: Page) => page.locator('style').count()

/** The name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Names of the buttons and headings in the browser's accessibility tree. */
export async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value?: string }; name?: { value?: string } }[]
  }
  await session.detach()
  return nodes
    .filter(
      ({ ignored, role }) => !ignored && (role?.value === 'button' || role?.value === 'heading'),
    )
    .map(({ name }) => name?.value ?? '')
}

/** Elements that the kit has made inert and not restored. */
export const leftClosed = (page: Page) =>
  page.locator('[inert], [aria-hidden="true"]:not(svg, svg *), [data-coffer-locked]').count()
