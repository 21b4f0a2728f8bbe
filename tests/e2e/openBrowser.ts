import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { onTestFailed } from 'vitest'
import { storyInstant } from '../../mocks/clock.ts'
import { launchOptions } from '../../scripts/setup/browser.mjs'

export type OpenOptions = NonNullable<Parameters<Browser['newContext']>[0]>

export interface BrowserSession {
  browser: Browser
  /**
   * A page with an empty profile, and without animations unless asked for; `errors` collects
   * everything the page threw or logged as an error.
   */
  open(
    options?: OpenOptions,
  ): Promise<{ page: Page; context: BrowserContext; errors: string[]; requests: string[] }>
  close(): Promise<void>
}

/** Requests that a test answers may still be on their way when it ends. */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
  )
}

/**
 * Keeps what a failed test's page shows in reports/failures: its picture, and as text its address,
 * last messages and words. `npm test` ends with the texts.
 */
function keepWhenFailed(page: Page): void {
  const heard: string[] = []
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => heard.push(`error: ${String(error)}`))
  page.on('crash', () => heard.push('The page crashed.'))
  try {
    onTestFailed(async ({ task }) => {
      const file = path.join(
        'reports/failures',
        `${task.name.replaceAll(/[^\w]+/g, '-').slice(0, 100)}-${Date.now()}`,
      )
      const words = page.isClosed()
        ? 'The page is closed.'
        : await page.evaluate(() => document.body.innerText).catch(String)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(
        `${file}.txt`,
        [
          task.name,
          page.url(),
          ...heard.slice(-10).map((one) => one.slice(0, 300)),
          words.slice(0, 600),
        ].join('\n'),
      )
      await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => undefined)
    })
  } catch {
    // Opened for all tests of a file, so no single one can keep it.
  }
}

/**
 * Lets the dates of a page be that many milliseconds off. Runs inside the page, so it must not use
 * anything from outside.
 */
function shiftDate(offset: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length > 0 ? args : [target.now() + offset], made) as Date,
    apply: (target) => new target(target.now() + offset).toString(),
    get: (target, key) => (key === 'now' ? () => target.now() + offset : Reflect.get(target, key)),
  })
}

/**
 * A browser for tests of the demo: its world's dates are fixed, so each page starts at the time of
 * all stories, whatever the day, and time runs on from there. Close it afterward.
 */
export const openBrowserInWorld = (flags: readonly string[] = []): Promise<BrowserSession> =>
  openBrowser(flags, storyInstant)

/**
 * A browser for end-to-end tests, with further flags. Close it afterward.
 * @param startsAt the time at which its pages are opened, in milliseconds; otherwise the real one
 */
export async function openBrowser(
  flags: readonly string[] = [],
  startsAt?: number,
): Promise<BrowserSession> {
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] })
  return {
    browser,
    async open(options = {}) {
      const context = await browser.newContext({
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: { width: 1280, height: 800 },
        // A press waits until its target has stopped moving, which takes most of a dialog's time.
        reducedMotion: 'reduce',
        ...options,
      })
      const close = context.close.bind(context)
      context.close = async (reason) => {
        await forgetRoutes(context)
        await close(reason)
      }
      if (startsAt !== undefined) await context.addInitScript(shiftDate, startsAt - Date.now())
      const page = await context.newPage()
      keepWhenFailed(page)
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
