import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moreWallets } from '../../../src/wallet/catalog/more.ts'
import { people } from '../../../mocks/people.ts'
import { openPhone } from './phone.ts'
import { openRelay } from './relay.ts'
import {
  dialog,
  heading,
  openPicker,
  openWalletPage,
  openWith,
  pick,
  press,
  says,
  theCode,
  type WalletPage,
} from './walletPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

const rows = (page: Page, list: string) =>
  dialog(page).getByRole('list', { name: list, exact: true }).getByRole('button')
const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const isFocused = (page: Page, name: string) =>
  button(page, name).evaluate((one) => one.ownerDocument.activeElement === one)

describe('more wallets', () => {
  it('load on request: all usable ones with icons, without third-party requests', async () => {
    const { page, requests, trouble } = await openWith(here, [])
    await openPicker(page)
    const before = await rows(page, 'Popular').count()
    await page.waitForLoadState('networkidle')
    requests.length = 0
    await press(page, 'More wallets')
    await button(page, /^Zerion/).waitFor()
    // Each has an icon, so its text begins with its name.
    const names = await rows(page, 'More').evaluateAll((all) =>
      all.map((row) => (row as unknown as HTMLElement).innerText.split('\n')[0] ?? ''),
    )
    const usable = moreWallets.filter(
      ({ onlyInstalled, links, downloads }) =>
        !onlyInstalled &&
        (links?.qr || links?.desktop || downloads?.chrome || downloads?.browserExtension),
    )
    expect(names.toSorted()).toEqual(
      usable
        .map(({ name, shortName, links }) =>
          links?.qr || links?.desktop ? name : (shortName ?? name),
        )
        .toSorted(),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(await rows(page, 'Popular').count()).toBe(before)
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
    // The focus moves to the first of them.
    expect(
      await rows(page, 'More')
        .first()
        .evaluate((row) => row.ownerDocument.activeElement === row),
    ).toBe(true)
    expect(await button(page, 'More wallets').count()).toBe(0)
    expect(trouble()).toEqual([])
  })

  it('are included in the search, even while offline', async () => {
    const { page, context, trouble } = await openWith(here, [])
    await openPicker(page)
    await press(page, 'More wallets')
    const field = dialog(page).getByRole('searchbox', { name: 'Search wallets' })
    await field.waitFor()
    await context.setOffline(true)
    await field.fill('trust')
    await expect.poll(() => rows(page, 'Wallets').count()).toBe(1)
    await field.fill('metamask')
    await expect.poll(() => rows(page, 'Wallets').count()).toBe(1)
    await dialog(page)
      .getByRole('status')
      .filter({ hasText: '1 wallet' })
      .waitFor({ state: 'attached' })
    expect(trouble()).toEqual([])
  })

  it('show an error if loading fails, and a retry loads them', async () => {
    const { page, trouble, requests } = await openWith(here, [])
    await openPicker(page)
    await page.waitForLoadState('networkidle')
    const known = new Set(requests)
    let blocked = 0
    await page.route(/\.js(\?|$)/, (route) =>
      known.has(route.request().url()) ? route.continue() : (blocked++, route.abort()),
    )
    await press(page, 'More wallets')
    await dialog(page).getByText("Couldn't load more wallets.").waitFor()
    expect(await isFocused(page, 'Try again')).toBe(true)
    expect(blocked).toBeGreaterThan(0)
    const before = blocked
    await press(page, 'Try again')
    await expect.poll(() => blocked).toBeGreaterThan(before)
    await dialog(page).getByText("Couldn't load more wallets.").waitFor()
    await page.unroute(/\.js(\?|$)/)
    await press(page, 'Try again')
    await button(page, /^Zerion/).waitFor()
    expect(trouble().filter((one) => !/ERR_FAILED/.test(one))).toEqual([])
  })

  it('are not offered without pairing', async () => {
    const { page, trouble } = await openWith(here, [], { query: '?noPairing' })
    await openPicker(page)
    expect(await button(page, 'More wallets').count()).toBe(0)
    expect(trouble()).toEqual([])
  })

  it('one is paired by its own link, listed without loading next time, and removed', async () => {
    const relay = await openRelay()
    const phone = await openPhone(relay.url, 'bob')
    try {
      const { page } = await openWith(here, [], {
        query: `?relay=${encodeURIComponent(relay.url)}`,
      })
      await openPicker(page)
      await press(page, 'More wallets')
      await button(page, 'Trust Wallet').click()
      await heading(page, 'Scan with Trust Wallet')
      const code = await theCode(page)
      await phone.scan(decodeURIComponent(code.slice(code.indexOf('wc'))))
      await says(page, `connected ${people.bob.address} 1 WalletConnect`)
      await press(page, 'Disconnect')
      await says(page, 'disconnected')
      await page.reload()
      await openPicker(page)
      await button(page, 'Trust Wallet Recent').waitFor()
      expect(await rows(page, 'More').count()).toBe(0)
      await press(page, 'Clear recent wallets')
      await expect.poll(() => button(page, /Trust Wallet/).count()).toBe(0)
      expect(await page.evaluate(() => localStorage.getItem('wagmi.recentWallets'))).toBe('[]')
    } finally {
      await phone.close()
      await relay.close()
    }
  })
})

describe('recent wallets', () => {
  const metaMask = { name: 'MetaMask', account: alice, rdns: 'io.metamask', flags: ['isMetaMask'] }

  it('are stored, and removed on request; the focus stays in the list', async () => {
    const { page, trouble } = await openWith(here, [metaMask])
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await press(page, 'Disconnect')
    await openPicker(page)
    await button(page, 'MetaMask Recent').waitFor()
    await press(page, 'Clear recent wallets')
    await expect.poll(() => isFocused(page, 'MetaMask')).toBe(true)
    expect(await button(page, 'Clear recent wallets').count()).toBe(0)
    await page.reload()
    await openPicker(page)
    await button(page, 'MetaMask').waitFor()
    expect(trouble()).toEqual([])
  })

  it('are not stored if the app disables them', async () => {
    const { page, trouble } = await openWith(here, [metaMask], { query: '?forgetful' })
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    expect(await page.evaluate(() => localStorage.getItem('wagmi.recentWallets'))).toBe(null)
    await press(page, 'Disconnect')
    await openPicker(page)
    await button(page, 'MetaMask').waitFor()
    expect(await button(page, 'Clear recent wallets').count()).toBe(0)
    expect(trouble()).toEqual([])
  })
})
