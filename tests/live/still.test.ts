import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { aTransaction } from '../../mocks/fixtures/index.ts'
import type { WalletController } from '../../mocks/wallet/createWalletController.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { at } from '../e2e/journey.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { size } from '../size.ts'
import { cutTexts } from './cutTexts.ts'
import { settled, shiftsOf, watchShifts } from './layoutShifts.ts'
import { configOf, type Product } from './product.ts'
import { visit } from './visit.ts'
import { withWorld } from './withWorld.ts'

// A third of the usual delay is enough for placeholders to show.
const here = withWorld([], { sleep: (ms) => wait(ms / 3) })

const safe = `safe=eth:${safes.treasury.address}`
const routes = [
  '',
  `home?${safe}`,
  `balances?${safe}`,
  `balances/nfts?${safe}`,
  `transactions/queue?${safe}`,
  `transactions/history?${safe}`,
  `transactions/messages?${safe}`,
  `transactions/new?${safe}`,
  `settings/setup?${safe}`,
  `settings/alerts?${safe}`,
  'contacts',
  'new-safe/create',
  'settings',
  'settings/account',
  'settings/notifications',
  'settings/data',
  'settings/networks',
]

/** The page of the next transaction. */
const nextId = `multisig_${safes.treasury.address}_${aTransaction().safeTxHash}`
const nextTransaction = `transactions/tx?${safe}&id=${nextId}`

let product: Product | undefined
afterAll(() => product?.close())

/** The narrowest phone and a desktop; in between, the stories look at each screen. */
const widths = size === 'nightly' ? [1440, 768, 375, 320] : [1440, 320]
/** 640 is a window of 1280 at 200 %. */
const textWidths =
  size === 'nightly'
    ? [320, 360, 375, 414, 560, 640, 680, 720, 740, 768, 860, 1024, 1280, 1440]
    : [320, 640]

/**
 * A page of this width for Alice, who may have connected her wallet at an earlier visit, of which
 * nothing else is kept.
 */
async function open(
  width: number,
  install = installConnectedWallet,
): Promise<{ page: Page; url: string; wallet: WalletController }> {
  product = await here.serve({ config: configOf(here.world) })
  const { page } = await here.browserSession.open({
    viewport: { width, height: width < 768 ? 760 : 900 },
    reducedMotion: 'no-preference',
  })
  const wallet = await install(page, { person: 'alice', rpcUrl: here.world.rpcUrl })
  // On a busy machine, the wallet answers after the three seconds in which the page expects it, and
  // then counts as connected again.
  await page.addInitScript(() => {
    const { setTimeout: start } = window
    window.setTimeout = ((run: () => void, ms?: number, ...rest: []) =>
      start(run, ms === 3_000 ? 60_000 : ms, ...rest)) as typeof window.setTimeout
  })
  return { page, url: product.url, wallet }
}

/** Scores have three decimals: a text that grows by some pixels within its own place is none. */
const realShifts = async (page: Page) =>
  (await shiftsOf(page)).filter(({ value }) => value >= 0.001)

/** What moved on each page, from the first paint on. */
async function shifted(page: Page, url: string, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  for (const path of paths) {
    await page.goto(url + path)
    await settled(page)
    for (const { value, moved } of await realShifts(page))
      problems.push(`/${path}: ${value.toFixed(4)}\n  ${moved.join('\n  ')}`)
  }
  return problems
}

describe.each(widths)('at %i px', (width) => {
  it('nothing moves on any page for a visitor', async () => {
    const { page, url } = await open(width, installInjectedWallet)
    await watchShifts(page)
    expect(await shifted(page, url, routes)).toEqual([])
    await page.context().close()
  })

  it('nothing moves on any page for an owner, at any visit', async () => {
    const { page, url } = await open(width)
    await watchShifts(page)
    const all = [...routes, nextTransaction]
    // The second visit shows what was kept of the first, at any width.
    const visits = size === 'nightly' || width === widths[0] ? [1, 2] : [1]
    for (const _ of visits) expect(await shifted(page, url, all)).toEqual([])
    await page.context().close()
  })
})

