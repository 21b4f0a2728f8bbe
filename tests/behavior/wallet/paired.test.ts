import type { Page } from 'playwright'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../../mocks/people.ts'
import { openPhone } from './phone.ts'
import { openRelay } from './relay.ts'
import {
  answer,
  dialog,
  openWalletPage,
  pick,
  theCode as theCodeOf,
  wallet,
  type WalletPage,
} from './walletPage.ts'
import { withPhone } from './withPhone.ts'

const atHand = withPhone()
let here: WalletPage
let opened: {
  page: Page
  errors: string[]
  requests: string[]
  sockets: string[]
  broken: string[]
}

beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())
beforeEach(async () => {
  const { page, errors, requests } = await here.open()
  const sockets: string[] = []
  const broken: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.exposeFunction('cofferBroken', (what: string) => void broken.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { cofferBroken: (what: string) => void }).cofferBroken(
        `${violatedDirective} ${blockedURI}`,
      ),
    )
  })
  opened = { page, errors, requests, sockets, broken }
  await page.goto(`${here.served.url}${atHand.query}`)
})
afterEach(() => opened?.page.close())

/**
 * Only the relay is requested: no analytics and no verify service. The page violates no policy and
 * throws nothing.
 */
const trouble = () => [
  ...atHand.outside,
  ...opened.requests.filter(
    (url) => !url.startsWith(here.served.url) && !/^(data|blob):/.test(url),
  ),
  ...opened.sockets.filter((url) => !url.startsWith(atHand.relay.url)),
  ...opened.broken,
  ...opened.errors,
]

const says = (text: string) => wallet(opened.page).filter({ hasText: text }).waitFor()
const hears = (text: string | RegExp) => answer(opened.page).filter({ hasText: text }).waitFor()
const heading = (name: string) => dialog(opened.page).getByRole('heading', { name }).waitFor()
const press = (name: string) => opened.page.getByRole('button', { name, exact: true }).click()

const theCode = () => theCodeOf(opened.page)

async function paired(): Promise<void> {
  await pick(opened.page, 'WalletConnect')
  await heading('Scan with your phone')
  await atHand.phone.scan(await theCode())
  await says(`connected ${people.bob.address} 1 WalletConnect`)
}

describe('a wallet on a phone', () => {
  it('is paired with a code, signs, and can reject a signature', async () => {
    await paired()
    await press('Sign')
    await hears(/^0x[0-9a-f]{130}$/)
    const signature = (await answer(opened.page).innerText()) as `0x${string}`
    expect(await verifyMessage({ address: people.bob.address, message: 'hello', signature })).toBe(
      true,
    )
    atHand.phone.decides('rejects')
    await press('Sign')
    await hears('{"kind":"rejected"}')
    expect(trouble()).toEqual([])
  })

  it('can reject the pairing (5000): the rejection is shown, and a new code works', async () => {
    await pick(opened.page, 'WalletConnect')
    await heading('Scan with your phone')
    const first = await theCode()
    await atHand.phone.scan(first, 'rejects')
    await heading('Connection rejected')
    await press('Get a new code')
    await heading('Scan with your phone')
    const second = await theCode()
    expect(second).not.toBe(first)
    await atHand.phone.scan(second)
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    expect(trouble()).toEqual([])
  })

  it('that shares no account is disconnected, and a new code works', async () => {
    await pick(opened.page, 'WalletConnect')
    await heading('Scan with your phone')
    const first = await theCode()
    await atHand.phone.scan(first, 'sharesNothing')
    await heading('WalletConnect shared no account')
    await atHand.phone.left()
    expect(atHand.phone.sessions()).toBe(0)
    await press('Get a new code')
    await heading('Scan with your phone')
    const second = await theCode()
    expect(second).not.toBe(first)
    await atHand.phone.scan(second)
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    expect(trouble()).toEqual([])
  })

  it.each([
    ['5100', 'lacksChains'],
    ['5002', 'lacksMethods'],
  ] as const)('that rejects with code %s lacks the network', async (_, decision) => {
    await pick(opened.page, 'WalletConnect')
    await heading('Scan with your phone')
    await atHand.phone.scan(await theCode(), decision)
    await heading("WalletConnect doesn't have this network")
    expect(trouble()).toEqual([])
  })

  it('follows the page to another chain, and the page follows the wallet', async () => {
    await paired()
    await press('Go to Holesky')
    await says(`connected ${people.bob.address} 17000 WalletConnect`)
    await atHand.phone.moveTo(1)
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    expect(trouble()).toEqual([])
  })

  it('is disconnected by the page', async () => {
    await paired()
    await press('Disconnect')
    await says('disconnected')
    await atHand.phone.left()
    expect(atHand.phone.sessions()).toBe(0)
    expect(trouble()).toEqual([])
  })

  it('disconnects the page', async () => {
    await paired()
    await atHand.phone.leave()
    await says('disconnected')
    await opened.page.reload()
    await opened.page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    // On a busy machine, WalletConnect's client reads the session's end twice, and throws then.
    const endedTwice = 'Record was recently deleted - session'
    expect(trouble().filter((one) => !one.includes(endedTwice))).toEqual([])
  })

  it('is still connected after a reload, and signs', async () => {
    await paired()
    await opened.page.reload()
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    await press('Sign')
    await hears(/^0x[0-9a-f]{130}$/)
    expect(trouble()).toEqual([])
  })
})

