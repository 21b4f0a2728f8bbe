import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { openBrowser, type BrowserSession } from './openBrowser.ts'

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

async function saved(query: string): Promise<{ name: string; lines: string[] }> {
  const { page, context, errors } = await browserSession.open()
  await page.goto(`${demo.url}transactions/history?safe=eth:${safes.treasury.address}${query}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(errors).toEqual([])
  await context.close()
  return { name: download.suggestedFilename(), lines }
}

describe('the history as a CSV file', () => {
  it('has all rows, also of pages that were not loaded yet', async () => {
    const { name, lines } = await saved('')
    expect(name).toMatch(/^history_eth_0x[0-9a-fA-F]{40}_\d{4}-\d\d-\d\d\.csv$/)
    const dates = lines.slice(1).map((line) => line.split(',')[0] ?? '')
    // More than one page of the gateway.
    expect(dates.length).toBeGreaterThan(20)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('has only what the filter lets through', async () => {
    const { lines } = await saved('&type=incoming')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(1).filter((line) => !line.includes('Received'))).toEqual([])
  })
})
