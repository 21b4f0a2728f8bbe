import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import { people } from '../../../mocks/people.ts'
import { openPhone, type Phone } from './phone.ts'
import { openRelay, type Relay } from './relay.ts'
import { dialog, heading, openWalletPage, openWith, type OpenedPage, pick, press, says, theCode, type WalletPage } from './walletPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const metaMask: FakeExtension = { name: 'MetaMask', account: alice, rdns: 'io.metamask', flags: ['isMetaMask'] }

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

/** The client for wallets on other devices is asked for, and never comes; gives how often. */
async function withoutClient(page: Page): Promise<() => number> {
  let asked = 0
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('irn_subscribe')) asked += 1
    else await route.fulfill({ response })
  })
  return () => asked
}

describe('where wallets on other devices cannot be reached', () => {
  it('an installed wallet connects all the same, and comes back after a reload', async () => {
    let asked = () => 0
    const { page, hands } = await openWith(here, [metaMask], { prepare: async (opened) => (asked = await withoutClient(opened)) })
    await pick(page, 'WalletConnect')
    await dialog(page).getByText('Preparing a code').waitFor()
    await expect.poll(asked).toBeGreaterThan(0)
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice} 1 MetaMask`)
    await page.reload()
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(await hands.asked('MetaMask')).not.toContain('wallet_requestPermissions')
  })

  describe('and one was paired at the last visit', () => {
    let relay: Relay
    let phone: Phone
    let opened: OpenedPage
    const bob = people.bob.address
    beforeEach(async () => {
      relay = await openRelay()
      phone = await openPhone(relay.url, 'bob')
      opened = await openWith(here, [metaMask], { query: `?relay=${encodeURIComponent(relay.url)}` })
      await pick(opened.page, 'WalletConnect')
      await heading(opened.page, 'Scan with your phone')
      await phone.scan(await theCode(opened.page))
      await says(opened.page, `connected ${bob} 1 WalletConnect`)
    })
    afterEach(async () => {
      await opened?.page.close()
      await phone?.close()
      await relay?.close()
    })

    it('nobody waits for it without end: an installed wallet connects', async () => {
      const { page } = opened
      const asked = await withoutClient(page)
      await page.reload()
      await pick(page, 'MetaMask')
      await says(page, `connected ${alice} 1 MetaMask`)
      await dialog(page).waitFor({ state: 'hidden' })
      expect(asked()).toBeGreaterThan(0)
    })

    it('an installed wallet that was connected beside it comes back alone', async () => {
      const { page } = opened
      await page.getByRole('button', { name: /^Account/ }).click()
      await press(page, 'Connect another wallet')
      await page.getByRole('dialog', { name: 'Connect another wallet' }).getByRole('button', { name: 'MetaMask', exact: true }).click()
      await says(page, `connected ${alice} 1 MetaMask`)
      const asked = await withoutClient(page)
      await page.reload()
      await says(page, `connected ${alice} 1 MetaMask`)
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('dialog', { name: 'Your account' }).waitFor()
      expect(asked()).toBeGreaterThan(0)
    })
  })
})
