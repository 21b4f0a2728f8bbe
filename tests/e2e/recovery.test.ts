import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { storyInstant } from '../../mocks/clock.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { mouse } from './inputMethod.ts'
import { at, become, closeDialog, enabled } from './journey.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'
import { openDemo } from './prepared.ts'

let demo: Served
let browserSession: BrowserSession

beforeAll(async () => {
  demo = await serve({ dir: await built('demo') })
  browserSession = await openBrowserInWorld()
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await demo?.close()
})

const treasury = safes.treasury.address
const notice = (page: Page) => page.getByRole('region', { name: 'Recovery' })

/** Starts one, and lets time go on until the page reads the Safe again. */
async function startRecovery(page: Page) {
  await page.getByRole('button', { name: /^Demo/ }).click()
  const start = page.getByRole('button', { name: 'Start a recovery of the Treasury' })
  await start.click()
  await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await refresh(page)
}

/** The page reads the Safe every 15 seconds. */
const refresh = (page: Page) => page.clock.fastForward(15_000)

/** From the notice to the review of what cancels it. */
async function reviewCanceling(page: Page) {
  await notice(page).getByRole('button', { name: 'Show details' }).click()
  await at(page)
    .dialog.getByText('Afterward, 1 signature from these owners would be enough:')
    .waitFor()
  expect(await at(page).dialog.getByText('Replace owner').isVisible()).toBe(true)
  await enabled(page, 'Cancel recovery').click()
  await at(page).dialog.getByText('Verified').waitFor()
  await at(page)
    .dialog.getByText(/^Cancels 1 queued transaction/)
    .waitFor()
}

describe('a recovery started in the served demo', () => {
  it('is shown on every page of the Safe until two owners have canceled it', async () => {
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}home?safe=eth:${treasury}`,
      { hasClock: true },
    )
    expect(await notice(page).count()).toBe(0)
    await startRecovery(page)
    await notice(page).getByText('A recovery of this Safe has started').waitFor({ timeout: 30_000 })
    expect(await notice(page).innerText()).toMatch(/It can be executed after /)
    await notice(page).getByText('Replace owner Carol with Dave').waitFor()
    expect(await notice(page).getByText('Set required signatures to 1').isVisible()).toBe(true)
    // At the top, above the page's heading, where a toast is not.
    const top = await notice(page).boundingBox()
    const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox()
    expect(top!.y + top!.height).toBeLessThanOrEqual(heading!.y)
    for (const section of ['Queue', 'Owners and rules']) {
      await at(page).section(section).click()
      await page.getByRole('heading', { name: section, level: 1 }).waitFor()
      expect(await notice(page).isVisible()).toBe(true)
    }
    await reviewCanceling(page)
    await enabled(page, /^Sign( only)?$/).click()
    await at(page).dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await closeDialog(page)

    await become(page, mouse, 'Bob')
    await at(page).section('Queue').click()
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: /^Sign, .*setTxNonce/ })
      .first()
      .click()
    await at(page).dialog.getByText('Verified').waitFor()
    await at(page)
      .dialog.getByText(/^Cancels 1 queued transaction/)
      .waitFor()
    await enabled(page, /^Sign and execute$/).click()
    await at(page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await closeDialog(page)
    await refresh(page)
    await notice(page).waitFor({ state: 'detached', timeout: 30_000 })
    await page.reload()
    await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
    // The queue is empty, for everyone who opens the Safe.
    await at(page).section('Home').click()
    await page.getByRole('main').getByText('1 module can move funds without signatures').waitFor()
    expect(await notice(page).count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it('shifts the page once when it appears, and says who can cancel', async () => {
    const { page, context, errors } = await browserSession.open()
    await page.clock.install({ time: storyInstant })
    await page.goto(`${demo.url}home?safe=eth:${treasury}`)
    await page.getByRole('main').getByRole('heading', { name: 'Assets' }).waitFor()
    await startRecovery(page)
    await notice(page).waitFor({ timeout: 30_000 })
    // From now on the page knows that the Safe has a module.
    await page.reload()
    await notice(page).waitFor({ timeout: 30_000 })
    await notice(page).getByText('Set required signatures to 1').waitFor()
    const moves = await page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          new PerformanceObserver((list, observer) => {
            observer.disconnect()
            const entries = list.getEntries() as (PerformanceEntry & {
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
            })[]
            done(
              entries.flatMap(({ sources }) =>
                sources.flatMap(({ node, previousRect: from, currentRect: to }) =>
                  // What wasn't painted before, such as a bar without its colors, hasn't moved.
                  from.width * from.height === 0 || Math.abs(from.y - to.y) < 2
                    ? []
                    : [`${from.y} to ${to.y}: ${node?.textContent?.slice(0, 30)}`],
                ),
              ),
            )
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done([]), 500)
        }),
    )
    // The page, below the notice; the space before the link isn't seen.
    expect(moves).toEqual([expect.stringMatching(/: Treasury/)])
    await notice(page).getByRole('button', { name: 'Show details' }).click()
    await at(page).dialog.getByText("The Safe's owners, with 2 signatures:").waitFor()
    const cancel = at(page).dialog.getByRole('button', { name: 'Cancel recovery' })
    expect(await cancel.getAttribute('aria-disabled')).toBe('true')
    expect(errors).toEqual([])
    await context.close()
  })
})
