import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type BrowserSession, openBrowserInWorld } from './openBrowser.ts'
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

const three = [safes.treasury, safes.operations, safes.vault]

/** The large number below the heading, in cents. */
async function total(page: Page, label: string | RegExp): Promise<bigint> {
  const words = page.getByRole('main').getByText(label).locator('xpath=..')
  const amount = words.getByText(/^\$[\d,]+\.\d\d$/)
  await amount.waitFor()
  return BigInt((await amount.innerText()).replaceAll(/\D/g, ''))
}

describe('the portfolio in the served demo', () => {
  it('shows the sum of what the Assets page of each of three Safes shows', async () => {
    const link = three.map(({ address }) => `eth:${address}`).join(',')
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}portfolio?safes=${link}`,
    )
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'Tokens', exact: true, level: 2 }).waitFor()
    const sum = await total(page, 'Total value of 3 Safes')
    expect(await main.getByRole('checkbox', { checked: true }).count()).toBe(3)
    // Without the wait, a total without positions could have been read.
    expect(await main.getByText(/Excludes DeFi positions/).count()).toBe(0)

    let expected = 0n
    for (const { address } of three) {
      await page.goto(`${demo.url}balances?safe=eth:${address}`)
      await main.getByRole('heading', { name: 'Assets', level: 1 }).waitFor()
      expected += await total(page, /^Total value(, including .*)?$/)
    }
    // Four numbers are each rounded to a cent; the sum of the exact values isn't.
    const difference = sum > expected ? sum - expected : expected - sum
    expect(difference).toBeLessThanOrEqual(2n)
    expect(errors).toEqual([])
    await context.close()
  })

  it('is reached from My Safes, keeps what is left out, and links to what to sign', async () => {
    const { page, context, errors } = await openDemo(browserSession, demo.url)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Portfolio' }).click()
    await main.getByRole('heading', { name: 'Portfolio', level: 1 }).waitFor()
    const name = /^Include Petty cash/
    await main.getByRole('checkbox', { name }).uncheck()
    await main.getByRole('checkbox', { name, checked: false }).waitFor()
    // This browser keeps the choice; the address says nothing of it.
    expect(new URL(page.url()).searchParams.has('safes')).toBe(false)
    // A link shows its own choice, and changes nothing of what is kept.
    await page.goto(`${demo.url}portfolio?safes=eth:${safes.pettyCash.address}`)
    await main.getByRole('checkbox', { name, checked: true }).uncheck()
    await page.waitForURL(/\/portfolio\?safes=$/)
    await main.getByRole('button', { name: 'Show my Safes' }).click()
    await main.getByRole('checkbox', { name: /^Include Treasury/, checked: true }).waitFor()
    expect(await main.getByRole('checkbox', { name }).isChecked()).toBe(false)
    await page.goto(`${demo.url}portfolio`)
    await main.getByRole('checkbox', { name }).waitFor()
    expect(await main.getByRole('checkbox', { name }).isChecked()).toBe(false)
    const waiting = main.getByRole('region', { name: 'Needs your attention' })
    await waiting
      .getByRole('link', { name: /Rent|1,250/ })
      .first()
      .click()
    await page.waitForURL(new RegExp(`/transactions/tx\\?safe=eth:${safes.operations.address}&id=`))
    expect(errors).toEqual([])
    await context.close()
  })
})
