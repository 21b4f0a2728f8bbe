import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import {
  dialog,
  type OpenedPage,
  openWalletPage,
  openWith,
  says,
  theCode,
  type WalletPage,
} from './walletPage.ts'
import { withPhone } from './withPhone.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const frame: FakeExtension = {
  name: 'Frame',
  account: alice,
  rdns: 'sh.frame',
  behavior: 'rejects',
}

const atHand = withPhone()
let here: WalletPage
let opened: OpenedPage

beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())
afterEach(() => opened?.page.close())

/** The page for a keyboard user; store tabs are closed immediately. */
async function aPage(query: string, viewport = { width: 1280, height: 800 }): Promise<Page> {
  opened = await openWith(here, [frame], {
    query,
    browser: { viewport },
    prepare: async (page) => {
      await page.context().route(/^https:/, (route) => route.fulfill({ body: 'A store' }))
      page.on('popup', (store) => void store.close())
    },
  })
  return opened.page
}

/** Only the opened stores were requested. */
const trouble = () => opened.trouble().filter((one) => !one.startsWith('https:'))

const isFocused = (page: Page, role: 'button' | 'link' | 'heading', name: string) =>
  page
    .getByRole(role, { name, exact: true })
    .evaluateAll((all) => all.some((one) => one === one.ownerDocument.activeElement))

/** A step is shown: its heading has the focus, and the dialog has a name. */
async function at(page: Page, heading: string, name = 'Connect a wallet'): Promise<void> {
  await expect
    .poll(() => isFocused(page, 'heading', heading), {
      message: `The focus should be on “${heading}”.`,
    })
    .toBe(true)
  await page.getByRole('dialog', { name, exact: true }).waitFor()
}

/** Tabs to a button or link of the dialog; the focus must stay inside. */
async function tabTo(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await dialog(page).getByRole(role, { name, exact: true }).waitFor()
  for (let tabs = 0; tabs < 100; tabs += 1) {
    if (await isFocused(page, role, name)) return
    await page.keyboard.press('Tab')
    expect(
      await dialog(page).evaluate((one) => one.contains(one.ownerDocument.activeElement)),
      `The focus left the dialog on the way to “${name}”.`,
    ).toBe(true)
  }
  throw new Error(`“${name}” cannot be reached by Tab.`)
}

