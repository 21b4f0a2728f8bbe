import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Address, erc20Abi, parseUnits, zeroAddress } from 'viem'
import { baseTokens, safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { aChain, reading } from '../unit/mocks/chain/setup.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'

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

async function saved(
  query: string,
  safe = safes.treasury.address,
): Promise<{ name: string; lines: string[] }> {
  const { page, context, errors } = await browserSession.open()
  await page.goto(`${demo.url}transactions/history?safe=eth:${safe}${query}`)
  await page.getByRole('main').getByRole('button', { name: 'Export CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export history' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save file' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(errors).toEqual([])
  await context.close()
  return { name: download.suggestedFilename(), lines }
}

describe('the history as a CSV file', () => {
  it('includes historical values on request and names the price source', async () => {
    const { page, context, errors } = await browserSession.open()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('https://prices.demo.test/')) asked.push(request.url())
    })
    await page.goto(`${demo.url}transactions/history?safe=eth:${safes.treasury.address}`)
    await page.getByRole('main').getByRole('button', { name: 'Export CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export history' })
    await dialog.getByLabel('Format').selectOption('koinly')
    await dialog.getByRole('checkbox', { name: 'Include historical values' }).check()
    await dialog.getByText('prices.demo.test').waitFor()
    expect(asked).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save file' }).click(),
    ])
    await dialog.getByText(/rows saved/).waitFor()
    const text = readFileSync(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toMatch(/_koinly\.csv$/)
    expect(text).toMatch(/^Date,Sent Amount,/)
    expect(text).toMatch(/,\d+(?:\.\d+)?,USD,/)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.join()).not.toContain(safes.treasury.address.toLowerCase())
    expect(errors).toEqual([])
    await context.close()
  })

  it('has all rows, including those of pages that were not loaded yet', async () => {
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

  it.each([safes.treasury, safes.pettyCash, safes.vault])(
    'adds up to what $name owns on the chain, to the last unit',
    async ({ address }) => {
      const { lines } = await saved('', address)
      const [head = [], ...rows] = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
      const cell = (row: readonly string[], name: string) =>
        row[head.findIndex((one) => one.replace('\uFEFF', '') === name)] ?? ''
      const node = reading(await aChain())
      const owned = async (token: Address) =>
        token === zeroAddress
          ? node.getBalance({ address })
          : node.readContract({
              address: token,
              abi: erc20Abi,
              functionName: 'balanceOf',
              args: [address],
            })
      const moved = (token: Address, decimals: number) =>
        rows
          .filter((row) => cell(row, 'kind') !== '' && cell(row, 'tokenId') === '')
          .filter((row) => (cell(row, 'token') || zeroAddress) === token)
          .reduce((sum, row) => sum + parseUnits(cell(row, 'amount'), decimals), 0n)
      const tokens: [Address, number][] = [
        [zeroAddress, 18],
        ...baseTokens
          .filter(({ type }) => type === 'ERC20')
          .map((one): [Address, number] => [one.address, one.decimals]),
      ]
      for (const [token, decimals] of tokens)
        expect([token, moved(token, decimals)]).toEqual([token, await owned(token)])
      // No event tells the coins that a module sends.
      const told = rows.filter((row) => cell(row, 'amountSource') === 'gateway')
      expect(told.filter((row) => cell(row, 'module') === '')).toEqual([])
    },
  )
})
