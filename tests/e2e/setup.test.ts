import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type InputMethod, mouse, withoutMouse } from './inputMethod.ts'
import { agree, at, become, becomesNewestInHistory, chooseInDemo, enabled } from './journey.ts'
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

const { erin } = people
const inMain = (page: Page, name: RegExp | string) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
const owners = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Owners' }).getByRole('listitem')

/** The owners' page of a Safe, with Alice's wallet. */
async function open(
  input: (page: Page) => InputMethod,
  safe: string = safes.treasury.address,
  options = {},
) {
  const { page, context, errors } = await openDemo(
    browserSession,
    `${demo.url}settings/setup?safe=eth:${safe}`,
    options,
  )
  const hand = input(page)
  await page.getByRole('heading', { name: 'Owners and rules', level: 1 }).waitFor()
  return { page, context, errors, input: hand }
}

/** The next nonce, as the page shows it. */
async function nextNonce(page: Page): Promise<string> {
  const contract = page.getByRole('main').getByRole('region', { name: 'Contract' })
  await contract.getByText(/^\d+$/).waitFor()
  return (await contract.innerText()).trim().split(/\s+/).at(-1) ?? ''
}

/** Takes a nonce in place of the recommended one. */
async function take(page: Page, input: InputMethod, nonce: string) {
  await input.press(at(page).dialog.getByRole('button', { name: 'Nonce' }))
  await input.type(at(page).dialog.getByRole('textbox', { name: 'Nonce' }), nonce)
}

async function sign(page: Page, input: InputMethod) {
  const { dialog } = at(page)
  await input.press(enabled(page, /^Sign( only)?$/))
  await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
  await input.press(dialog.getByRole('button', { name: 'Close' }).last())
  await dialog.waitFor({ state: 'hidden' })
}

/** Bob gives the second signature and sends it. */
async function executeAsBob(
  page: Page,
  input: InputMethod,
  row: RegExp,
  { asks = false }: { asks?: boolean } = {},
) {
  const { dialog } = at(page)
  await become(page, input, 'Bob')
  await input.press(at(page).section('Queue'))
  await input.press(
    page.getByRole('main').getByRole('listitem').getByRole('button', { name: row }).first(),
  )
  await dialog.getByText(asks ? 'Authentic' : 'Verified').waitFor()
  if (asks) await agree(page, input)
  await input.press(enabled(page, /^Sign and execute$/))
  await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
  await input.press(dialog.getByRole('button', { name: 'Close' }).last())
  await dialog.waitFor({ state: 'hidden' })
}

/** Proposes Erin as an owner of the Treasury who is signed in as Alice. */
async function proposeErin(page: Page, input: InputMethod) {
  const nonce = await nextNonce(page)
  await input.press(inMain(page, 'Add an owner'))
  await input.type(at(page).dialog.getByRole('textbox', { name: 'New owner' }), erin.address)
  await take(page, input, nonce)
  await input.press(enabled(page, 'Review'))
  await at(page).dialog.getByText('Verified').waitFor()
}

