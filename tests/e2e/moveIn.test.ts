import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
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

const { vault, treasury } = safes
const node = 'https://rpc.example/v3/key'
/** What Safe{Wallet} exports under Settings → Data, with the world's addresses. */
const exported = {
  version: '3.0',
  data: {
    addressBook: {
      '1': { [people.dave.address]: 'Dana Payroll', [vault.address]: 'Reserve' },
      '137': { [people.dave.address]: 'Dana Payroll' },
    },
    addedSafes: {
      '1': {
        [vault.address]: { owners: [{ value: people.alice.address }], threshold: 2, pinned: true },
      },
    },
    settings: {
      currency: 'eur',
      hiddenTokens: {},
      tokenList: 'TRUSTED',
      shortName: { copy: true, qr: true },
      theme: { darkMode: true },
      env: { rpc: { '1': node }, tenderly: { url: '', accessToken: '' } },
      signing: { onChainSigning: false, blindSigning: false },
      transactionExecution: true,
    },
    safeApps: { '1': { pinned: [29], opened: [29] } },
    undeployedSafes: {},
    visitedSafes: { '1': { [vault.address]: { lastVisited: 1_700_000_000_000 } } },
  },
}

const goTo = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('searchbox').fill(words)
}

describe('who used Safe{Wallet} before', () => {
  it('imports its data file: contacts, Safes, and settings; its RPC URL stays out', async () => {
    const { page, context, errors, requests } = await browserSession.open()
    await page.goto(`${demo.url}settings/data`)
    await page.getByRole('button', { name: 'Choose a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import data' })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'safe-2026-11-20.json',
      mimeType: 'application/json',
      // With the byte order mark that an editor may have added.
      buffer: Buffer.from(`\uFEFF${JSON.stringify(exported)}`),
    })
    await dialog.getByText(/1 keeps its current name/).waitFor()
    await dialog.getByText('Exported by Safe{Wallet}, format 3.0').waitFor()
    const left = dialog.getByRole('region', { name: 'Not imported' })
    expect(await left.innerText()).toContain(node)
    expect(await left.innerText()).toMatch(/token list, network prefixes, signing, execution/)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('Imported: Contacts, Safes, Settings').waitFor()
    await page.locator('[data-theme="dark"]').first().waitFor({ state: 'attached' })
    await page.goto(`${demo.url}contacts`)
    await page.getByText('Dana Payroll').first().waitFor()
    await page.goto(demo.url)
    await page.getByRole('link', { name: /Vault/ }).first().waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(node)
    expect(requests.filter((url) => url.startsWith(node))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('pastes its link, and the transaction is opened here', async () => {
    const { page, context, errors, requests } = await browserSession.open()
    await page.goto(`${demo.url}transactions/queue?safe=eth:${treasury.address}`)
    const row = page.getByRole('main').locator('a[data-row-action][href*="id=multisig"]').first()
    const id = new URL((await row.getAttribute('href')) ?? '', demo.url).searchParams.get('id')
    await page.goto(demo.url)
    await page.getByRole('heading', { name: 'My Safes' }).waitFor()
    const link = `https://app.safe.global/transactions/tx?safe=eth:${treasury.address}&id=${id}`
    await goTo(page, link)
    await page.getByRole('link', { name: 'Open this transaction' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.endsWith('/transactions/tx'))
    expect(new URL(page.url()).searchParams.get('id')).toBe(id)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(requests.filter((url) => url.includes('app.safe.global'))).toEqual([])

    await goTo(page, link.replace('safe=eth:', 'safe=matic:'))
    await page
      .getByRole('dialog')
      .getByText(/^The network “matic” isn't supported/)
      .first()
      .waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})
