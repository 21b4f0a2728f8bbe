import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import { people } from '../../../mocks/people.ts'
import { openPhone } from './phone.ts'
import { openRelay } from './relay.ts'
import {
  dialog,
  heading,
  openWalletPage,
  openWith,
  pick,
  press,
  says,
  theCode,
  wallet,
  type WalletPage,
} from './walletPage.ts'

const [alice, bob] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
const metaMask: FakeExtension = {
  name: 'MetaMask',
  account: alice,
  rdns: 'io.metamask',
  flags: ['isMetaMask'],
}
const rabby: FakeExtension = { name: 'Rabby Wallet', account: bob, rdns: 'io.rabby' }

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

const row = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

async function openAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await press(page, 'Connect another wallet')
  await page.getByRole('dialog', { name: 'Connect another wallet' }).waitFor()
}

/** Records the page's wallet state from now on. */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await wallet(page).evaluate((status) => {
    const kept: string[] = []
    Object.assign(window, { saidOfWallet: kept })
    new MutationObserver(() => kept.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { saidOfWallet: string[] }).saidOfWallet)
}

describe('another wallet', () => {
  it('connects while the first one stays connected; both reconnect after a reload', async () => {
    const { page, fakeWallets, trouble } = await openWith(here, [
      metaMask,
      { ...rabby, behavior: 'hangs' },
    ])
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice} 1 MetaMask`)
    const said = await record(page)
    await openAnother(page)
    expect(await row(page, 'MetaMask Connected').getAttribute('aria-disabled')).toBe('true')
    await row(page, 'MetaMask Connected').click({ force: true })
    await heading(page, 'What is a wallet?')
    await row(page, 'Rabby Wallet').click()
    await heading(page, 'Opening Rabby Wallet')
    expect(await wallet(page).innerText()).toBe(`connected ${alice} 1 MetaMask`)
    await fakeWallets.set('Rabby Wallet', { behavior: 'agrees' })
    await says(page, `connected ${bob} 1 Rabby Wallet`)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await said()).toEqual([`connected ${bob} 1 Rabby Wallet`])
    await page.getByRole('button', { name: /^Account/ }).click()
    await dialog(page).getByRole('button', { name: 'MetaMask', exact: true }).click()
    await says(page, `connected ${alice} 1 MetaMask`)
    await page.reload()
    await says(page, `connected ${alice} 1 MetaMask`)
    await page.getByRole('button', { name: /^Account/ }).click()
    await dialog(page).getByRole('button', { name: 'Rabby Wallet', exact: true }).waitFor()
    expect(trouble()).toEqual([])
  })

  it('leaves the first one unchanged if it rejects or does not respond', async () => {
    const { page, fakeWallets, trouble } = await openWith(here, [
      metaMask,
      { ...rabby, behavior: 'rejects' },
    ])
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    const said = await record(page)
    await openAnother(page)
    await row(page, 'Rabby Wallet').click()
    await heading(page, 'Connection rejected')
    await fakeWallets.set('Rabby Wallet', { behavior: 'hangs' })
    await press(page, 'Try again')
    await heading(page, 'Opening Rabby Wallet')
    await press(page, 'Cancel')
    await heading(page, 'What is a wallet?')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await wallet(page).innerText()).toBe(`connected ${alice} 1 MetaMask`)
    expect(await said()).toEqual([])
    // It approves after the user has moved on: the active one stays active.
    await fakeWallets.set('Rabby Wallet', { behavior: 'agrees' })
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('fake-extension:Rabby Wallet')))
      .toBe(null)
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(trouble()).toEqual([])
  })

  it('becomes the first one if the first one disconnects while the dialog is open', async () => {
    const { page, fakeWallets, trouble } = await openWith(here, [metaMask, rabby])
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await openAnother(page)
    await fakeWallets.leave('MetaMask')
    await says(page, 'disconnected')
    await page.getByRole('dialog', { name: 'Connect a wallet' }).waitFor()
    await row(page, 'MetaMask Recent').waitFor()
    await row(page, 'Rabby Wallet').click()
    await says(page, `connected ${bob} 1 Rabby Wallet`)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(trouble()).toEqual([])
  })

  it('on a phone is paired next to an installed one, and no other can be paired', async () => {
    const relay = await openRelay()
    const phone = await openPhone(relay.url, 'bob')
    try {
      const { page } = await openWith(here, [metaMask], {
        query: `?relay=${encodeURIComponent(relay.url)}`,
      })
      await pick(page, 'MetaMask')
      await says(page, 'connected')
      await openAnother(page)
      await row(page, 'WalletConnect').click()
      await heading(page, 'Scan with your phone')
      await phone.scan(await theCode(page))
      await says(page, `connected ${people.bob.address} 1 WalletConnect`)
      await openAnother(page)
      await row(page, 'WalletConnect Connected').waitFor()
      await dialog(page).getByText('Disconnect it before you pair another one.').waitFor()
      expect(await row(page, /^Rainbow/).count()).toBe(0)
      expect(await row(page, 'More wallets').count()).toBe(0)
    } finally {
      await phone.close()
      await relay.close()
    }
  })
})
