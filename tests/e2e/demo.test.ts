import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { demoJourney } from './demoJourney.ts'
import { type InputMethod, keyboard, mouse, patient, touch } from './inputMethod.ts'
import {
  become,
  becomesNewestInHistory,
  becomesNewestStubbornly,
  confirm,
  etherBalance,
  executeStubbornly,
} from './journey.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'
import { size } from '../size.ts'

const treasury = safes.treasury.address
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

const wholeJourney = (page: Page, input: InputMethod, query = '') =>
  demoJourney(page, input, demo.url + query)

describe('the served demo', () => {
  it('needs few requests for a usable Safe, and loads its world along with the page', async () => {
    const { page, context, errors } = await browserSession.open()
    await page.goto(`${demo.url}home?safe=eth:${treasury}`)
    await page.getByRole('main').getByText(/\$\d/).first().waitFor()
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByText(/sign|execute/i)
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    // Everything the page requests until it is quiet, each URL once. How much of it comes before a
    // paint, and how many batches a node's calls take, depends on the machine.
    const asked = await page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]
      // Nothing waits for the marks of tokens and networks: until then, there are letters.
      return [
        ...new Set(entries.map(({ name }) => name).filter((name) => !name.includes('/marks/'))),
      ]
    })
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(29)
    const order = (part: string) => asked.findIndex((url) => url.includes(part))
    for (const part of ['/assets/world-', '/assets/genesis-']) {
      expect(order(part)).toBeGreaterThan(0)
      expect(order(part)).toBeLessThan(order('config.json'))
    }
    expect(errors).toEqual([])
    await context.close()
  })

  it('works if closing the previous page ends the service worker', async () => {
    const { page, errors } = await browserSession.open()
    await page.goto(demo.url)
    await page.getByRole('heading', { name: 'My Safes' }).waitFor()
    // The worker of a page that is left unregisters itself, even while the next page starts.
    await page.addInitScript(() => {
      const workers = navigator.serviceWorker
      const find = workers.getRegistrations.bind(workers)
      workers.getRegistrations = async () => {
        const registrations = await find()
        await Promise.all(registrations.map((registration) => registration.unregister()))
        return registrations
      }
    })
    expect(await unconnectedBalance(page)).toMatch(/\d/)
    expect(errors).toEqual([])
  })

  // In `all`, the live app is used with the keyboard alone, and its key presses are counted.
  it.runIf(size === 'nightly')('allows the same with the keyboard alone', async () => {
    const { page, errors } = await browserSession.open()
    await wholeJourney(page, keyboard(page))
    await becomesNewestInHistory(page, keyboard(page), /2\.5/)
    expect(errors).toEqual([])
  })

  it('allows the same with touch on a phone', async () => {
    const { page, errors } = await browserSession.open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await wholeJourney(page, touch)
    await becomesNewestInHistory(page, touch, /2\.5/)
    expect(errors).toEqual([])
  })

  it('applies its styles in layer order, whatever the bundler did to them', async () => {
    const { page } = await browserSession.open()
    await page.goto(demo.url)
    const connect = page.getByRole('button', { name: 'Connect wallet' }).first()
    await connect.waitFor()
    const painted = await connect.evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(painted).not.toMatch(/transparent|rgba\(0, 0, 0, 0\)/)
  })

  it('works while every third request fails', async () => {
    const { page } = await browserSession.open()
    const input = patient(page)
    await page.goto(`${demo.url}?networkCondition=flaky`)
    await confirm({
      page,
      input,
      become: async () => {},
      walletName: 'Demo wallet',
      safe: treasury,
    })
    await become(page, input, 'Bob')
    await executeStubbornly(page, input)
    expect(await becomesNewestStubbornly(page, input, /2\.5/)).toMatch(/2\.5/)
  })

  it('works in the huge world', async () => {
    const { page, errors } = await browserSession.open()
    await wholeJourney(page, mouse, '?scenario=huge')
    await becomesNewestInHistory(page, mouse, /2\.5/)
    expect(errors).toEqual([])
  })
})

/** The Safe's assets page, opened with its link. */
async function unconnectedBalance(page: Page): Promise<string> {
  await page.goto(`${demo.url}balances?safe=eth:${treasury}`)
  return etherBalance(page, mouse)
}
