import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type InputMethod, mouse, withoutMouse } from './inputMethod.ts'
import { at, become, chooseInDemo, enabled } from './journey.ts'
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

type Version = 'today' | '2025-01' | '2024-05'

/** The parts of the page, by role and name. */
const parts = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    button: (name: string) =>
      main
        .getByRole('button', { name, exact: true })
        .and(page.locator(':not([aria-disabled=true])')),
    switch: (name: string) => main.getByRole('switch', { name }),
    name: main.getByRole('textbox', { name: /^Name/ }),
  }
}

/** The account page at a gateway of this version, with Alice's wallet. */
async function open(
  gatewayVersion: Version,
  input: (page: Page) => InputMethod = () => mouse,
  options = {},
) {
  const { page, context, errors, requests } = await openDemo(
    browserSession,
    `${demo.url}settings/account?gatewayVersion=${gatewayVersion}`,
    options,
  )
  const hand = input(page)
  await parts(page).button('Sign in').waitFor()
  return { page, context, errors, requests, input: hand, ...parts(page) }
}

const send = (page: Page) => enabled(page, 'Sign in')

async function signIn(page: Page, input: InputMethod) {
  await input.press(parts(page).button('Sign in'))
  await input.press(send(page))
  await at(page).dialog.waitFor({ state: 'hidden' })
}

/** Expected browser logs: no session, no account, or a missing gateway call. */
const expected = (errors: readonly string[]) =>
  errors.filter((error) => !/status of (401|403|404|422)/.test(error))

/** The person whose wallet no longer prompts: the gateway forgets the login, as after a day. */
const endSession = (page: Page) => page.evaluate(() => localStorage.removeItem('coffer.demo.login'))

