import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import { people } from '../../../mocks/people.ts'
import { openPhone } from './phone.ts'
import { openRelay } from './relay.ts'
import { dialog, heading, openWalletPage, openWith, pick, press, says, theCode, type WalletPage } from './walletPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const metaMask: FakeExtension = { name: 'MetaMask', account: alice, rdns: 'io.metamask', flags: ['isMetaMask'] }

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

/** The client for wallets on other devices does not come: its host is away. */
const withoutClient = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('irn_subscribe')) await route.abort()
    else await route.fulfill({ response })
  })

describe('where wallets on other devices cannot be reached', () => {
  it('an installed wallet connects all the same, and comes back after a reload', async () => {
    const { page, hands } = await openWith(here, [metaMask], { prepare: withoutClient })
    await pick(page, 'WalletConnect')
    await heading(page, 'WalletConnect could not be connected')
    await press(page, 'Choose another wallet')
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice} 1 MetaMask`)
    await page.reload()
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(await hands.asked('MetaMask')).not.toContain('wallet_requestPermissions')
  })

  it('the visitor who was paired before is not kept waiting: an installed wallet connects', async () => {
    const relay = await openRelay()
    const phone = await openPhone(relay.url, 'bob')
    const { page } = await openWith(here, [metaMask], { query: `?relay=${encodeURIComponent(relay.url)}` })
    await pick(page, 'WalletConnect')
    await heading(page, 'Scan with your phone')
    await phone.scan(await theCode(page))
    await says(page, `connected ${people.bob.address} 1 WalletConnect`)
    await phone.close()
    await relay.close()
    let aborted = 0
    page.on('requestfailed', () => aborted++)
    await withoutClient(page)
    await page.reload()
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice} 1 MetaMask`)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(aborted).toBe(1)
  })
})
