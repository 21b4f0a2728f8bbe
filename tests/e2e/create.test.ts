import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type InputMethod, mouse, phone, withoutMouse } from './inputMethod.ts'
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

const { alice, bob, erin } = people
const main = (page: Page) => page.getByRole('main')
const inMain = (page: Page, name: RegExp | string) =>
  main(page)
    .getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
const owner = (page: Page, number: number) =>
  main(page).getByRole('textbox', { name: `Owner ${number}` })
const nameField = (page: Page) => main(page).getByRole('textbox', { name: /^Name/ })

/** My Safes, with Alice's wallet. */
async function open(input: (page: Page) => InputMethod, options = {}) {
  const { page, context, errors } = await openDemo(browserSession, demo.url, options)
  const hand = input(page)
  await main(page).getByRole('heading', { name: 'Owned by you' }).waitFor()
  return { page, context, errors, input: hand }
}

/** From My Safes to a form with Alice and Bob. */
async function fill(page: Page, input: InputMethod, name: string) {
  await input.press(main(page).getByRole('link', { name: 'Create a Safe' }))
  await page.getByRole('heading', { name: 'Create a Safe', level: 1 }).waitFor()
  await input.type(nameField(page), name)
  expect(await owner(page, 1).inputValue()).toBe(alice.address)
  await input.press(inMain(page, 'Add an owner'))
  await input.type(owner(page, 2), bob.address)
}

/** Waits until the chain has been checked; returns the predicted address. */
async function review(page: Page, input: InputMethod): Promise<string> {
  await input.press(inMain(page, 'Review'))
  const { dialog } = at(page)
  await dialog.getByText('The official contracts create the Safe at this address.').waitFor()
  const text = await dialog.getByRole('region', { name: 'Address' }).innerText()
  return /0x[0-9a-fA-F]{40}/.exec(text.replaceAll(/\s/g, ''))?.[0] ?? ''
}

const done = (page: Page) => at(page).dialog.getByRole('heading', { name: 'Safe created' })

