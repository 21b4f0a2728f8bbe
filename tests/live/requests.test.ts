import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
/** What decodes and verifies, for all pages: requested once, by the first that needs it. */
const signing = '/assets/signing-'
const sections = ['Assets', 'Queue', 'History']

/**
 * Files of the app that a page requests from now on. Ignores the tab's icon: browsers may request
 * it again at any time.
 */
function watchFiles(page: Page, url: string): { since: () => string[] } {
  let asked: string[] = []
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname
    // viem imports `ccip` with the first call that reverts, whichever page is open by then.
    const isOfNoPage = file === '/icon.svg' || file.startsWith('/assets/ccip-')
    if (request.url().startsWith(url) && !isOfNoPage) asked.push(file)
  })
  return {
    since() {
      const before = asked
      asked = []
      return before
    },
  }
}

it('requests few files for the first Safe, and at most three more for each page', async () => {
  const product = await here.serve({ config: configOf(here.world) })
  const { page, context, errors } = await here.browserSession.open()
  const files = watchFiles(page, product.url)
  const main = page.getByRole('main')
  let beforeData: string[] | undefined
  page.on('request', (request) => {
    if (request.url().startsWith(here.world.gatewayUrl)) beforeData ??= files.since()
  })
  await page.goto(`${product.url}home?safe=eth:${safes.treasury.address}`)
  expect(await seen(main.getByText(/\$\d/).first())).toBe(true)
  expect(beforeData?.length, String(beforeData)).toBeLessThanOrEqual(12)
  expect(beforeData?.filter((file) => file.endsWith('.css'))).toHaveLength(1)

  await page.waitForLoadState('networkidle')
  files.since()
  for (const name of sections) {
    // The queue's last file: it comes with the first row that is a batch.
    const last = name === 'Queue' ? page.waitForResponse(/\/assets\/batch-/) : undefined
    await at(page).section(name).click()
    expect(await seen(main.getByRole('heading', { level: 1, name }))).toBe(true)
    await last
    await page.waitForLoadState('networkidle')
    const asked = files.since().filter((file) => !file.startsWith(signing))
    expect(asked.length, `${name}: ${asked.join()}`).toBeGreaterThan(0)
    expect(asked.length, `${name}: ${asked.join()}`).toBeLessThanOrEqual(3)
  }
  await at(page).section('Queue').click()
  await main.getByRole('listitem').getByRole('link').first().click()
  // Verifying the signatures loads code as well; it is done when the page shows the result.
  expect(await seen(main.getByText('Verified', { exact: true }).first())).toBe(true)
  const asked = files.since()
  expect(asked.length, String(asked)).toBeLessThanOrEqual(3)
  expect(errors).toEqual([])
  await context.close()
})

describe('the data of a page is requested when its link is about to be followed', () => {
  /**
   * A page, with everything requested that it needs. `since` returns the gateway's paths requested
   * since then, without the Safe's, which is polled.
   */
  async function open(path: string) {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors, requests } = await here.browserSession.open()
    // Nothing gets old, however long the machine takes.
    await page.addInitScript(() => {
      const now = Date.now()
      Date.now = () => now
    })
    await page.goto(`${product.url}${path}?safe=eth:${safes.treasury.address}`)
    await page
      .getByRole('main')
      .getByText(/\$\d|^Send/)
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    let told = requests.length
    const since = () => {
      const paths = requests.slice(told).filter((url) => url.startsWith(here.world.gatewayUrl))
      told = requests.length
      return paths.map((url) => new URL(url).pathname).filter((one) => !/\/safes\/0x\w+$/.test(one))
    }
    return { page, context, errors, since }
  }

  it('on hover over "History", and the click requests nothing more', async () => {
    const { page, context, errors, since } = await open('balances')
    const answered = page.waitForResponse(/\/transactions\/history/)
    await at(page).section('History').hover()
    await answered
    await page.waitForLoadState('networkidle')
    expect(since().filter((path) => path.endsWith('/transactions/history'))).toHaveLength(1)
    await at(page).section('History').click()
    expect(
      await seen(page.getByRole('main').getByRole('heading', { level: 1, name: 'History' })),
    ).toBe(true)
    expect(await seen(page.getByRole('main').getByRole('listitem').getByRole('link').first())).toBe(
      true,
    )
    await page.waitForLoadState('networkidle')
    expect(since()).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('on hover over a transaction, on focus of another one, and each of them once', async () => {
    const { page, context, since } = await open('transactions/queue')
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    for (const lead of [() => links.nth(0).hover(), () => links.nth(1).focus()]) {
      const answered = page.waitForResponse(/\/transactions\/multisig_/)
      await lead()
      await answered
    }
    // The page itself requests the actions of its batches.
    const asked = since().filter((path) => path.includes('/multisig_'))
    expect(new Set(asked).size).toBe(asked.length)
    await links.nth(0).click()
    expect(await seen(page.getByRole('main').getByText('Verified', { exact: true }).first())).toBe(
      true,
    )
    expect(since().filter((path) => path.includes('/multisig_'))).toEqual([])
    await context.close()
  })
})
