import type { Page } from 'playwright'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { people } from '../../../mocks/people.ts'
import { openPhone, type Phone } from './phone.ts'
import { openRelay, type Relay } from './relay.ts'
import { answer, dialog, openWalletPage, pick, wallet, type WalletPage } from './walletPage.ts'

let here: WalletPage
let relay: Relay
let phone: Phone
let outside: string[] = []
let opened: { page: Page; errors: string[]; requests: string[]; sockets: string[]; broken: string[] }

beforeAll(async () => {
  ;[here, relay] = await Promise.all([openWalletPage(), openRelay()])
})
afterAll(async () => {
  await here?.close()
  await relay?.close()
})
beforeEach(async () => {
  outside = []
  vi.stubGlobal('fetch', (input: unknown) => {
    outside.push(String(input))
    return Promise.reject(new Error('The phone of this test asks the relay alone.'))
  })
  phone = await openPhone(relay.url, 'bob')
  const { page, errors, requests } = await here.open()
  const sockets: string[] = []
  const broken: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.exposeFunction('cofferBroken', (what: string) => void broken.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => (window as unknown as { cofferBroken: (what: string) => void }).cofferBroken(`${violatedDirective} ${blockedURI}`))
  })
  opened = { page, errors, requests, sockets, broken }
  await page.goto(`${here.served.url}?relay=${encodeURIComponent(relay.url)}`)
})
afterEach(async () => {
  await phone.close()
  await opened.page.close()
  vi.unstubAllGlobals()
})

/** The relay is asked, and nobody else: neither for statistics nor for what is called verification. The page breaks no rule and throws nothing. */
const trouble = () => [
  ...outside,
  ...opened.requests.filter((url) => !url.startsWith(here.served.url) && !/^(data|blob):/.test(url)),
  ...opened.sockets.filter((url) => !url.startsWith(relay.url)),
  ...opened.broken,
  ...opened.errors,
]

const says = (text: string) => wallet(opened.page).filter({ hasText: text }).waitFor()
const hears = (text: string | RegExp) => answer(opened.page).filter({ hasText: text }).waitFor()
const heading = (name: string) => dialog(opened.page).getByRole('heading', { name }).waitFor()
const press = (name: string) => opened.page.getByRole('button', { name, exact: true }).click()

/** The link of the code that is shown: copied, as a person would who cannot scan. */
async function theCode(): Promise<string> {
  await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = dialog(opened.page).getByRole('button', { name: /copy/i })
  await copy.waitFor()
  await copy.click()
  return opened.page.evaluate(() => navigator.clipboard.readText())
}

async function paired(): Promise<void> {
  await pick(opened.page, 'WalletConnect')
  await heading('Scan with your phone')
  await phone.scan(await theCode())
  await says(`connected ${people.bob.address} 1 WalletConnect`)
}

describe('a wallet on a telephone', () => {
  it('is paired by a code, signs, and may refuse to', async () => {
    await paired()
    await press('Sign')
    await hears(/^0x[0-9a-f]{130}$/)
    const signature = (await answer(opened.page).innerText()) as `0x${string}`
    expect(await verifyMessage({ address: people.bob.address, message: 'hello', signature })).toBe(true)
    phone.decides('refuses')
    await press('Sign')
    await hears('{"kind":"rejected"}')
    expect(trouble()).toEqual([])
  })

  it('may refuse the pairing (5000): that is told, and a new code works', async () => {
    await pick(opened.page, 'WalletConnect')
    await heading('Scan with your phone')
    const first = await theCode()
    await phone.scan(first, 'refuses')
    await heading('You refused')
    await press('Show a new code')
    await heading('Scan with your phone')
    const second = await theCode()
    expect(second).not.toBe(first)
    await phone.scan(second)
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    expect(trouble()).toEqual([])
  })

  it('follows the page to another chain, and takes the page along', async () => {
    await paired()
    await press('Go to Holesky')
    await says(`connected ${people.bob.address} 17000 WalletConnect`)
    await phone.moveTo(1)
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    expect(trouble()).toEqual([])
  })

  it('is disconnected from the page', async () => {
    await paired()
    await press('Disconnect')
    await says('disconnected')
    await phone.left()
    expect(phone.sessions()).toBe(0)
    expect(trouble()).toEqual([])
  })

  it('disconnects the page', async () => {
    await paired()
    await phone.leave()
    await says('disconnected')
    await opened.page.reload()
    await opened.page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(trouble()).toEqual([])
  })

  it('is still there after a reload, and signs', async () => {
    await paired()
    await opened.page.reload()
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    await press('Sign')
    await hears(/^0x[0-9a-f]{130}$/)
    expect(trouble()).toEqual([])
  })
})

it('the client is fetched when a wallet is picked that needs it, and not before', async () => {
  const hasClient = async () => {
    const texts = await Promise.all([...new Set(opened.requests.filter((url) => url.endsWith('.js')))].map(async (url) => (await opened.page.request.get(url)).text()))
    return texts.some((text) => text.includes('irn_subscribe') || text.includes('wc_sessionPropose'))
  }
  await says('disconnected')
  expect(await hasClient()).toBe(false)
  expect(opened.sockets).toEqual([])
  await pick(opened.page, 'WalletConnect')
  await heading('Scan with your phone')
  expect(await hasClient()).toBe(true)
  expect(trouble()).toEqual([])
})
