import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { demoJourney } from '../e2e/demoJourney.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { becomesNewestInHistory, etherBalance, newestInHistory } from '../e2e/journey.ts'
import { openBrowserInWorld, type BrowserSession } from '../e2e/openBrowser.ts'

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

/** The Treasury's assets page, opened with its link. */
async function unconnectedBalance(page: Page): Promise<string> {
  await page.goto(`${demo.url}balances?safe=eth:${safes.treasury.address}`)
  return etherBalance(page, mouse)
}

describe('the served demo', () => {
  it('lets Alice confirm and Bob execute; a reload keeps that, and a reset clears it', async () => {
    const { page, errors } = await browserSession.open({ reducedMotion: 'no-preference' })
    const before = await unconnectedBalance(page)
    await demoJourney(page, mouse, demo.url)
    // The old balance stays on screen until the gateway's next response.
    await expect.poll(() => etherBalance(page, mouse)).not.toBe(before)
    const after = await etherBalance(page, mouse)
    await becomesNewestInHistory(page, mouse, /2\.5/)
    const newest = await newestInHistory(page, mouse)
    await page.reload()
    expect(await newestInHistory(page, mouse)).toBe(newest)
    expect(await etherBalance(page, mouse)).toBe(after)
    await mouse.press(page.getByRole('button', { name: /^Demo/ }))
    await Promise.all([
      page.waitForEvent('load'),
      mouse.press(page.getByRole('button', { name: 'Reset the demo' })),
    ])
    // Waits for the page and its worker, because leaving during the registration would be another
    // error.
    await page.getByRole('heading', { name: 'My Safes' }).waitFor()
    expect(await unconnectedBalance(page)).toBe(before)
    expect(await page.evaluate(() => localStorage.getItem('wagmi.recentTransactions'))).toBeNull()
    expect(errors).toEqual([])
  })
})
