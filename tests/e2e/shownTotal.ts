import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The large number below the heading, in cents. */
async function totalIn(page: Page, label: string | RegExp): Promise<bigint> {
  const words = page.getByRole('main').getByText(label).locator('xpath=..')
  const amount = words.getByText(/^\$[\d,]+\.\d\d$/)
  await amount.waitFor()
  return BigInt((await amount.innerText()).replaceAll(/\D/g, ''))
}

/** The portfolio of these Safes shows the sum of what the Assets page of each of them shows. */
export async function portfolioAddsUp(
  page: Page,
  url: string,
  safes: readonly string[],
): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(`${url}portfolio?safes=${safes.map((address) => `eth:${address}`).join()}`)
  await main.getByRole('heading', { name: 'Tokens', exact: true, level: 2 }).waitFor()
  const sum = await totalIn(page, `Total value of ${safes.length} Safes`)
  expect(await main.getByRole('checkbox', { checked: true }).count()).toBe(safes.length)
  // Without the wait, a total without positions could have been read.
  expect(await main.getByText(/Excludes DeFi positions/).count()).toBe(0)
  let expected = 0n
  for (const address of safes) {
    await page.goto(`${url}balances?safe=eth:${address}`)
    await main.getByRole('heading', { name: 'Assets', level: 1 }).waitFor()
    expected += await totalIn(page, /^Total value(, including .*)?$/)
  }
  // Each number is rounded to a cent; the sum of the exact values isn't.
  const difference = sum > expected ? sum - expected : expected - sum
  expect(difference).toBeLessThanOrEqual(BigInt(Math.ceil((safes.length + 1) / 2)))
}
