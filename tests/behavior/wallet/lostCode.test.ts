import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import { openWalletPage, openWith, press, says, type WalletPage } from './walletPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const metaMask: FakeExtension = {
  name: 'MetaMask',
  account: alice,
  rdns: 'io.metamask',
  flags: ['isMetaMask'],
}

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet' })
const list = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })
const broken = (page: Page) => page.getByRole('dialog', { name: "Couldn't open this" })
/** What the kit reports to the app, read visually: behind a dialog it is inert. */
const reported = (page: Page) => page.locator('[role=status][aria-label="Connect dialog"]')

async function aPage() {
  const opened = await openWith(here, [metaMask])
  await connectButton(opened.page).waitFor()
  await opened.page.evaluate(() => document.fonts.ready)
  let loads = 0
  opened.page.on('load', () => (loads += 1))
  return { ...opened, loads: () => loads }
}

/** The dialogs' code is no longer on the server, as after a deployment. */
const removeCode = (page: Page) =>
  page.route('**/*.js*', (route) => route.fulfill({ status: 404, body: 'Not found' }))

describe('without a connection', () => {
  it('Connect wallet explains the problem offline, and opens the dialog once online', async () => {
    const { page, context, loads } = await aPage()
    await context.setOffline(true)
    await connectButton(page).click()
    await broken(page).getByText('Check your connection', { exact: false }).waitFor()
    expect(await reported(page).innerText()).toBe('open')
    await press(page, 'Try again')
    await broken(page).waitFor()
    await context.setOffline(false)
    await press(page, 'Try again')
    await list(page).getByRole('button', { name: 'MetaMask', exact: true }).click()
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(loads()).toBe(0)
  })

  it('a closed message gives the focus back, and the next press works', async () => {
    const { page, context } = await aPage()
    await context.setOffline(true)
    await connectButton(page).click()
    await broken(page).waitFor()
    await page.keyboard.press('Escape')
    await broken(page).waitFor({ state: 'hidden' })
    await expect.poll(() => reported(page).innerText()).toBe('closed')
    await expect
      .poll(() => connectButton(page).evaluate((button) => button === document.activeElement))
      .toBe(true)
    await context.setOffline(false)
    await connectButton(page).click()
    await list(page).waitFor()
    expect(await reported(page).innerText()).toBe('open')
  })

  it('the keyboard reaches all of the message and nothing behind it', async () => {
    const { page, context } = await aPage()
    await context.setOffline(true)
    await connectButton(page).press('Enter')
    await broken(page).waitFor()
    expect(await broken(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    )
    expect(await broken(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await broken(page).getByRole('button', { name: 'Close' }).press('Enter')
    await broken(page).waitFor({ state: 'hidden' })
  })
})

it('after a deployment, Try again loads the page that knows the new files', async () => {
  const { page, loads } = await aPage()
  await removeCode(page)
  await connectButton(page).click()
  await broken(page).waitFor()
  expect(loads()).toBe(0)
  await press(page, 'Try again')
  await expect.poll(loads).toBe(1)
  // Once the new page has its files, everything is as before.
  await page.unroute('**/*.js*')
  await page.reload()
  await connectButton(page).click()
  await list(page).waitFor()
})

it('while its code is loading, the dialog does not count as open', async () => {
  const { page } = await aPage()
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/*.js*', async (route) => {
    await held
    await route.continue()
  })
  await connectButton(page).click()
  expect(await reported(page).innerText()).toBe('closed')
  letGo()
  await list(page).waitFor()
  await expect.poll(() => reported(page).innerText()).toBe('open')
})
