import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { storyInstant } from '../../mocks/clock.ts'
import { people } from '../../mocks/people.ts'
import { demoGatewayUrl } from '../../mocks/world.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { loginText, signText } from '../unit/mocks/gateway/loggingIn.ts'
import { type InputMethod, mouse, withoutMouse } from './inputMethod.ts'
import { at, become, chooseInDemo, closeDialog, enabled } from './journey.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'
import { openDemo } from './prepared.ts'

let demo: Served
let browserSession: BrowserSession

beforeAll(async () => {
  demo = await serve({ dir: await built('demo') })
  browserSession = await openBrowserInWorld()
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await demo?.close()
})

const { alice } = people
const email = 'alice@example.test'

interface OpenOptions {
  safe?: string
  gatewayVersion?: string
  input?: (page: Page) => InputMethod
  context?: object
}

/** The page of alerts of a Safe, with Alice's wallet; the gateway is the last one with email. */
async function open({
  safe = safes.treasury.address,
  gatewayVersion = '2024-05',
  input = () => mouse,
  context: options = {},
}: OpenOptions = {}) {
  const { page, context, errors, requests } = await openDemo(
    browserSession,
    `${demo.url}settings/alerts?safe=eth:${safe}&gatewayVersion=${gatewayVersion}`,
    options,
  )
  const hand = input(page)
  await page.getByRole('heading', { name: 'Email and recovery', level: 1 }).waitFor()
  return { page, context, requests, input: hand, failures: () => errors.filter(isFailure) }
}

/** The browser reports each rejection of the gateway; they are part of these journeys. */
const isFailure = (error: string) =>
  !/Failed to load resource: the server responded with a status of (400|403|404)/.test(error)

const panel = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
const codeField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Code' })

interface ReadMail {
  code: string
  unsubscribe: string
}

/** What is in the mailbox of the demo's panel, newest first. */
async function mailbox(page: Page, input: InputMethod): Promise<ReadMail[]> {
  await input.press(page.getByRole('button', { name: /^Demo/ }))
  await input.press(page.getByRole('button', { name: /^Mailbox/ }))
  await page.getByText("You're using the May 2024 gateway").waitFor()
  const mails = await page
    .getByRole('list', { name: 'Mailbox' })
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((one) => ({
        code: one.querySelector('code')?.textContent ?? '',
        unsubscribe: one.querySelector('a')?.getAttribute('href') ?? '',
      })),
    )
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Demo settings' }).waitFor({ state: 'hidden' })
  return mails
}
const codeIn = async (page: Page, input: InputMethod) => (await mailbox(page, input))[0]?.code ?? ''

async function typeAddress(page: Page, input: InputMethod, opener: string, address: string) {
  await input.press(button(page, opener))
  await input.type(at(page).dialog.getByRole('textbox', { name: 'Email address' }), address)
}

/** Signs for Alice's address, and goes on to the code. */
async function register(page: Page, input: InputMethod) {
  await typeAddress(page, input, 'Register an email address', email)
  await input.press(enabled(page, 'Sign and register'))
  await at(page).dialog.getByRole('heading', { name: 'Email address registered' }).waitFor()
  await input.press(enabled(page, 'Enter the code'))
  await at(page).dialog.waitFor({ state: 'hidden' })
}

async function verify(page: Page, input: InputMethod, code: string) {
  await input.type(codeField(page), code)
  await input.press(button(page, 'Verify'))
}

/** What the page keeps on the device, as one text. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )

/** Calls the gateway from within the page, with its cookie. */
const ask = (page: Page, path: string, method = 'GET', body?: unknown) =>
  page.evaluate(
    async ({ url, ...init }) => {
      const response = await fetch(url, {
        ...init,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
      })
      return (await response.json().catch(() => null)) as Record<string, unknown> | null
    },
    { url: demoGatewayUrl + path, method, body: body === undefined ? null : JSON.stringify(body) },
  )

async function logIn(page: Page): Promise<void> {
  const message = loginText(alice, {
    nonce: String((await ask(page, '/v1/auth/nonce'))?.nonce),
    issuedAt: storyInstant,
  })
  await ask(page, '/v1/auth/verify', 'POST', { message, signature: await signText(alice, message) })
}

