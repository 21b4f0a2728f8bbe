import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { launchOptions } from '../../scripts/setup/browser.mjs'

export interface BrowserSession {
  browser: Browser
  /** A page with an empty profile; `errors` collects everything the page threw or logged as an error. */
  open(options?: Parameters<Browser['newContext']>[0]): Promise<{ page: Page; context: BrowserContext; errors: string[]; requests: string[] }>
  close(): Promise<void>
}

/** Requests that a test answers may still be on their way when it ends. */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** A browser for end-to-end tests, with further flags. Close it afterwards. */
export async function openBrowser(flags: readonly string[] = []): Promise<BrowserSession> {
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] })
  return {
    browser,
    async open(options = {}) {
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', viewport: { width: 1280, height: 800 }, ...options })
      const close = context.close.bind(context)
      context.close = async (reason) => {
        await forgetRoutes(context)
        await close(reason)
      }
      const page = await context.newPage()
      // A busy machine is not a failure; a real failure still ends before the test's timeout.
      page.setDefaultTimeout(60_000)
      const errors: string[] = []
      const requests: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      context.on('request', (request) => requests.push(request.url()))
      return { page, context, errors, requests }
    },
    async close() {
      await Promise.all(browser.contexts().map(forgetRoutes))
      await browser.close()
    },
  }
}
