import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { shownBehaviors } from '../../mocks/demo/chosenWorld.ts'
import { aTransaction } from '../../mocks/fixtures/index.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { seen } from '../live/product.ts'
import { visit } from '../live/visit.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'
import { openDemo } from './prepared.ts'

const treasury = safes.treasury.address
const safe = `safe=eth:${treasury}`
const transaction = `transactions/tx?${safe}&id=multisig_${treasury}_${aTransaction().safeTxHash}`
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

/** The problem with the demo's button at this size, at the start of the page and at its end. */
async function problemsAt(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const twoFrames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  await twoFrames()
  const box = await chip(page).boundingBox()
  const isInside =
    box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  const atStart = await coveredBy(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const atEnd = await coveredBy(page)
  await page.evaluate(() => scrollTo(0, 0))
  return [
    ...(isInside ? [] : ['it is outside']),
    ...atStart.map((name) => `it covers “${name}” at the start`),
    ...atEnd.map((name) => `it covers “${name}” at the end`),
  ]
}

describe('the button of the demo', () => {
  it.each([
    [
      'English',
      'en',
      'ltr',
      [
        [375, 700],
        [320, 560],
        [600, 800],
        [767, 800],
        [768, 1024],
        [1280, 800],
        [1280, 480],
      ],
    ],
    [
      'Arabic',
      'ar',
      'rtl',
      [
        [375, 700],
        [1280, 800],
      ],
    ],
  ] as const)(
    'is visible and covers no control of any page, at its start and at its end, in %s at each size',
    async (_, locale, direction, sizes) => {
      const { page, context } = await openDemo(browserSession, demo.url)
      await page.evaluate(
        (wanted) => localStorage.setItem('coffer.preferences', JSON.stringify({ locale: wanted })),
        locale,
      )
      await page.reload()
      await page.locator(`html[lang=${locale}]`).waitFor()
      const problems: string[] = []
      for (const path of [
        '/',
        `/home?${safe}`,
        `/balances?${safe}`,
        `/transactions/queue?${safe}`,
        `/transactions/history?${safe}`,
        `/${transaction}`,
        `/settings?${safe}`,
      ]) {
        await visit(page, path)
        expect(await page.locator('#root > *').first().getAttribute('dir'), path).toBe(direction)
        for (const [width, height] of sizes)
          for (const problem of await problemsAt(page, width, height))
            problems.push(`${path} at ${width} × ${height} px: ${problem}`)
      }
      expect(problems).toEqual([])
      await context.close()
    },
  )

  it.each([320, 375])(
    'leaves room at %i px for the network and the quorum of the Safe',
    async (width) => {
      const { page, context } = await openDemo(browserSession, `${demo.url}home?${safe}`, {
        viewport: { width, height: 700 },
      })
      const facts = page.getByText('Ethereum · 2 of 3').first()
      expect(await facts.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      await context.close()
    },
  )
})

/** What a person sees of each way in which the services misbehave. A new one needs a line. */
const witnesses: Record<
  Exclude<(typeof shownBehaviors)[number], 'honest'>,
  { path: string; text: string | RegExp }
> = {
  wrongTypes: { path: `transactions/queue?${safe}`, text: 'Unreadable transaction' },
  null: { path: '', text: "Coffer couldn't start" },
  unknownWords: { path: `transactions/queue?${safe}`, text: 'Unknown status' },
  isoDates: { path: `transactions/history?${safe}`, text: 'Unreadable transaction' },
  nullNames: { path: `balances?${safe}`, text: 'Unnamed token' },
  bidi: { path: `balances?${safe}`, text: /\[U\+202E\]/ },
  anotherSafe: { path: `home?${safe}`, text: "Couldn't load this Safe" },
  huge: { path: '', text: "Coffer couldn't start" },
  deep: { path: '', text: "Coffer couldn't start" },
  redirects: { path: '', text: "Coffer couldn't start" },
  limits: { path: '', text: "Coffer couldn't start" },
  rejects: { path: '', text: "Coffer couldn't start" },
  webPage: { path: '', text: "Coffer couldn't start" },
  replacedSingleton: {
    path: transaction,
    text: "This Safe doesn't run an official Safe contract.",
  },
  hostileHosts: { path: `apps?${safe}`, text: 'url.hostile.test' },
  otherChain: { path: transaction, text: /belongs to another network/ },
}

describe('the switches of the demo', () => {
  it.each(Object.entries(witnesses))(
    'of the services have a visible effect: %s',
    async (behavior, { path, text }) => {
      const { page, context } = await browserSession.open()
      await page.goto(
        `${demo.url}${path}${path.includes('?') ? '&' : '?'}serviceBehavior=${behavior}`,
      )
      expect(await seen(page.getByText(text).first())).toBe(true)
      await context.close()
    },
  )

  it('are about what the app has: people, wallet, world, gateway, and services', async () => {
    const { page, context } = await browserSession.open()
    await page.goto(demo.url)
    await chip(page).click()
    const panel = page.getByRole('dialog', { name: 'Demo settings' })
    await panel.getByRole('button', { name: 'Reset the demo' }).waitFor()
    expect(
      await panel
        .getByRole('combobox')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).labels[0]?.textContent)),
    ).toEqual([
      'Acting as',
      'Wallet behavior',
      'Simulated world',
      'Gateway',
      'Second node',
      'Network condition',
      'Gateway and node behavior',
      'Browser notifications',
    ])
    expect(await panel.getByRole('tab').count()).toBe(0)
    await context.close()
  })
})

describe('the demo without a gateway', () => {
  it('shows what nodes and this browser know, and keeps the choice', async () => {
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}transactions/queue?${safe}&gateway=none`,
    )
    await page.getByText(/^Only in this browser/).waitFor()
    await page.goto(`${demo.url}transactions/history?${safe}`)
    await page.getByRole('main').getByText(/^Sent/).first().waitFor()
    await page.getByText(/^Newest first, from on-chain events/).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('the demo with two nodes for each network', () => {
  it('verifies nothing while the second one lies or is silent', async () => {
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}transactions/queue?${safe}&secondNode=agrees`,
    )
    const openFirst = () =>
      page.getByRole('main').getByRole('link', { name: /dave/i }).first().click()
    await openFirst()
    await page.getByText('Verified', { exact: true }).first().waitFor()
    await page.goto(`${demo.url}transactions/queue?${safe}&secondNode=lies`)
    await openFirst()
    await page
      .getByText(/Two endpoints of this network disagree/)
      .first()
      .waitFor()
    await page.getByText(/^rpc\.demo\.test: none · second\.demo\.test: 0xbaad/).waitFor()
    expect(await page.getByText('Verified', { exact: true }).count()).toBe(0)
    await page.goto(`${demo.url}transactions/queue?${safe}&secondNode=silent`)
    await openFirst()
    await page.getByText('Checked by one endpoint').first().waitFor()
    expect(await page.getByText('Verified', { exact: true }).count()).toBe(0)
    // The browser reports each request to the silent node.
    expect(errors.filter((error) => !error.includes('net::ERR_FAILED'))).toEqual([])
    await context.close()
  })
})