describe('the email address of an owner in the served demo', () => {
  it('is registered after a rejection, verified after a wrong code, never stored', async () => {
    const { page, context, requests, failures, input } = await open()
    const { dialog } = at(page)
    await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
    await typeAddress(page, input, 'Register an email address', 'alice@localhost')
    await input.press(enabled(page, 'Sign and register'))
    await dialog.getByText(/^Check the part after @/).waitFor()
    await input.type(dialog.getByRole('textbox', { name: 'Email address' }), email)
    await input.press(enabled(page, 'Sign and register'))
    await dialog.getByText('You rejected the request').waitFor()
    await page.keyboard.press('Escape')
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await input.press(button(page, 'Register an email address'))
    expect(await dialog.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe(email)
    expect(await dialog.getByRole('region', { name: 'Text to sign' }).innerText()).toMatch(
      new RegExp(`^email-register-1-${safes.treasury.address}-${email}-${alice.address}-\\d{13}$`),
    )
    await input.press(enabled(page, 'Sign and register'))
    await input.press(enabled(page, 'Enter the code'))
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Enter the code' })
          .evaluate((heading) => heading === document.activeElement),
      )
      .toBe(true)
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Resend the code' })
        .getAttribute('aria-disabled'),
    ).toBe('true')

    const code = await codeIn(page, input)
    expect(code).toMatch(/^\d{6}$/)
    await verify(page, input, code === '111111' ? '222222' : '111111')
    await page.getByText(/rejected this code/).waitFor()
    // Half a minute after the first one.
    await page.clock.install({ time: storyInstant })
    await page.clock.fastForward(30_000)
    await input.press(button(page, 'Resend the code'))
    await page.getByText(/^Code requested/).waitFor()
    expect(await mailbox(page, input)).toHaveLength(2)
    await verify(page, input, `${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByText('Your email address is verified.').waitFor()
    await panel(page, 'Email').getByText(email, { exact: true }).waitFor()
    expect(await kept(page)).not.toContain('alice@')

    // The gateway shows it only for a signature.
    await page.reload()
    await input.press(button(page, 'Show my email address'))
    await input.press(enabled(page, 'Sign and show'))
    await dialog.getByText(`${email}, verified`).waitFor()
    await closeDialog(page)
    await panel(page, 'Email').getByText(email, { exact: true }).waitFor()
    expect(await kept(page)).not.toContain('alice@')
    expect(requests.filter((url) => /alice(@|%40)/.test(url))).toEqual([])
    expect(page.url()).not.toContain('alice')
    expect(failures()).toEqual([])
    await context.close()
  })

  it('is changed to another one, which has to be verified, and deleted', async () => {
    const { page, context, failures, input } = await open()
    const { dialog } = at(page)
    await become(page, input, 'Carol')
    await input.press(button(page, 'Show my email address'))
    await input.press(enabled(page, 'Sign and show'))
    await dialog.getByText('carol@example.test, verified').waitFor()
    await closeDialog(page)
    await typeAddress(page, input, 'Change my email address', 'carol@example.test')
    await dialog.getByText('This email address is already registered').waitFor()
    await input.type(dialog.getByRole('textbox', { name: 'Email address' }), 'carol@example.org')
    await input.press(enabled(page, 'Sign and change'))
    await input.press(enabled(page, 'Enter the code'))
    await panel(page, 'Email').getByText('Not verified').waitFor()
    await verify(page, input, await codeIn(page, input))
    await page.getByText('Your email address is verified.').waitFor()
    await panel(page, 'Email').getByText('carol@example.org', { exact: true }).waitFor()

    await input.press(button(page, 'Delete my email address'))
    await dialog.getByText('carol@example.org').waitFor()
    await input.press(enabled(page, 'Sign and delete'))
    await dialog.getByRole('heading', { name: 'Email address deleted' }).waitFor()
    await closeDialog(page)
    await page.getByText('No email address registered').waitFor()
    // The gateway says the same.
    await page.reload()
    await input.press(button(page, 'Show my email address'))
    await input.press(enabled(page, 'Sign and show'))
    await dialog.getByText('No email address registered for this owner.').waitFor()
    expect(failures()).toEqual([])
    await context.close()
  })

  it("survives a wallet that doesn't respond, and a reload in the middle", async () => {
    const { page, context, failures, input } = await open()
    const { dialog } = at(page)
    await chooseInDemo(page, input, 'Wallet behavior', "Doesn't respond")
    await typeAddress(page, input, 'Register an email address', email)
    await input.press(enabled(page, 'Sign and register'))
    await dialog.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    await input.press(enabled(page, 'Cancel'))
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await input.press(button(page, 'Register an email address'))
    expect(await dialog.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe(email)
    await input.press(enabled(page, 'Sign and register'))
    await dialog.getByRole('heading', { name: 'Email address registered' }).waitFor()

    // Only that a code was requested is known after it, and that is enough.
    await page.reload()
    await page.getByText(/to send a code to your new email address/).waitFor()
    expect(await kept(page)).not.toContain('alice@')
    await verify(page, input, await codeIn(page, input))
    await page.getByText('Your email address is verified.').waitFor()
    expect(await codeField(page).count()).toBe(0)
    expect(failures()).toEqual([])
    await context.close()
  })

  it.each(withoutMouse)('is registered and verified %s', async (_, hand, options) => {
    const { page, context, failures, input } = await open({ input: hand, context: options })
    await register(page, input)
    await verify(page, input, await codeIn(page, input))
    await page.getByText('Your email address is verified.').waitFor()
    await panel(page, 'Email').getByText(email, { exact: true }).waitFor()
    expect(failures()).toEqual([])
    await context.close()
  })

  it('is not requested where the gateway has no email; the rest of the page works', async () => {
    const { page, context, failures, input } = await open({
      safe: safes.vault.address,
      gatewayVersion: 'today',
    })
    await page.getByText("Email alerts aren't available on this site.").waitFor()
    await input.press(button(page, /^Watch: /))
    expect(
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).getAttribute('href'),
    ).toContain('/settings/account')
    await page.goto(`${demo.url}unsubscribe?token=b2f7a8f6-2f5d-4c8e-9a0e-5f1f0c2d3e4a`)
    await input.press(button(page, 'Stop all emails'))
    await page.getByText("This gateway doesn't send emails").waitFor()
    expect(failures()).toEqual([])
    await context.close()
  })
})

describe('the recovery of a Safe in the served demo', () => {
  it('is reported by email to a verified owner until they unsubscribe by its link', async () => {
    const { page, context, requests, failures, input } = await open({ safe: safes.vault.address })
    await register(page, input)
    await verify(page, input, await codeIn(page, input))
    await page.getByText('Your email address is verified.').waitFor()

    await input.press(button(page, /^Watch: /))
    await page.getByText('The gateway requires you to sign in').waitFor()
    await logIn(page)
    await input.press(button(page, /^Watch: /))
    await page.getByText('The gateway now watches it').waitFor()
    const mails = await mailbox(page, input)
    expect(mails).toHaveLength(2)

    // The login tells the address without a signature.
    await page.reload()
    await panel(page, 'Email').getByText(email, { exact: true }).waitFor()

    const subscriptions = () => requests.filter((url) => url.includes('/v1/subscriptions'))
    await page.goto(new URL(mails[0]?.unsubscribe ?? '', demo.url).href)
    await page.getByText('You followed a link in an email about the recovery of a Safe.').waitFor()
    expect(subscriptions()).toEqual([])
    await input.press(button(page, 'Stop emails about recovery'))
    await page.getByText('Unsubscribed', { exact: true }).waitFor()
    expect(subscriptions()).toHaveLength(1)

    await page.goto(`${demo.url}settings/alerts?safe=eth:${safes.vault.address}`)
    await input.press(button(page, /^Stop watching: /))
    await page.getByText('The gateway no longer watches it').waitFor()
    await input.press(button(page, /^Watch: /))
    await page.getByText('The gateway now watches it').waitFor()
    expect(await mailbox(page, input)).toHaveLength(2)
    expect(failures()).toEqual([])
    await context.close()
  })

  it('is on a page linked from "Owners and rules"', async () => {
    const { page, context, failures, input } = await open({ safe: safes.vault.address })
    await input.press(at(page).section('Owners and rules'))
    await input.press(page.getByRole('main').getByRole('link', { name: 'Open email and recovery' }))
    await page.getByRole('heading', { name: 'Email and recovery', level: 1 }).waitFor()
    await input.press(page.getByRole('main').getByRole('link', { name: 'Owners and rules' }))
    await page.getByRole('heading', { name: 'Owners and rules', level: 1 }).waitFor()
    expect(failures()).toEqual([])
    await context.close()
  })
})

describe('a link in an email', () => {
  it.each([
    ['', 'This link is incomplete'],
    ['?token=', 'This link is incomplete'],
    ['?token=b2f7a8f6&category=account_recovery', 'This link is damaged'],
  ])('that cannot be used sends nothing: %j', async (query, words) => {
    const { page, context, requests, errors } = await browserSession.open()
    await page.goto(`${demo.url}unsubscribe${query}${query ? '&' : '?'}gatewayVersion=2024-05`)
    await page.getByText(words).waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    expect(requests.filter((url) => url.includes('/v1/subscriptions'))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})