describe.each(widths)('at %i px', (width) => {
  it('nothing moves and no control is hidden while the wallet is on another network', async () => {
    const { page, url, wallet } = await open(width)
    await watchShifts(page)
    const notice = page.getByText('Your wallet is on a different network than this Safe.')
    const path = `transactions/queue?${safe}`
    await page.goto(url + path)
    await settled(page)
    wallet.set({ chainId: 17_000 })
    await notice.waitFor()
    expect(await hiddenControls(page)).toEqual([])
    wallet.set({ chainId: 1 })
    await notice.waitFor({ state: 'detached' })
    expect(await realShifts(page)).toEqual([])
    wallet.set({ chainId: 17_000 })
    expect(await shifted(page, url, [path])).toEqual([])
    await notice.waitFor()
    await page.getByRole('button', { name: 'Switch to Ethereum' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(await realShifts(page)).toEqual([])
    await page.context().close()
  })
})

it.each(widths)(
  'at %i px, no row of the queue grows when the Safe is read after it',
  async (width) => {
    const { page, url } = await open(width)
    await watchShifts(page)
    let show = () => {}
    const shown = new Promise<void>((resolve) => (show = resolve))
    await page.route(/\/v1\/chains\/1\/safes\/0x\w+$/, async (route) => {
      await shown
      await route.continue().catch(() => {})
    })
    await page.goto(`${url}transactions/queue?${safe}`)
    await page.getByRole('main').getByText('Needs signatures').first().waitFor()
    show()
    await page.getByRole('main').getByText('Needs your signature').first().waitFor()
    await settled(page)
    expect(await realShifts(page)).toEqual([])
    await page.context().close()
  },
)

it.each(widths)(
  'at %i px, no button moves when the wallet of the last visit is back after all else',
  async (width) => {
    const { page, url } = await open(width)
    await watchShifts(page)
    await page.addInitScript(() => {
      const wallet = (
        window as unknown as {
          ethereum: { request: (ask: { method: string }) => Promise<unknown> }
        }
      ).ethereum
      const { request } = wallet
      const unlocked = new Promise((resolve) => addEventListener('test-unlock', resolve))
      wallet.request = async (ask) => {
        await unlocked
        return request(ask)
      }
    })
    await page.goto(url + nextTransaction)
    await page.getByRole('main').getByText('Verified').first().waitFor()
    const share = page.getByRole('button', { name: /^Share/ })
    expect(await share.isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('test-unlock')))
    await share.waitFor()
    expect(await page.getByRole('button', { name: /^Replace/ }).isVisible()).toBe(true)
    await settled(page)
    expect(await realShifts(page)).toEqual([])
    await page.context().close()
  },
)

it.each(widths)(
  'at %i px, nothing moves when the names of a transaction are found after all else',
  async (width) => {
    const { page, url } = await open(width)
    await watchShifts(page)
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    // ENS' resolver, which each page asks for the name of an address.
    await page.route(here.world.rpcUrl(1), async (route) => {
      if (/eeeeeeee14d718c2b47d9923deab1335e144eeee/i.test(route.request().postData() ?? ''))
        await isAnswered
      await route.continue().catch(() => {})
    })
    await page.goto(url + nextTransaction)
    const main = page.getByRole('main')
    await main.getByText('Note', { exact: true }).waitFor()
    expect(await main.getByText('treasury.eth').first().isVisible()).toBe(false)
    answer()
    await main.getByText('treasury.eth').first().waitFor()
    await settled(page)
    expect(await realShifts(page)).toEqual([])
    await page.context().close()
  },
)

/** The controls under the notice when the page is scrolled to its end. */
const hiddenControls = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const notice = document.querySelector('[data-at-end]')
    const { left, right, top, bottom } = notice?.getBoundingClientRect() ?? new DOMRect()
    const hidden = [
      ...document.querySelectorAll('main :is(a, button), header :is(a, button)'),
    ].filter((control) => {
      const box = control.getBoundingClientRect()
      return (
        control.checkVisibility() &&
        box.left < right &&
        box.right > left &&
        box.top < bottom &&
        box.bottom > top
      )
    })
    scrollTo(0, 0)
    return hidden.map((control) => control.textContent)
  })

