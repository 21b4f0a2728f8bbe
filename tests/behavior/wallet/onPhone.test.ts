import { devices, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../../../mocks/people.ts'
import {
  dialog,
  heading,
  hears,
  openWalletPage,
  openWith,
  press,
  says,
  type OpenedPage,
  type WalletPage,
} from './walletPage.ts'
import { withPhone } from './withPhone.ts'

const atHand = withPhone()
let here: WalletPage
let opened: OpenedPage

beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())
afterEach(() => opened?.page.close())

interface Tap {
  href: string
  target: string
  trusted: boolean
  prevented: boolean
}

/**
 * The page on a phone, with a clock controlled by the test. Taps on links are recorded and lead
 * nowhere, because there are no apps.
 */
async function onA(device: 'iPhone 13' | 'Pixel 5'): Promise<Page> {
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices[
    device
  ] as (typeof devices)[string]
  opened = await openWith(here, [], {
    query: atHand.query,
    browser: { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch },
    prepare: async (page) => {
      await page.clock.install({ time: Date.now() })
      await page.addInitScript(() => {
        const taps: object[] = []
        const opens: unknown[] = []
        Object.assign(window, { taps, opens, open: (href: unknown) => void opens.push(href) })
        window.addEventListener('click', (event) => {
          const link = (event.target as Element | null)?.closest('a')
          if (!link) return
          taps.push({
            href: link.href,
            target: link.target,
            trusted: event.isTrusted,
            prevented: event.defaultPrevented,
          })
          event.preventDefault()
        })
      })
    },
  })
  return opened.page
}

const taps = (page: Page) => page.evaluate(() => (window as unknown as { taps: Tap[] }).taps)
const opens = (page: Page) => page.evaluate(() => (window as unknown as { opens: string[] }).opens)
const link = (page: Page, name: string) => dialog(page).getByRole('link', { name, exact: true })
const chosen = (page: Page) =>
  page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))

async function tapWallet(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Connect wallet' }).tap()
  await dialog(page).getByRole('button', { name, exact: true }).tap()
  await heading(page, `Connect with ${name}`)
  return (await link(page, `Open ${name}`).getAttribute('href')) ?? ''
}
const pairingIn = (href: string) =>
  decodeURIComponent(href.slice(href.indexOf('wc?uri=') + 'wc?uri='.length))