/** The owners of a Safe and how many have to sign, as its contract has them. */
async function expectOnChain(
  page: Page,
  input: InputMethod,
  owners: readonly string[],
  required: string,
) {
  await input.press(at(page).section('Owners and rules'))
  await main(page)
    .getByText(`Read from the Safe's contract on Ethereum`, { exact: false })
    .waitFor()
  const rows = main(page).getByRole('list', { name: 'Owners' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(owners.length)
  const listed = await rows.allInnerTexts()
  expect(
    listed.map((one) => owners.find((address) => one.replaceAll(/\s/g, '').includes(address))),
  ).toEqual(owners)
  await main(page).getByText(required, { exact: true }).waitFor()
}

describe('a Safe that is created in the served demo', () => {
  it('is on-chain with its two owners, has its name in My Safes, and belongs to both', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await fill(page, input, 'Design team')
    const address = await review(page, input)
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    await input.press(enabled(page, 'Create'))
    await done(page).waitFor()
    await at(page).dialog.getByText("It's listed and ready to use.").waitFor()
    await input.press(at(page).dialog.getByRole('link', { name: 'Open the Safe' }))
    await page.waitForURL(new RegExp(`/home\\?safe=eth:${address}`))
    await expectOnChain(page, input, [alice.address, bob.address], '2 of 2')
    // The one that it was deployed with.
    await main(page).getByText('1.4.1').first().waitFor()
    await page.goto(demo.url)
    const row = main(page).getByRole('listitem').filter({ hasText: 'Design team' }).first()
    await row.waitFor()
    await row.getByText('2 of 2').first().waitFor()
    await page.reload()
    await row.waitFor()
    await become(page, input, 'Bob')
    await main(page).getByRole('list', { name: 'Owned by you' }).getByText('Design team').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('keeps its form on Escape, a reload, a rejection, and a late response', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
    await fill(page, input, 'Design team')
    await page.reload()
    await owner(page, 2).waitFor()
    expect([
      await nameField(page).inputValue(),
      await owner(page, 1).inputValue(),
      await owner(page, 2).inputValue(),
    ]).toEqual(['Design team', alice.address, bob.address])
    const address = await review(page, input)
    await input.press(enabled(page, 'Create'))
    await dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
    await input.press(enabled(page, 'Back to the review'))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await owner(page, 2).inputValue()).toBe(bob.address)
    // The number is kept as well, so it is the same Safe.
    await chooseInDemo(page, input, 'Wallet behavior', "Doesn't respond")
    expect(await review(page, input)).toBe(address)
    await input.press(enabled(page, 'Create'))
    await dialog.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    await input.press(enabled(page, 'Cancel'))
    await dialog.waitFor({ state: 'hidden' })
    expect(await owner(page, 2).inputValue()).toBe(bob.address)
    // The wallet answers after all: it is followed like any other, and its form isn't needed any
    // more.
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await main(page).getByText('Design team was created on Ethereum').waitFor()
    expect(await nameField(page).inputValue()).toBe('')
    expect(errors).toEqual([])
    await context.close()
  })

  it('keeps a later form when the wallet responds to the previous request', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await chooseInDemo(page, input, 'Wallet behavior', "Doesn't respond")
    await fill(page, input, 'Design team')
    await review(page, input)
    await input.press(enabled(page, 'Create'))
    await dialog.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    await input.press(enabled(page, 'Cancel'))
    await dialog.waitFor({ state: 'hidden' })
    await input.press(page.getByRole('link', { name: 'Contacts' }).first())
    await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor()
    await page.goBack()
    await input.type(nameField(page), 'Research team')
    await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
    await main(page).getByText('Design team was created on Ethereum').waitFor()
    expect(await nameField(page).inputValue()).toBe('Research team')
    await page.reload()
    await owner(page, 2).waitFor()
    expect(await nameField(page).inputValue()).toBe('Research team')
    expect(errors).toEqual([])
    await context.close()
  })

  it('is followed by the next page if this one is closed in the middle', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await fill(page, input, 'Design team')
    const address = await review(page, input)
    // The transaction's outcome is unknown until another page asks for it.
    await page.evaluate(() => {
      const { fetch } = globalThis
      globalThis.fetch = (url, init) =>
        String(init?.body).includes('eth_getTransactionReceipt')
          ? new Promise(() => {})
          : fetch(url, init)
    })
    await input.press(enabled(page, 'Create'))
    await at(page).dialog.getByRole('heading', { name: 'Creating the Safe' }).waitFor()
    await page.keyboard.press('Escape')
    await main(page).getByText('Design team is being created on Ethereum').waitFor()
    // The form is ready for another one.
    expect(await nameField(page).inputValue()).toBe('')
    await page.goto(demo.url)
    const notice = main(page).getByText('Design team was created on Ethereum')
    await notice.waitFor()
    await input.press(main(page).getByRole('link', { name: 'Open the Safe' }))
    await page.waitForURL(new RegExp(`/home\\?safe=eth:${address}`))
    await page.goto(demo.url)
    await main(page).getByRole('listitem').filter({ hasText: 'Design team' }).first().waitFor()
    expect(await notice.count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it('is made on another network, to which the wallet is switched', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await fill(page, input, 'Test team')
    await input.choose(main(page).getByRole('combobox', { name: 'Network' }), 'Holesky')
    await review(page, input)
    await at(page)
      .dialog.getByText(/It emits an event for each transaction/)
      .waitFor()
    await input.press(enabled(page, 'Switch to Holesky'))
    await input.press(enabled(page, 'Create'))
    await done(page).waitFor()
    await input.press(at(page).dialog.getByRole('link', { name: 'Open the Safe' }))
    await page.waitForURL(/\/home\?safe=hol:0x/)
    await input.press(at(page).section('Owners and rules'))
    await main(page)
      .getByText(/contract on Holesky/)
      .waitFor()
    await main(page).getByText('2 of 2', { exact: true }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('is created by the relayer, which pays, without the wallet', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
    await fill(page, input, 'Test team')
    await input.choose(main(page).getByRole('combobox', { name: 'Network' }), 'Holesky')
    const address = await review(page, input)
    const { dialog } = at(page)
    await dialog.getByText('5 of 5 relayed transactions left today').waitFor()
    await input.press(dialog.getByRole('radio', { name: "The gateway's relayer" }))
    await input.press(enabled(page, 'Create'))
    await done(page).waitFor()
    await input.press(dialog.getByRole('link', { name: 'Open the Safe' }))
    await page.waitForURL(new RegExp(`/home\\?safe=hol:${address}`))
    expect(errors).toEqual([])
    await context.close()
  })

  it('is found if it already exists, and another salt nonce creates another Safe', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    const create = async (name: string) => {
      await fill(page, input, name)
      await input.press(inMain(page, 'Version and address'))
      await input.type(main(page).getByRole('textbox', { name: 'Salt nonce' }), '7')
    }
    await create('First')
    const first = await review(page, input)
    await input.press(enabled(page, 'Create'))
    await done(page).waitFor()
    await input.press(dialog.getByRole('link', { name: 'Open the Safe' }))
    await input.press(page.getByRole('link', { name: 'My Safes' }).first())
    await create('Second')
    await input.press(inMain(page, 'Review'))
    await dialog.getByText('This Safe already exists').waitFor()
    await input.press(enabled(page, 'Use another salt nonce'))
    await dialog.getByText('The official contracts create the Safe at this address.').waitFor()
    await input.press(enabled(page, 'Create'))
    await done(page).waitFor()
    await input.press(dialog.getByRole('link', { name: 'Open the Safe' }))
    await page.waitForURL(/\/home\?safe=eth:0x/)
    expect(page.url()).not.toContain(first)
    expect(errors).toEqual([])
    await context.close()
  })

  it.each(withoutMouse)(
    'is created by one owner for three on a narrow screen, %s',
    async (_, hand, options) => {
      const { page, context, errors, input } = await open(hand, {
        viewport: phone.viewport,
        ...options,
      })
      await fill(page, input, 'Three')
      await input.press(inMain(page, 'Add an owner'))
      // Bob is one already: the field says so, and nothing goes on.
      await input.type(owner(page, 3), bob.address)
      await main(page).getByText('Already an owner').waitFor()
      await input.press(inMain(page, 'Review'))
      expect(await at(page).dialog.count()).toBe(0)
      await input.type(owner(page, 3), 'erin.eth')
      await main(page).getByText(erin.address.slice(2, 6)).first().waitFor()
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true)
      await review(page, input)
      await input.press(enabled(page, 'Create'))
      await done(page).waitFor()
      await input.press(at(page).dialog.getByRole('link', { name: 'Open the Safe' }))
      await page.waitForURL(/\/home\?safe=eth:0x/)
      await main(page)
        .getByText(/2 of 3|2 signatures/)
        .first()
        .waitFor()
      expect(errors).toEqual([])
      await context.close()
    },
  )
})