it('the client is loaded only when a wallet that needs it is picked', async () => {
  const hasClient = async () => {
    const texts = await Promise.all(
      [...new Set(opened.requests.filter((url) => url.endsWith('.js')))].map(async (url) =>
        (await opened.page.request.get(url)).text(),
      ),
    )
    return texts.some(
      (text) => text.includes('irn_subscribe') || text.includes('wc_sessionPropose'),
    )
  }
  await says('disconnected')
  expect(await hasClient()).toBe(false)
  expect(opened.sockets).toEqual([])
  await pick(opened.page, 'WalletConnect')
  await heading('Scan with your phone')
  // The dialog may be faster than the client.
  await expect.poll(hasClient).toBe(true)
  expect(trouble()).toEqual([])
})

/** Counts the codes that are rendered from now on. */
async function countCodes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const codes = new Set<string>()
    Object.assign(window, { codes })
    const look = () =>
      document
        // Its modules; the corners are the same in every code of a size.
        .querySelectorAll('[role=img] path:first-child')
        .forEach((path) => codes.add(path.getAttribute('d') ?? ''))
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { codes: Set<string> }).codes.size)
}

describe('a code', () => {
  it('expires after a four-minute countdown; afterward a new one works', async () => {
    const { page } = opened
    await page.clock.install({ time: Date.now() })
    await page.reload()
    await pick(page, 'WalletConnect')
    await dialog(page)
      .getByText(/^Expires in (4:00|3:5\d)$/)
      .waitFor()
    const first = await theCode()
    await page.clock.fastForward('03:00')
    await dialog(page)
      .getByText(/^Expires in (1:00|0:5\d)$/)
      .waitFor()
    await page.clock.fastForward('01:00')
    await heading("WalletConnect didn't respond")
    await press('Get a new code')
    await dialog(page)
      .getByText(/^Expires in (4:00|3:5\d)$/)
      .waitFor()
    const second = await theCode()
    expect(second).not.toBe(first)
    await atHand.phone.scan(second)
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    expect(trouble()).toEqual([])
  })

  it('times out while the relay doesn’t respond; when it is back, the next works', async () => {
    const { page } = opened
    await page.clock.install({ time: Date.now() })
    await page.reload()
    await pick(page, 'WalletConnect')
    await heading('Scan with your phone')
    await theCode()
    await press('Back')
    atHand.relay.mute(true)
    await pick(page, 'WalletConnect')
    await dialog(page).getByText('Preparing code…').waitFor()
    await page.clock.runFor(21_000)
    await heading("Couldn't create a code")
    await press('Try again')
    await dialog(page).getByText('Preparing code…').waitFor()
    const drawn = await countCodes(page)
    atHand.relay.mute(false)
    await atHand.phone.scan(await theCode())
    await says(`connected ${people.bob.address} 1 WalletConnect`)
    // The canceled attempt continues when the relay responds: its code is not shown.
    expect(await drawn()).toBe(1)
    expect(trouble()).toEqual([])
  })

  it('fails while the relay is unreachable; when it is back, the next one works', async () => {
    const { page } = opened
    const away = await openRelay()
    const port = Number(new URL(away.url).port)
    await away.close()
    await page.clock.install({ time: Date.now() })
    await page.goto(`${here.served.url}?relay=${encodeURIComponent(away.url)}`)
    await pick(page, 'WalletConnect')
    await dialog(page).getByText('Preparing code…').waitFor()
    await page.clock.runFor(21_000)
    await heading("Couldn't create a code")
    const back = await openRelay(port)
    const other = await openPhone(back.url, 'alice')
    try {
      await press('Try again')
      await heading('Scan with your phone')
      await other.scan(await theCode())
      await says(`connected ${people.alice.address} 1 WalletConnect`)
      expect(atHand.outside).toEqual([])
    } finally {
      await other.close()
      await back.close()
    }
  })
})