describe.each(widths)('at %i px on a slow network', (width) => {
  it('nothing moves on any page', async () => {
    const { page, url } = await open(width)
    await watchShifts(page)
    here.world.world.setNetworkCondition('slow')
    expect(
      await shifted(page, url, [
        `home?${safe}`,
        `balances?${safe}`,
        `transactions/queue?${safe}`,
        `transactions/history?${safe}`,
        nextTransaction,
      ]),
    ).toEqual([])
    await page.context().close()
  })
})

/** From the next page on, the app is in German: its texts are longer. */
const speakGerman = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem(
      'coffer.preferences',
      JSON.stringify({
        ...JSON.parse(localStorage.getItem('coffer.preferences') ?? '{}'),
        locale: 'de',
      }),
    )
  })

it('in German, no text is cut on the narrowest phone or at 200% zoom', async () => {
  const { page, url } = await open(1440)
  await speakGerman(page)
  await page.goto(url)
  await page.locator('html[lang=de]').waitFor()
  const problems: string[] = []
  for (const path of [...routes, nextTransaction]) {
    await visit(page, `/${path}`)
    for (const width of textWidths) {
      await page.setViewportSize({ width, height: 800 })
      for (const problem of await cutTexts(page))
        problems.push(`/${path} at ${width} px: ${problem}`)
    }
  }
  expect(problems).toEqual([])
  await page.context().close()
})

it.each([320, 1280])(
  'in German at %i px, no text of the wallet’s dialogs is cut',
  async (width) => {
    const { page, url, wallet } = await open(width, installInjectedWallet)
    await speakGerman(page)
    await page.goto(`${url}home?${safe}`)
    const { dialog } = at(page)
    const problems: string[] = []
    const look = async (part: string) => {
      for (const problem of await cutTexts(page)) problems.push(`${part}: ${problem}`)
    }
    const press = (name: string | RegExp) => dialog.getByRole('button', { name }).first().click()
    const connectButton = page.getByRole('button', { name: 'Wallet verbinden' }).first()
    await connectButton.click()
    await dialog.getByRole('heading', { name: 'Wallet verbinden' }).first().waitFor()
    await look('the list of wallets')
    if (width < 768) await press('Was ist eine Wallet?')
    await dialog.getByRole('heading', { name: 'Was ist eine Wallet?' }).waitFor()
    await look('What is a wallet?')
    await press('Wallet holen')
    await dialog.getByRole('heading', { name: 'Wallet holen' }).waitFor()
    await look('Get a wallet')
    await press(/^Rainbow/)
    await dialog
      .getByRole('heading', { name: /Rainbow/ })
      .first()
      .waitFor()
    await look('Get Rainbow')
    await page.keyboard.press('Escape')
    wallet.set({ behavior: 'rejects' })
    await connectButton.click()
    await press(/Test wallet/)
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).waitFor()
    await look('a declined connection')
    wallet.set({ behavior: 'agrees' })
    await press('Erneut versuchen')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^Konto/ }).click()
    await dialog.getByRole('button', { name: 'Trennen' }).waitFor()
    await look('the account')
    wallet.set({ behavior: 'rejects' })
    await press('Holesky')
    await dialog.getByText(/abgelehnt/).waitFor()
    await look('a declined switch')
    expect(problems).toEqual([])
    await page.context().close()
  },
)
