import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeExtension, installExtensions } from '../../../mocks/wallet/fakeExtensions.ts'
import { openConsumerPage, type ShopPage, type ConsumerPage, type Visit } from './consumerPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const wallet: FakeExtension = { name: 'Some Wallet', account: alice, rdns: 'com.example.some' }
const plain = { ssr: true }

const pages: Record<string, ShopPage> = {
  'a node that answers nothing': { ssr: true, deaf: true },
  'a configuration for servers': plain,
  'a configuration that knows nothing of servers': {},
  'other words': { ssr: true, button: { label: 'Sign in with a wallet' } },
  'a picture only': {
    ssr: true,
    button: { accountStatus: 'avatar', chainStatus: 'icon', showBalance: false },
  },
  'an address only': { ssr: true, button: { accountStatus: 'address', chainStatus: 'none' } },
  'other looks on other screens': {
    button: {
      accountStatus: { smallScreen: 'avatar', largeScreen: 'full' },
      chainStatus: 'name',
      showBalance: { smallScreen: false, largeScreen: true },
    },
  },
}

let here: ConsumerPage
beforeAll(async () => {
  here = await openConsumerPage(Object.values(pages))
})
afterAll(() => here?.close())

interface Shift {
  value: number
  moved: string[]
}

/** A page of the app with an injected wallet, and all layout shifts from the start. */
async function arrive(
  options?: Parameters<ConsumerPage['visit']>[0],
): Promise<Visit & { shifts(): Promise<Shift[]>; go(index: number): Promise<void> }> {
  const visit = await here.visit(options)
  await installExtensions(visit.page, [wallet])
  await visit.page.addInitScript(() => {
    const shifts: unknown[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${rect(previousRect)} → ${rect(currentRect)} ` +
              `${((node as Element | null)?.outerHTML ?? node?.textContent ?? '').slice(0, 80)}`,
          ),
        })
      }
    }
    const watch = new PerformanceObserver((list) => note(list.getEntries()))
    watch.observe({ type: 'layout-shift', buffered: true })
    // Includes the entries that have not been delivered yet.
    Object.assign(globalThis, { shiftsSoFar: () => (note(watch.takeRecords()), shifts) })
  })
  return {
    ...visit,
    shifts: () =>
      visit.page.evaluate(() =>
        (globalThis as unknown as { shiftsSoFar: () => Shift[] }).shiftsSoFar(),
      ),
    go: async (index) => void (await visit.page.goto(`${here.served.url}drawn/${index}.html`)),
  }
}

const says = (page: Page, text: string) =>
  page.getByRole('status', { name: 'Wallet' }).filter({ hasText: text }).waitFor()
/** After two frames, everything rendered has been laid out and reported to the observer. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

describe.each(Object.keys(pages).map((name, index) => [name, index] as const))(
  'a server-rendered page, with %s',
  (_, index) => {
    it('hydrates without warnings or layout shifts, for new and returning visitors', async () => {
      const { page, errors, violations, recovered, externalHosts, shifts, go } = await arrive()
      await go(index)
      await says(page, 'disconnected')
      await settled(page)
      expect({
        shifts: await shifts(),
        errors,
        recovered: await recovered(),
        violations: await violations(),
        externalHosts,
      }).toEqual({
        shifts: [],
        errors: [],
        recovered: [],
        violations: [],
        externalHosts: [],
      })

      await page.locator('header').getByRole('button').first().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Some Wallet', exact: true })
        .click()
      await says(page, `connected ${alice} 1`)
      await go(index)
      await says(page, `connected ${alice} 1`)
      await page
        .locator('header')
        .getByRole('button', { name: /^Account/ })
        .waitFor()
      await settled(page)
      expect({
        shifts: await shifts(),
        errors,
        recovered: await recovered(),
        violations: await violations(),
        externalHosts,
      }).toEqual({
        shifts: [],
        errors: [],
        recovered: [],
        violations: [],
        externalHosts: [],
      })
    })
  },
)

describe('a server-rendered page', () => {
  it("reserves its button's space before any script has run", async () => {
    const placesOf = async (options: Parameters<typeof arrive>[0]) => {
      const { page, go, errors } = await arrive(options)
      await go(0)
      await page
        .locator('header')
        .getByRole('button', { name: options ? 'Reconnecting your wallet' : 'Connect wallet' })
        .waitFor()
      expect(errors).toEqual([])
      return Promise.all(
        (await page.locator('header > strong, header button:visible, header > a').all()).map(
          (one) => one.boundingBox(),
        ),
      )
    }
    const [before, after] = [
      await placesOf({ javaScriptEnabled: false }),
      await placesOf(undefined),
    ]
    expect(before).toHaveLength(3)
    expect(before).toEqual(after)
  })

  it('fails this test if its button changes its size', async () => {
    const { page, shifts, go } = await arrive()
    await go(0)
    await says(page, 'disconnected')
    await page.evaluate(() =>
      (document.querySelector('header strong') as HTMLElement).style.setProperty(
        'margin-top',
        '40px',
      ),
    )
    await settled(page)
    expect((await shifts()).length).toBeGreaterThan(0)
  })
})