async function enter(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

async function openByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  for (let tabs = 0; tabs < 5 && !(await isFocused(page, 'button', 'Connect wallet')); tabs += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await at(page, 'Connect a wallet')
}

describe('with the keyboard alone', () => {
  it('side by side: every step can be reached and left, and focuses its heading', async () => {
    const page = await aPage(atHand.query)
    await openByKeys(page)
    await enter(page, 'Get a wallet')
    await at(page, 'Get a wallet')
    await enter(page, 'Get Coinbase Wallet')
    await at(page, 'Get Coinbase Wallet')
    await enter(page, 'Coinbase Wallet for Chrome', 'link')
    await at(page, 'Get started with Coinbase')
    await enter(page, 'Back')
    await at(page, 'Get Coinbase Wallet')
    await enter(page, 'Coinbase Wallet for your phone')
    await at(page, 'Install Coinbase Wallet')
    await enter(page, "I've installed it")
    await at(page, 'Get started with Coinbase')
    await enter(page, 'Connect')
    await at(page, 'Scan with Coinbase Wallet')
    await tabTo(page, 'button', 'Copy link')
    await atHand.phone.scan(await theCode(page), 'rejects')
    await at(page, 'Connection rejected')
    await enter(page, 'Get a new code')
    await at(page, 'Scan with Coinbase Wallet')
    await enter(page, 'Back')
    await at(page, 'What is a wallet?')
    await enter(page, 'Frame')
    await at(page, 'Connection rejected')
    await opened.fakeWallets.set('Frame', { behavior: 'pending' })
    await enter(page, 'Try again')
    await at(page, 'Frame has a pending request')
    await opened.fakeWallets.set('Frame', { behavior: 'hangs' })
    await enter(page, 'Try again')
    await at(page, 'Opening Frame')
    await enter(page, 'Cancel')
    await at(page, 'What is a wallet?')
    expect(trouble()).toEqual([])
  })

  it('arrow keys move through the list; more wallets can be loaded and searched', async () => {
    const page = await aPage(atHand.query)
    await openByKeys(page)
    await tabTo(page, 'button', 'Rainbow')
    await page.keyboard.press('ArrowDown')
    expect(await isFocused(page, 'button', 'Coinbase Wallet')).toBe(true)
    await page.keyboard.press('Home')
    expect(await isFocused(page, 'button', 'Rainbow')).toBe(true)
    await enter(page, 'More wallets')
    const first = dialog(page)
      .getByRole('list', { name: 'More', exact: true })
      .getByRole('button')
      .first()
    await expect
      .poll(() => first.evaluate((row) => row === row.ownerDocument.activeElement))
      .toBe(true)
    await page.keyboard.press('Shift+Tab')
    const field = dialog(page).getByRole('searchbox')
    for (
      let tabs = 0;
      tabs < 20 && !(await field.evaluate((one) => one === one.ownerDocument.activeElement));
      tabs += 1
    )
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('bloom')
    await enter(page, 'Bloom Wallet')
    await at(page, 'Scan with Bloom Wallet')
    await tabTo(page, 'link', 'Open Bloom Wallet on this computer')
    await enter(page, 'Get Bloom Wallet')
    await at(page, 'Get started with Bloom Wallet')
    await enter(page, 'Connect')
    await at(page, 'Scan with Bloom Wallet')
    expect(trouble()).toEqual([])
  })

  it('without pairing: missing wallets can be installed', async () => {
    const page = await aPage('?noPairing')
    await openByKeys(page)
    await enter(page, 'MetaMask Not installed')
    await at(page, "MetaMask isn't installed")
    await enter(page, 'Install MetaMask')
    // Phones can't be paired here, so there is one way to get it.
    await at(page, 'Get started with MetaMask')
    await enter(page, 'Back')
    await at(page, "MetaMask isn't installed")
    await enter(page, 'Choose another wallet')
    await at(page, 'What is a wallet?')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(page, 'button', 'Connect wallet')).toBe(true)
    expect(trouble()).toEqual([])
  })

  it("in one column: the dialog's title is the name of each step", async () => {
    const page = await aPage(atHand.query, { width: 390, height: 844 })
    const step = (name: string) => at(page, name, name)
    await openByKeys(page)
    await enter(page, 'What is a wallet?')
    await step('What is a wallet?')
    await enter(page, 'Get a wallet')
    await step('Get a wallet')
    await enter(page, 'Get Rainbow')
    await step('Get Rainbow')
    await enter(page, 'Rainbow for your phone')
    await step('Install Rainbow')
    await enter(page, "I've installed it")
    await step('Get started with Rainbow')
    await enter(page, 'Connect')
    await step('Scan with Rainbow')
    await enter(page, 'Get Rainbow')
    await step('Get Rainbow')
    await enter(page, 'Back')
    await step('Scan with Rainbow')
    await enter(page, 'Back')
    await step('Connect a wallet')
    await enter(page, 'Frame')
    await step('Connection rejected')
    await enter(page, 'Back')
    await step('Connect a wallet')
    await opened.fakeWallets.set('Frame', { behavior: 'agrees' })
    await enter(page, 'Frame')
    await says(page, `connected ${alice} 1 Frame`)
    await dialog(page).waitFor({ state: 'hidden' })
    // The button that opened it is gone: its replacement has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    expect(trouble()).toEqual([])
  })

  it('adding a wallet: the connected one is skipped and does nothing', async () => {
    const page = await aPage('?noPairing')
    await opened.fakeWallets.set('Frame', { behavior: 'agrees' })
    await openByKeys(page)
    await enter(page, 'Frame')
    await says(page, 'connected')
    await page.getByRole('button', { name: /^Account/ }).focus()
    await page.keyboard.press('Enter')
    await at(page, 'Your account', 'Your account')
    await enter(page, 'Connect another wallet')
    await at(page, 'Connect another wallet', 'Connect another wallet')
    await enter(page, 'Frame Connected')
    await enter(page, 'MetaMask Not installed')
    await at(page, "MetaMask isn't installed", 'Connect another wallet')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await says(page, `connected ${alice} 1 Frame`)
    expect(trouble()).toEqual([])
  })
})