describe('the owners of a Safe in the served demo', () => {
  it('add an owner after a rejection: two owners sign, and the contract records it', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await expect.poll(() => owners(page).count()).toBe(3)
    await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
    await proposeErin(page, input)
    await input.press(enabled(page, /^Sign( only)?$/))
    await at(page).dialog.getByText('You rejected the request').waitFor()
    await input.press(enabled(page, 'Back'))
    await input.press(enabled(page, 'Back'))
    expect(await at(page).dialog.getByRole('textbox', { name: 'New owner' }).inputValue()).toBe(
      erin.address,
    )
    await input.press(enabled(page, 'Cancel'))
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await proposeErin(page, input)
    await sign(page, input)
    await executeAsBob(page, input, /^Sign, .*add/i)
    await input.press(at(page).section('Owners and rules'))
    await expect.poll(() => owners(page).count()).toBe(4)
    // The contract puts new owners first.
    expect(await owners(page).first().innerText()).toContain(erin.address)
    await page.reload()
    expect(await owners(page).first().innerText()).toContain(erin.address)
    expect(errors).toEqual([])
    await context.close()
  })

  it('change together: one owner replaced, one removed, and the threshold lowered', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    const nonce = await nextNonce(page)
    await input.press(page.getByRole('main').getByRole('button', { name: /^Actions for Carol/ }))
    await input.press(page.getByRole('menuitem', { name: 'Replace' }))
    await input.type(dialog.getByRole('textbox', { name: 'New owner' }), erin.address)
    await input.press(enabled(page, 'Add to new transaction'))
    await dialog.waitFor({ state: 'hidden' })
    await input.press(page.getByRole('main').getByRole('button', { name: /^Actions for Bob/ }))
    await input.press(page.getByRole('menuitem', { name: 'Remove' }))
    await input.choose(dialog.getByRole('combobox', { name: 'Required signatures' }), '1')
    await input.press(enabled(page, 'Add to new transaction'))
    await dialog.waitFor({ state: 'hidden' })
    // Carol is replaced in it already, so she can't be removed as well.
    await input.press(page.getByRole('main').getByRole('button', { name: /^Actions for Carol/ }))
    await input.press(page.getByRole('menuitem', { name: 'Remove' }))
    await input.press(enabled(page, 'Add to new transaction'))
    await dialog.getByText(/already changes this/).waitFor()
    await input.press(enabled(page, 'Cancel'))
    await input.press(page.getByRole('main').getByRole('link', { name: 'Open it' }))
    await input.press(page.getByRole('main').getByRole('button', { name: 'Nonce' }))
    await page.getByRole('textbox', { name: 'Nonce' }).fill(nonce)
    await input.press(inMain(page, 'Review'))
    await dialog.getByText('Authentic').waitFor()
    await agree(page, input)
    await sign(page, input)
    await executeAsBob(page, input, /^Sign, .*2 actions/, { asks: true })
    await input.press(at(page).section('Owners and rules'))
    await expect.poll(() => owners(page).count()).toBe(2)
    expect(await page.getByRole('main').getByText('1 of 2', { exact: true }).isVisible()).toBe(true)
    expect(await owners(page).nth(1).innerText()).toContain(erin.address)
    expect(errors).toEqual([])
    await context.close()
  })

  it('disable a module of a Safe whose guard allows no delegate calls', async () => {
    const { page, context, errors, input } = await open(() => mouse, safes.vault.address)
    const nonce = await nextNonce(page)
    await input.press(
      page.getByRole('main').getByRole('list', { name: 'Modules' }).getByRole('button'),
    )
    await input.press(page.getByRole('menuitem', { name: 'Disable' }))
    await take(page, input, nonce)
    await input.press(enabled(page, 'Review'))
    await at(page).dialog.getByText('Authentic').waitFor()
    await agree(page, input)
    await sign(page, input)
    await executeAsBob(page, input, /^Sign, .*module/i, { asks: true })
    await input.press(at(page).section('Owners and rules'))
    await expect
      .poll(() => page.getByRole('main').getByRole('region', { name: 'Modules' }).innerText())
      .toContain('None')
    expect(errors).toEqual([])
    await context.close()
  })

  it('propose the update of the contract from 1.3.0 to 1.4.1', async () => {
    const { page, context, errors, input } = await open(() => mouse, safes.oldSavings.address)
    await input.press(inMain(page, 'Update to 1.4.1'))
    await at(page).dialog.getByText('Authentic').waitFor()
    await agree(page, input)
    await sign(page, input)
    await input.press(at(page).section('Queue'))
    await input.see(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'migrateSingleton' }).first(),
    )
    expect(errors).toEqual([])
    await context.close()
  })

  it.each(withoutMouse)('propose an owner %s', async (_, hand, options) => {
    const { page, context, errors, input } = await open(hand, safes.pettyCash.address, options)
    const nonce = await nextNonce(page)
    await input.press(inMain(page, 'Add an owner'))
    await input.type(at(page).dialog.getByRole('textbox', { name: 'New owner' }), erin.address)
    await take(page, input, nonce)
    await input.press(enabled(page, 'Review'))
    await at(page).dialog.getByText('Verified').waitFor()
    await input.press(enabled(page, /^Sign and execute$/))
    await at(page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await input.press(at(page).dialog.getByRole('button', { name: 'Close' }).last())
    await expect.poll(() => owners(page).count()).toBe(2)
    await becomesNewestInHistory(page, input, /owner/i)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('the delegates of an owner in the served demo', () => {
  it('add a delegate after a rejection, with its proposal marked, and remove it', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    const delegates = page
      .getByRole('main')
      .getByRole('list', { name: 'Delegates' })
      .getByRole('listitem')
    // Of the mocked world: one for this Safe, one for all Safes of an owner.
    await expect.poll(() => delegates.count()).toBe(2)
    await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
    await input.press(inMain(page, 'Add a delegate'))
    await input.type(dialog.getByRole('textbox', { name: 'Delegate' }), people.dave.address)
    await input.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bookkeeping')
    await input.press(enabled(page, 'Sign and add'))
    await dialog.getByText('You rejected the request').waitFor()
    await page.keyboard.press('Escape')
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await input.press(inMain(page, 'Add a delegate'))
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Bookkeeping')
    await input.press(enabled(page, 'Sign and add'))
    await dialog.getByRole('heading', { name: 'Delegate added' }).waitFor()
    await input.press(dialog.getByRole('button', { name: 'Close' }).last())
    await expect.poll(() => delegates.count()).toBe(3)

    await become(page, input, 'Dave')
    await input.press(at(page).section('Home'))
    await input.press(
      page
        .getByRole('main')
        .getByRole('button', { name: 'Send', exact: true })
        .and(page.locator(':not([aria-disabled=true])')),
    )
    await input.type(dialog.getByRole('textbox', { name: 'To' }), people.erin.address)
    await input.type(dialog.getByRole('textbox', { name: 'Amount' }), '0.125')
    await input.press(enabled(page, 'Review'))
    await dialog.getByText(/You're proposing this as a delegate of/).waitFor()
    await input.press(enabled(page, 'Propose'))
    await dialog.getByRole('heading', { name: 'Proposed' }).waitFor()
    await input.press(dialog.getByRole('button', { name: 'Close' }).last())
    await input.press(at(page).section('Queue'))
    await input.press(page.getByRole('main').getByRole('link', { name: /^Send 0\.125/ }))
    await page
      .getByRole('main')
      .getByText(/^Proposed by .*, a delegate$/)
      .waitFor()

    // He gives it up himself.
    await input.press(at(page).section('Owners and rules'))
    await input.press(delegates.filter({ hasText: people.dave.address }).getByRole('button'))
    await input.press(page.getByRole('menuitem', { name: 'Remove' }))
    await input.press(enabled(page, 'Sign and remove'))
    await dialog.getByRole('heading', { name: 'Delegate removed' }).waitFor()
    await input.press(dialog.getByRole('button', { name: 'Close' }).last())
    await expect.poll(() => delegates.count()).toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })
})