describe('on an iPhone', () => {
  it('WalletConnect opens any wallet app, and its link says so', async () => {
    const page = await onA('iPhone 13')
    await page.getByRole('button', { name: 'Connect wallet' }).tap()
    await dialog(page).getByRole('button', { name: 'WalletConnect', exact: true }).tap()
    await heading(page, 'Connect with WalletConnect')
    expect(await link(page, 'Open a wallet app').getAttribute('href')).toMatch(/^wc:/)
  })

  it('a link is shown first; tapping it opens the app, and the wallet connects', async () => {
    const page = await onA('iPhone 13')
    const href = await tapWallet(page, 'Rainbow')
    expect(href).toMatch(/^rainbow:\/\/wc\?uri=wc%3A[0-9a-f]{64}%402/)
    expect([await taps(page), await opens(page)]).toEqual([[], []])
    await link(page, 'Open Rainbow').tap()
    // The user's own tap on a link with its default action: that opens an app.
    expect(await taps(page)).toEqual([{ href, target: '', trusted: true, prevented: false }])
    await atHand.phone.scan(pairingIn(href))
    await says(page, `connected ${people.bob.address} 1 WalletConnect`)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(JSON.parse((await chosen(page)) ?? '')).toEqual({ href: 'rainbow://', name: 'Rainbow' })
    expect(opened.trouble()).toEqual([])
  })

  it('the app is reopened for signatures, and forgotten after disconnecting', async () => {
    const page = await onA('iPhone 13')
    await atHand.phone.scan(pairingIn(await tapWallet(page, 'Rainbow')))
    await says(page, 'connected')
    await press(page, 'Sign')
    await hears(page, /^0x[0-9a-f]{130}$/)
    expect(await opens(page)).toEqual([expect.stringMatching(/^rainbow:\/\/wc\?requestId=/)])
    await press(page, 'Disconnect')
    await says(page, 'disconnected')
    expect(await chosen(page)).toBe(null)
    expect(opened.trouble()).toEqual([])
  })

  it('if nothing happens, the store is offered', async () => {
    const page = await onA('iPhone 13')
    await tapWallet(page, 'Rainbow')
    await dialog(page).getByText('Nothing happened? Rainbow may not be installed.').waitFor()
    const store = link(page, 'Get Rainbow')
    expect([
      await store.getAttribute('href'),
      await store.getAttribute('target'),
      await store.getAttribute('rel'),
    ]).toEqual([
      'https://apps.apple.com/app/apple-store/id1457119021',
      '_blank',
      'noreferrer noopener',
    ])
    await store.tap()
    expect(await taps(page)).toMatchObject([
      { href: 'https://apps.apple.com/app/apple-store/id1457119021', prevented: false },
    ])
    // The link is still there when the user returns with the app.
    expect(await link(page, 'Open Rainbow').isVisible()).toBe(true)
    expect(opened.trouble()).toEqual([])
  })

  it('a link expires after a four-minute countdown; the next one is new and works', async () => {
    const page = await onA('iPhone 13')
    const first = await tapWallet(page, 'Rainbow')
    await dialog(page)
      .getByText(/^This link expires in (4:00|3:5\d)$/)
      .waitFor()
    await page.clock.fastForward('01:30')
    await dialog(page)
      .getByText(/^This link expires in 2:(2\d|30)$/)
      .waitFor()
    // The phone was locked in the meantime: its timers were stopped.
    await page.clock.fastForward('02:31')
    await heading(page, "Rainbow didn't respond")
    expect(await link(page, 'Open Rainbow').count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Try again' }).tap()
    await heading(page, 'Connect with Rainbow')
    const second = (await link(page, 'Open Rainbow').getAttribute('href')) ?? ''
    expect(second).not.toBe(first)
    await dialog(page)
      .getByText(/^This link expires in (4:00|3:5\d)$/)
      .waitFor()
    await atHand.phone.scan(pairingIn(second))
    await says(page, `connected ${people.bob.address} 1 WalletConnect`)
    expect(opened.trouble()).toEqual([])
  })
})

describe('on Android', () => {
  it('a wallet without its own link opens with the bare pairing of any app', async () => {
    const page = await onA('Pixel 5')
    const href = await tapWallet(page, 'MetaMask')
    expect(href).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await link(page, 'Get MetaMask').getAttribute('href')).toBe(
      'https://play.google.com/store/apps/details?id=io.metamask',
    )
    await link(page, 'Open MetaMask').tap()
    expect(await taps(page)).toMatchObject([{ href, target: '', trusted: true, prevented: false }])
    await atHand.phone.scan(href)
    await says(page, `connected ${people.bob.address} 1 WalletConnect`)
    expect(await chosen(page)).toBe(null)
    expect(opened.trouble()).toEqual([])
  })

  it('a wallet with a web page as its link opens in a new tab', async () => {
    const page = await onA('Pixel 5')
    const href = await tapWallet(page, 'Coinbase Wallet')
    expect(href).toMatch(/^https:\/\/go\.cb-w\.com\/wc\?uri=wc%3A/)
    await link(page, 'Open Coinbase Wallet').tap()
    expect(await taps(page)).toMatchObject([{ target: '_blank', trusted: true, prevented: false }])
    await atHand.phone.scan(pairingIn(href), 'rejects')
    await heading(page, 'Connection rejected')
    await dialog(page).getByRole('button', { name: 'Try again' }).tap()
    await heading(page, 'Connect with Coinbase Wallet')
    await atHand.phone.scan(
      pairingIn((await link(page, 'Open Coinbase Wallet').getAttribute('href')) ?? ''),
    )
    await says(page, 'connected')
    expect(opened.trouble()).toEqual([])
  })
})
