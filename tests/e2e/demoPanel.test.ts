import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { shownBehaviours } from '../../mocks/demo/chosenWorld.ts'
import { aTransaction } from '../../mocks/fixtures/index.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { seen } from '../live/product.ts'
import { at } from './journey.ts'
import { openBrowser, type BrowserSession } from './openBrowser.ts'

const treasury = safes.treasury.address
const safe = `safe=eth:${treasury}`
const transaction = `transactions/tx?${safe}&id=multisig_${treasury}_${aTransaction().safeTxHash}`
let demo: Served
let browserSession: BrowserSession

beforeAll(async () => {
  demo = await serve({ dir: await built('demo') })
  browserSession = await openBrowser()
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await demo?.close()
})

const chip = (page: Page) => page.getByRole('button', { name: /^Demo/ })

/**
 * The names of the page's controls that a person would press without the demo's button in front of
 * them.
 */
const coveredBy = (page: Page) =>
  chip(page).evaluate((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const steps = (from: number, to: number) =>
      Array.from({ length: 9 }, (_, index) => from + 1 + ((to - from - 2) * index) / 8)
    const under = steps(left, right).flatMap((x) =>
      steps(top, bottom).flatMap(
        (y) => document.elementsFromPoint(x, y).find((one) => !button.contains(one)) ?? [],
      ),
    )
    const controls = under
      .map((one) => one.closest('#root :is(a, button, input, select, summary)'))
      .filter((one) => one !== null)
    return [...new Set(controls)].map((one) => one.getAttribute('aria-label') ?? one.textContent)
  })

describe('the button of the demo', () => {
  it.each([
    [375, 700, 'English'],
    [320, 560, 'English'],
    [600, 800, 'English'],
    [767, 800, 'English'],
    [768, 1024, 'English'],
    [1280, 800, 'English'],
    [1280, 480, 'English'],
    [375, 700, 'Arabic'],
    [1280, 800, 'Arabic'],
  ])(
    'at %i × %i px covers no control of any page, at its start and at its end, in %s',
    async (width, height, language) => {
      const { page, context } = await browserSession.open({ viewport: { width, height } })
      await page.goto(demo.url)
      await at(page).connect.first().click()
      await at(page)
        .dialog.getByRole('button', { name: /Demo wallet/ })
        .click()
      await page.getByRole('button', { name: /^Account/ }).waitFor()
      if (language === 'Arabic')
        await page.evaluate(() =>
          localStorage.setItem('coffer.preferences', JSON.stringify({ locale: 'ar' })),
        )
      for (const path of [
        '',
        `home?${safe}`,
        `balances?${safe}`,
        `transactions/queue?${safe}`,
        `transactions/history?${safe}`,
        transaction,
        `settings?${safe}`,
      ]) {
        await page.goto(demo.url + path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page
          .getByRole('main')
          .getByRole('link')
          .or(page.getByRole('main').getByRole('button'))
          .or(page.getByRole('main').getByRole('row'))
          .first()
          .waitFor()
        expect(await page.locator('#root > *').first().getAttribute('dir'), path).toBe(
          language === 'Arabic' ? 'rtl' : 'ltr',
        )
        const box = await chip(page).boundingBox()
        expect(box, path).not.toBeNull()
        const { x, y, width: wide, height: high } = box!
        expect([x >= 0, y >= 0, x + wide <= width, y + high <= height], path).toEqual([
          true,
          true,
          true,
          true,
        ])
        expect(await coveredBy(page), `${path}, at its start`).toEqual([])
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        expect(await coveredBy(page), `${path}, at its end`).toEqual([])
      }
      await context.close()
    },
  )
})

/** What a person sees of each way in which the services misbehave. A new one needs a line. */
const witnesses: Record<
  Exclude<(typeof shownBehaviours)[number], 'honest'>,
  { path: string; text: string | RegExp }
> = {
  wrongTypes: { path: `transactions/queue?${safe}`, text: "Transaction that can't be read" },
  null: { path: '', text: "Coffer couldn't start" },
  unknownWords: { path: `transactions/queue?${safe}`, text: 'Unknown status' },
  isoDates: { path: `transactions/history?${safe}`, text: "Transaction that can't be read" },
  nullNames: { path: `balances?${safe}`, text: 'Unnamed token' },
  bidi: { path: `balances?${safe}`, text: /\[U\+202E\]/ },
  anotherSafe: { path: `home?${safe}`, text: "Couldn't load this Safe" },
  huge: { path: '', text: "Coffer couldn't start" },
  deep: { path: '', text: "Coffer couldn't start" },
  redirects: { path: '', text: "Coffer couldn't start" },
  limits: { path: '', text: "Coffer couldn't start" },
  refuses: { path: '', text: "Coffer couldn't start" },
  webPage: { path: '', text: "Coffer couldn't start" },
  replacedSingleton: {
    path: transaction,
    text: "This Safe doesn't run an official Safe contract. Do not sign this.",
  },
  otherChain: { path: transaction, text: /belongs to another network/ },
}

describe('the switches of the demo', () => {
  it.each(Object.entries(witnesses))(
    'of the services have an effect that a person sees: %s',
    async (behaviour, { path, text }) => {
      const { page, context } = await browserSession.open()
      await page.goto(
        `${demo.url}${path}${path.includes('?') ? '&' : '?'}serviceBehaviour=${behaviour}`,
      )
      expect(await seen(page.getByText(text).first())).toBe(true)
      await context.close()
    },
  )

  it('are about what the app has: people, wallet, world, network and services', async () => {
    const { page, context } = await browserSession.open()
    await page.goto(demo.url)
    await chip(page).click()
    const panel = page.getByRole('dialog', { name: "The demo's switches" })
    await panel.getByRole('button', { name: 'Reset the demo' }).waitFor()
    expect(
      await panel
        .getByRole('combobox')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).labels[0]?.textContent)),
    ).toEqual([
      'You are',
      'The wallet',
      'The world',
      'The network is',
      'The gateway and the nodes',
      'Notifications of the browser',
    ])
    expect(await panel.getByRole('tab').count()).toBe(0)
    await context.close()
  })
})