describe('the account at a gateway that keeps accounts', () => {
  it('begins after a rejected login, keeps its switches on a reload, and is deleted', async () => {
    const { page, context, errors, input, main, button, name, ...rest } = await open('2025-01')
    await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
    await input.press(button('Sign in'))
    await at(page).dialog.getByText('127.0.0.1').waitFor()
    await input.press(send(page))
    await at(page).dialog.locator('[data-status=idle]').first().waitFor()
    expect(await at(page).dialog.getByText('Error signing message').count()).toBe(0)
    await input.press(at(page).dialog.getByRole('button', { name: 'Cancel' }))
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await signIn(page, input)

    // This gateway requires a name; what is typed survives a reload.
    await input.press(button('Create account'))
    await main.getByText('This gateway requires a name.').waitFor()
    await input.type(name, 'Al')
    await input.press(button('Create account'))
    await main.getByText('Names must have at least 3 characters.').waitFor()
    await page.reload()
    await name.waitFor()
    expect(await name.inputValue()).toBe('Al')
    await input.type(name, 'Alice')
    await input.press(button('Create account'))
    await main.getByText(people.alice.address.slice(-4)).first().waitFor()
    await rest.switch('Contacts').waitFor()

    expect(await rest.switch('Watched Safes').isDisabled()).toBe(true)
    await input.press(rest.switch('Contacts'))
    await expect.poll(() => main.getByText('Saving…').count()).toBe(0)
    await page.reload()
    await rest.switch('Contacts').waitFor()
    expect(await rest.switch('Contacts').isChecked()).toBe(true)
    // It has no call that ends a session, and says what that means.
    expect(await button('Sign out').count()).toBe(0)
    await main.getByText(/expires within 24 hours/).waitFor()

    await input.press(button('Delete account'))
    await at(page).dialog.getByText('Your Safes and their assets').waitFor()
    await input.press(enabled(page, 'Cancel'))
    await at(page).dialog.waitFor({ state: 'hidden' })
    await input.press(button('Delete account'))
    await input.press(enabled(page, 'Delete account'))
    await main.getByText('No account for this address yet').waitFor()
    await page.reload()
    await main.getByText('No account for this address yet').waitFor()
    expect(expected(errors)).toEqual([])
    await context.close()
  })

  it('shows that the session has ended, and continues after signing in again', async () => {
    const { page, context, errors, input, main, button, name } = await open('2025-01')
    await signIn(page, input)
    await input.type(name, 'Alice')
    await endSession(page)
    await input.press(button('Create account'))
    await main.getByText("You're no longer signed in").waitFor()
    await signIn(page, input)
    expect(await name.inputValue()).toBe('Alice')
    await input.press(button('Create account'))
    await parts(page).switch('Contacts').waitFor()
    expect(expected(errors)).toEqual([])
    await context.close()
  })

  it('names both addresses after an account change; another login replaces the first', async () => {
    const { page, context, errors, input, main, button } = await open('2025-01')
    await signIn(page, input)
    await become(page, input, 'Bob')
    await main.getByText("You're signed in with another address").waitFor()
    await input.press(button('Sign in with this address'))
    await input.press(send(page))
    await at(page).dialog.waitFor({ state: 'hidden' })
    // Bob has an account that stores his contacts.
    await parts(page).switch('Contacts').waitFor()
    expect(await parts(page).switch('Contacts').isChecked()).toBe(true)
    expect(expected(errors)).toEqual([])
    await context.close()
  })

  it.each(withoutMouse)('is opened from the settings and created %s', async (_, hand, options) => {
    const { page, context, errors } = await browserSession.open(options)
    const input = hand(page)
    await page.goto(`${demo.url}settings?safe=eth:${safes.treasury.address}&gatewayVersion=2025-01`)
    await input.press(at(page).connect.first())
    await input.press(at(page).dialog.getByRole('button', { name: /Demo wallet/ }))
    await at(page).dialog.waitFor({ state: 'hidden' })
    await input.press(parts(page).main.getByRole('link', { name: 'Account', exact: true }))
    await page.waitForURL(/\/settings\/account\?safe=eth:0x/)
    await signIn(page, input)
    await parts(page).name.waitFor()
    // The button that began it is gone; the focus is still on the page.
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      )
      .toBe(true)
    await input.type(parts(page).name, 'Alice')
    await input.press(parts(page).button('Create account'))
    await parts(page).switch('Contacts').waitFor()
    expect(expected(errors)).toEqual([])
    await context.close()
  })

  it('can be closed while the wallet doesn’t respond', async () => {
    const { page, context, errors, input, main, button } = await open('2025-01')
    await chooseInDemo(page, input, 'Wallet behavior', "Doesn't respond")
    await input.press(button('Sign in'))
    await input.press(send(page))
    await at(page)
      .dialog.getByText(/Waiting for signature/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await at(page).dialog.waitFor({ state: 'hidden' })
    // Its late response signs no one in.
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await main.getByText('Not signed in').waitFor()
    await signIn(page, input)
    await parts(page).name.waitFor()
    expect(expected(errors)).toEqual([])
    await context.close()
  })
})

describe('a gateway without accounts', () => {
  it('says so, keeps the session over a reload, and ends it', async () => {
    const { page, context, errors, input, main, button } = await open('today')
    await main.getByText(/This gateway doesn't support accounts/).waitFor()
    await signIn(page, input)
    await main.getByText('Signed in as').waitFor()
    await page.reload()
    await input.press(button('Sign out'))
    await main.getByText('Not signed in').waitFor()
    await page.reload()
    await main.getByText('Not signed in').waitFor()
    expect(await main.getByText("You're no longer signed in").count()).toBe(0)
    expect(expected(errors)).toEqual([])
    await context.close()
  })

  it('of 2024 can’t say who is signed in: this device remembers it', async () => {
    const { page, context, errors, input, main } = await open('2024-05')
    await signIn(page, input)
    await main.getByText(/Last known on this device/).waitFor()
    await page.reload()
    await main.getByText(/Last known on this device/).waitFor()
    await main.getByText(/This gateway doesn't support accounts/).waitFor()
    expect(expected(errors)).toEqual([])
    await context.close()
  })

  it('signs in with a message in the chosen language', async () => {
    const { page, context, errors } = await open('today')
    await page.evaluate(() =>
      localStorage.setItem('coffer.preferences', JSON.stringify({ locale: 'de' })),
    )
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    const { dialog } = at(page)
    await dialog.waitFor()
    expect(
      await dialog.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    ).toBe('de')
    await dialog.getByText('127.0.0.1').waitFor()
    expect(await dialog.getByText('Verify your account').count()).toBe(0)
    expect(expected(errors)).toEqual([])
    await context.close()
  })
})
