import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type BrowserSession, openBrowserInWorld } from './openBrowser.ts'
import { openDemo } from './prepared.ts'
import { portfolioAddsUp } from './shownTotal.ts'

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

describe('the portfolio in the served demo', () => {
  it('shows the sum of what the Assets page of each of three Safes shows', async () => {
    const { page, context, errors } = await openDemo(browserSession, demo.url)
    await portfolioAddsUp(
      page,
      demo.url,
      three.map(({ address }) => address),
    )
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
