import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const sections = ['Assets', 'Queue', 'History']

/** Files of the app that a page requests from now on. Ignores the tab's icon: browsers may request it again at any time. */
function watchFiles(page: Page, url: string): { since: () => string[] } {
  let asked: string[] = []
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname
    if (request.url().startsWith(url) && file !== '/icon.svg') asked.push(file)
  })
  return {
    since() {
      const before = asked
      asked = []
      return before
    },
  }
}

it('requests few files until the first Safe is usable, and at most three more on each of its pages', async () => {
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
    await at(page).section(name).click()
    expect(await seen(main.getByRole('heading', { level: 1, name }))).toBe(true)
    await page.waitForLoadState('networkidle')
    const asked = files.since()
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
