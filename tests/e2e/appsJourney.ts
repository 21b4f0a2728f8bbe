import { afterAll, beforeAll } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { at, closeDialog, enabled } from './journey.ts'
import { type BrowserSession, openBrowserInWorld, type OpenOptions } from './openBrowser.ts'
import { openDemo } from './prepared.ts'

export const treasury = `safe=eth:${safes.treasury.address}`
/** One owner alone signs there. */
const pettyCash = `safe=eth:${safes.pettyCash.address}`
/** One transaction waits there for its last signature. */
export const savings = `safe=eth:${safes.oldSavings.address}`
/** Two owners sign there; one transaction waits for its last signature. */
export const testFund = `safe=hol:${safes.testFund.address}`

/**
 * Chromium 150 subtracts the place of a frame in another process twice from where a tap clicks, so
 * a tap in an app's frame clicks above it. Frames stay in the page's process for tests by touch.
 */
const framesInProcess = [
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
]

/** The demo with its embedded apps, for the tests of a file. */
export function appsOfDemo() {
  let demo: Served
  let byMouse: BrowserSession
  let byTouch: BrowserSession | undefined
  beforeAll(async () => {
    demo = await serve({ dir: await built('demo') })
    byMouse = await openBrowserInWorld()
  }, 180_000)
  afterAll(async () => {
    await byMouse?.close()
    await byTouch?.close()
    await demo?.close()
  })

  /** The list of apps of a Safe, with Alice's wallet. */
  async function openApps(options: OpenOptions = {}, safe = treasury) {
    if (options.hasTouch) byTouch ??= await openBrowserInWorld(framesInProcess)
    const session = options.hasTouch && byTouch ? byTouch : byMouse
    return openDemo(session, `${demo.url}apps?${safe}`, options)
  }

  /** The same, after the transaction that was there before has been executed. */
  async function openAppsWithNextNonce(row: RegExp, options = {}, safe = pettyCash) {
    const opened = await openApps(options, safe)
    const { page } = opened
    await page.goto(`${demo.url}transactions/queue?${safe}`)
    await page.getByRole('button', { name: row }).click()
    // The wallet is on Ethereum.
    if (safe === testFund) await enabled(page, 'Switch to Holesky').click()
    await enabled(page, /^(Sign and execute|Execute)$/).click()
    await at(page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await closeDialog(page)
    await page.goto(`${demo.url}apps?${safe}`)
    return opened
  }

  /** One of the demo's own apps, and the parts of its page. */
  async function openApp(name: string, options = {}, safe = treasury) {
    return openListed(name, await openApps(options, safe))
  }

  /** The same, from the list of apps. */
  async function openListed(name: string, opened: Awaited<ReturnType<typeof openApps>>) {
    const { page } = opened
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.getByRole('button', { name: 'Open app' }).click()
    // The page of the Safe before is there for a moment, hidden.
    const frame = page.frameLocator('main iframe:visible')
    await frame.getByRole('heading', { name, exact: true }).waitFor()
    return {
      ...opened,
      press: (button: string) => frame.getByRole('button', { name: button, exact: true }).click(),
      says: (text: string | RegExp) =>
        frame.getByRole('listitem').filter({ hasText: text }).first().waitFor(),
      lines: () => frame.getByRole('listitem').allInnerTexts(),
      frame,
    }
  }

  return {
    url: () => demo.url,
    openApps,
    openAppsWithNextNonce,
    openApp,
    openListed,
  }
}
