import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWalletPage, says, wallet, type WalletPage } from './walletPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

/**
 * How the wallet in the page responds to a connection request; `waits` until `cofferApprove()` is
 * called.
 */
type Answer = 'agrees' | 'answers with []' | 'answers with null' | 'waits' | 'answers twice'

/** Runs inside the page: a wallet without its own state. */
function putIn([account, answer]: readonly [string, Answer]): void {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const emit = (event: string, value: unknown) =>
    listeners.get(event)?.forEach((listener) => listener(value))
  let isAllowed = false
  const allow = () => {
    isAllowed = true
    emit('accountsChanged', [account])
    return [account]
  }
  const connect = (): unknown => {
    if (answer === 'answers with []') return []
    if (answer === 'answers with null') return null
    if (answer === 'waits')
      return new Promise((done) => Object.assign(window, { cofferApprove: () => done(allow()) }))
    if (answer === 'answers twice') allow()
    return allow()
  }
  const answers: Record<string, () => unknown> = {
    eth_chainId: () => '0x1',
    eth_accounts: () => (isAllowed ? [account] : answer === 'answers with null' ? null : []),
    eth_requestAccounts: connect,
    wallet_revokePermissions: () => {
      isAllowed = false
      emit('accountsChanged', [])
      return null
    },
  }
  const provider = {
    request: async ({ method }: { method: string }) => {
      const known = answers[method]
      if (!known) throw Object.assign(new Error('Not supported.'), { code: 4200 })
      return known()
    },
    on: (event: string, listener: (value: unknown) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (value: unknown) => void) =>
      void listeners.get(event)?.delete(listener),
  }
  const detail = Object.freeze({
    info: { uuid: 'one', name: 'Odd wallet', icon: '', rdns: 'odd.wallet' },
    provider,
  })
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
  )
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sees = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('heading', { name }).waitFor()
const connects = async (page: Page) => {
  await press(page, 'Connect wallet')
  await press(page, 'Odd wallet')
}
const approves = (page: Page) =>
  page.evaluate(() => (window as unknown as { cofferApprove: () => void }).cofferApprove())
const isConnected = (page: Page) => says(page, `connected ${alice} 1 Odd wallet`)
const throwsOn = (method: 'getItem' | 'setItem' | 'removeItem') => (page: Page) =>
  page.addInitScript((name) => {
    Storage.prototype[name] = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }, method)

interface Fault {
  fault: string
  answer?: Answer
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** What the person does, and sees. */
  happens: (page: Page, context: BrowserContext) => Promise<unknown>
  /** The wallet's state afterward. */
  ends: string
}

const connected = `connected ${alice} 1 Odd wallet`
const faults: Fault[] = [
  {
    fault: 'the code of the dialog is missing',
    happens: async (page) => {
      await page.route('**/*.js*', (route) => route.fulfill({ status: 404, body: '' }))
      await press(page, 'Connect wallet')
      await sees(page, "Couldn't open this")
    },
    ends: 'disconnected',
  },
  {
    fault: 'there is no connection for a while',
    happens: async (page, context) => {
      await context.setOffline(true)
      await press(page, 'Connect wallet')
      await sees(page, "Couldn't open this")
      await context.setOffline(false)
      await press(page, 'Try again')
      await press(page, 'Odd wallet')
      await isConnected(page)
    },
    ends: connected,
  },
  ...(['getItem', 'setItem', 'removeItem'] as const).map((method) => ({
    fault: `the storage throws on ${method}`,
    before: throwsOn(method),
    happens: async (page: Page) => {
      await connects(page)
      await isConnected(page)
    },
    ends: connected,
  })),
  ...(['answers with []', 'answers with null'] as const).map((answer) => ({
    fault: `the wallet ${answer}`,
    answer,
    happens: async (page: Page) => {
      await connects(page)
      await sees(page, 'Connection rejected')
    },
    ends: 'disconnected',
  })),
  {
    fault: 'the wallet answers late',
    answer: 'waits',
    happens: async (page) => {
      await connects(page)
      await sees(page, 'Opening Odd wallet')
      await approves(page)
      await isConnected(page)
    },
    ends: connected,
  },
  {
    fault: 'the wallet answers twice',
    answer: 'answers twice',
    happens: async (page) => {
      await connects(page)
      await isConnected(page)
    },
    ends: connected,
  },
  {
    fault: 'the wallet answers after it was abandoned',
    answer: 'waits',
    happens: async (page) => {
      await connects(page)
      await sees(page, 'Opening Odd wallet')
      await press(page, 'Cancel')
      await approves(page)
      await sees(page, 'What is a wallet?')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
    ends: 'disconnected',
  },
]

it.each(faults)(
  'if $fault, the page keeps working',
  async ({ answer = 'agrees', before, happens, ends }) => {
    const { page, context, errors } = await here.open()
    await page.addInitScript(putIn, [alice, answer] as const)
    await before?.(page)
    await page.goto(here.served.url)
    await happens(page, context)
    await expect.poll(() => wallet(page).innerText()).toBe(ends)
    // Only missing files, and React's messages about a replaced dialog, are logged.
    expect(
      errors.filter(
        (text) =>
          !/Failed to load resource|Failed to fetch dynamically|The browser is offline/.test(text),
      ),
    ).toEqual([])
  },
)
