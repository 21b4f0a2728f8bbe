import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import { people } from '../../../mocks/people.ts'
import { openPhone, type Phone } from './phone.ts'
import { openRelay, type Relay } from './relay.ts'
import {
  dialog,
  heading,
  openWalletPage,
  openWith,
  type OpenedPage,
  pick,
  press,
  says,
  theCode,
  wallet,
  type WalletPage,
} from './walletPage.ts'

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

/** The WalletConnect client is requested, and does not load until it is released. */
async function withoutClient(
  page: Page,
): Promise<{ asked: () => number; letGo: () => Promise<void> }> {
  const held: (() => Promise<void>)[] = []
  let isHeld = true
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if (isHeld && (await response.text()).includes('irn_subscribe'))
      held.push(() => route.fulfill({ response }))
    else await route.fulfill({ response })
  })
  return {
    asked: () => held.length,
    letGo: async () => {
      isHeld = false
      await Promise.all(held.map((go) => go()))
    },
  }
}

describe('while WalletConnect is unreachable', () => {
  it('an installed wallet connects anyway, and reconnects after a reload', async () => {
    const { page, fakeWallets } = await openWith(here, [metaMask])
    const { asked } = await withoutClient(page)
    await pick(page, 'WalletConnect')
    await dialog(page).getByText('Preparing code…').waitFor()
    await expect.poll(asked).toBeGreaterThan(0)
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice} 1 MetaMask`)
    await page.reload()
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(await fakeWallets.asked('MetaMask')).not.toContain('wallet_requestPermissions')
  })

  describe('and a wallet was paired at the last visit', () => {
    let relay: Relay
    let phone: Phone
    let opened: OpenedPage
    const bob = people.bob.address
    beforeEach(async () => {
      relay = await openRelay()
      phone = await openPhone(relay.url, 'bob')
      opened = await openWith(here, [metaMask], {
        query: `?relay=${encodeURIComponent(relay.url)}`,
      })
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

    it('the kit stops waiting for it: an installed wallet connects', async () => {
      const { page } = opened
      const { asked, letGo } = await withoutClient(page)
      await page.reload()
      await press(page, 'Reconnect WalletConnect')
      await heading(page, 'Scan with your phone')
      await dialog(page).getByRole('button', { name: 'Back' }).click()
      await heading(page, 'Connect a wallet')
      await pick(page, 'MetaMask')
      await says(page, `connected ${alice} 1 MetaMask`)
      await dialog(page).waitFor({ state: 'hidden' })
      expect(asked()).toBeGreaterThan(0)
      // It reconnects after all, without replacing the active wallet.
      await letGo()
      await page.getByRole('button', { name: /^Account/ }).click()
      const account = page.getByRole('dialog', { name: 'Your account' })
      await account.getByRole('button', { name: 'WalletConnect', exact: true }).waitFor()
      expect(await wallet(page).innerText()).toBe(`connected ${alice} 1 MetaMask`)
    })

    it('a remembered wallet reconnects late if nothing else was connected', async () => {
      const { page } = opened
      const { letGo } = await withoutClient(page)
      await page.reload()
      await press(page, 'Reconnect WalletConnect')
      await heading(page, 'Scan with your phone')
      await letGo()
      await says(page, `connected ${bob} 1 WalletConnect`)
      await dialog(page).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('dialog', { name: 'Your account' }).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
    })

    it('an installed wallet that was connected as well reconnects alone', async () => {
      const { page } = opened
      await page.getByRole('button', { name: /^Account/ }).click()
      await press(page, 'Connect another wallet')
      await page
        .getByRole('dialog', { name: 'Connect another wallet' })
        .getByRole('button', { name: 'MetaMask', exact: true })
        .click()
      await says(page, `connected ${alice} 1 MetaMask`)
      const { asked } = await withoutClient(page)
      await page.reload()
      await says(page, `connected ${alice} 1 MetaMask`)
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('dialog', { name: 'Your account' }).waitFor()
      expect(asked()).toBeGreaterThan(0)
    })
  })
})
