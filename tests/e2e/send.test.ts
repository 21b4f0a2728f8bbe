import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type InputMethod, mouse, withoutMouse } from './inputMethod.ts'
import { at, become, becomesNewestInHistory, enabled, showAll } from './journey.ts'
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

/** The home page of the Treasury, with Alice's wallet. */
async function open(input: (page: Page) => InputMethod, options = {}) {
  const { page, context, errors } = await openDemo(
    browserSession,
    `${demo.url}home?safe=eth:${safes.treasury.address}`,
    options,
  )
  const hand = input(page)
  return { page, context, errors, input: hand }
}

/** Types the payment and goes on to its review. */
async function fill(
  page: Page,
  input: InputMethod,
  { to, amount, note }: { to: string; amount: string; note?: string },
) {
  const { dialog } = at(page)
  await input.press(
    page
      .getByRole('main')
      .getByRole('button', { name: 'Send', exact: true })
      .and(page.locator(':not([aria-disabled=true])')),
  )
  await input.type(dialog.getByRole('textbox', { name: 'To' }), to)
  await input.type(dialog.getByRole('textbox', { name: 'Amount' }), amount)
  if (note) await input.type(dialog.getByRole('textbox', { name: 'Note' }), note)
  await input.press(enabled(page, 'Review'))
  await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
}

async function sign(page: Page, input: InputMethod) {
  const { dialog } = at(page)
  await input.press(enabled(page, /^Sign( only| rejection)?$/))
  await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
  await input.press(dialog.getByRole('button', { name: 'Close' }).last())
  await dialog.waitFor({ state: 'hidden' })
}

/** Sends with a note, to the page of what was proposed. Returns the errors of the page. */
async function sends(input: (page: Page) => InputMethod, options = {}) {
  const { page, context, errors, input: hand } = await open(input, options)
  await fill(page, hand, { to: people.erin.address, amount: '0.125', note: 'For the workshop' })
  const { dialog } = at(page)
  await dialog.getByText('Verified').waitFor()
  expect(await dialog.innerText()).toContain('For the workshop')
  await sign(page, hand)
  await hand.press(at(page).section('Queue'))
  await hand.press(page.getByRole('main').getByRole('link', { name: /^Send 0\.125/ }))
  await page.getByRole('main').getByText('For the workshop').waitFor()
  await context.close()
  return errors
}

describe('sending tokens in the served demo', () => {
  it('goes from the form to the history: signed by Alice, executed by Bob', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await fill(page, input, { to: people.erin.address, amount: '0.125' })
    // Its nonce is after those of the queue; the next one would conflict with what is pending.
    await input.press(at(page).dialog.getByRole('button', { name: 'Back' }))
    await input.press(at(page).dialog.getByRole('button', { name: 'Nonce' }))
    const nonce = at(page).dialog.getByRole('textbox', { name: 'Nonce' })
    const recommended = Number(await nonce.getAttribute('placeholder'))
    await nonce.fill('0')
    await nonce.press('Tab')
    const lowest =
      /lowest possible nonce is (\d+)/.exec(
        await at(page)
          .dialog.getByText(/lowest possible nonce/)
          .innerText(),
      )?.[1] ?? ''
    expect(await at(page).dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe(
      '0.125',
    )
    expect(recommended).toBeGreaterThan(Number(lowest))
    await nonce.fill(lowest)
    await at(page).dialog.getByText('A pending transaction has this nonce').waitFor()
    await input.press(enabled(page, 'Review'))
    await at(page)
      .dialog.getByText(/Executing this cancels/)
      .waitFor()
    await sign(page, input)
    await become(page, input, 'Bob')
    await input.press(at(page).section('Queue'))
    await input.press(page.getByRole('main').getByRole('button', { name: /^Sign, Send 0\.125/ }))
    await input.press(enabled(page, 'Sign and execute'))
    await at(page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await input.press(at(page).dialog.getByRole('button', { name: 'Close' }).last())
    expect(await becomesNewestInHistory(page, input, /0\.125/)).toMatch(/0\.125/)
    expect(errors).toEqual([])
    await context.close()
  })

  it.each(withoutMouse)('works %s', async (_, hand, options) =>
    expect(await sends(hand, options)).toEqual([]),
  )

  it('makes one batch of several payments', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await input.press(
      page
        .getByRole('main')
        .getByRole('button', { name: 'Send', exact: true })
        .and(page.locator(':not([aria-disabled=true])')),
    )
    await input.press(dialog.getByRole('button', { name: 'Add a recipient' }))
    const to = dialog.getByRole('textbox', { name: 'To' })
    const amount = dialog.getByRole('textbox', { name: 'Amount' })
    await to.nth(0).fill(people.erin.address)
    await amount.nth(0).fill('0.25')
    await to.nth(1).fill(people.dave.address)
    await amount.nth(1).fill('0.5')
    await input.press(enabled(page, 'Review'))
    await dialog.getByText('Verified').waitFor()
    const actions = dialog
      .getByRole('list', { name: 'Actions in this batch' })
      .getByRole('listitem')
    expect(await actions.count()).toBe(2)
    await sign(page, input)
    await input.press(at(page).section('Queue'))
    await at(page)
      .row(/2 actions/)
      .first()
      .waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('keeps the input when the wallet rejects', async () => {
    const { page, context, input } = await open(() => mouse)
    await input.press(page.getByRole('button', { name: /^Demo/ }))
    await input.choose(page.getByLabel('Wallet behavior', { exact: true }), 'Rejects')
    await page.keyboard.press('Escape')
    await fill(page, input, { to: people.erin.address, amount: '0.125', note: 'Keep me' })
    await input.press(enabled(page, /^Sign( only| rejection)?$/))
    await at(page).dialog.getByText('You rejected the request').waitFor()
    await input.press(enabled(page, 'Back'))
    await input.press(enabled(page, 'Back'))
    expect(await at(page).dialog.getByRole('textbox', { name: 'Note' }).inputValue()).toBe(
      'Keep me',
    )
    await context.close()
  })
})

describe('input in the Send dialog', () => {
  it('is restored after Escape and a reload, and discarded by its button', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    const to = dialog.getByRole('textbox', { name: 'To' })
    const send = page
      .getByRole('main')
      .getByRole('button', { name: 'Send', exact: true })
      .and(page.locator(':not([aria-disabled=true])'))
    await input.press(send)
    await input.type(to, people.erin.address)
    await input.type(dialog.getByRole('textbox', { name: 'Amount' }), '0.125')
    await input.press(enabled(page, 'Review'))
    await dialog.getByText('Verified').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await input.press(send)
    expect(await to.inputValue()).toBe(people.erin.address)
    expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('0.125')
    await input.press(dialog.getByRole('button', { name: 'Cancel' }))
    await input.press(send)
    expect(await to.inputValue()).toBe('')
    // Signed drafts are gone.
    await input.press(dialog.getByRole('button', { name: 'Cancel' }))
    await fill(page, input, { to: people.erin.address, amount: '0.25' })
    await sign(page, input)
    await input.press(send)
    expect(await to.inputValue()).toBe('')
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('rejecting a transaction in the served demo', () => {
  it('proposes an empty transaction with the same nonce, which cancels the other', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await input.press(at(page).section('Queue'))
    await input.press(page.getByRole('main').getByRole('link', { name: /^Send 2\.5/ }))
    await input.press(page.getByRole('main').getByRole('button', { name: /^Reject/ }))
    await at(page)
      .dialog.getByText(/^Reject: Send 2\.5/)
      .waitFor()
    await sign(page, input)
    await page
      .getByRole('main')
      .getByText(/Executing this cancels/)
      .waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Reject/ })
        .count(),
    ).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('replacing a transaction in the served demo', () => {
  it('drafts another payment with the same nonce, which says what it cancels', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await input.press(at(page).section('Queue'))
    await input.press(page.getByRole('main').getByRole('link', { name: /^Send 2\.5/ }))
    await input.press(page.getByRole('main').getByRole('button', { name: /^Replace/ }))
    const { dialog } = at(page)
    await dialog.getByText('A pending transaction has this nonce').waitFor()
    await input.type(dialog.getByRole('textbox', { name: 'To' }), people.erin.address)
    await input.type(dialog.getByRole('textbox', { name: 'Amount' }), '2')
    await input.press(enabled(page, 'Review'))
    await dialog.getByText(/Executing this cancels “/).waitFor()
    await sign(page, input)
    await page
      .getByRole('main')
      .getByText(/Executing this cancels “/)
      .waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('signing several transactions in the served demo', () => {
  it('signs what needs the account in one go, after one review', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await input.press(at(page).section('Queue'))
    const confirms = page
      .getByRole('main')
      .getByRole('button', { name: /^Sign, / })
      .and(page.locator(':not([aria-disabled=true])'))
    await confirms.first().waitFor()
    const before = await confirms.count()
    const together = page.getByRole('main').getByRole('button', { name: /^Sign \d+ together$/ })
    const count = Number(/\d+/.exec(await together.innerText())?.[0])
    expect(count).toBeGreaterThan(1)
    await input.press(together)
    await showAll(page, `Sign all ${count}`)
    await input.press(at(page).dialog.getByRole('button', { name: `Sign all ${count}` }))
    await at(page).dialog.getByText(`You signed ${count} transactions`).waitFor()
    await input.press(at(page).dialog.getByRole('button', { name: 'Close' }).last())
    await expect.poll(() => confirms.count()).toBe(before - count)
    expect(await together.count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('deleting a proposal in the served demo', () => {
  it('removes it from the queue for its proposer, who can propose it again', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    await fill(page, input, { to: people.erin.address, amount: '0.125' })
    await sign(page, input)
    await input.press(at(page).section('Queue'))
    const row = page.getByRole('main').getByRole('link', { name: /^Send 0\.125/ })
    await input.press(row)
    await input.press(page.getByRole('main').getByRole('button', { name: /^Delete, Send 0\.125/ }))
    await at(page).dialog.getByText('Signatures stay valid').waitFor()
    await input.press(enabled(page, 'Sign and delete'))
    await at(page).dialog.getByRole('heading', { name: 'Deleted' }).waitFor()
    // The page below also says that nothing more can be done with it.
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByText("It's no longer in the queue.").waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    await input.press(page.getByRole('main').getByRole('link', { name: 'Queue' }))
    await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
    await row.waitFor({ state: 'detached' })

    // The same payment has the same hash, and is signed again.
    await input.press(at(page).section('Home'))
    await fill(page, input, { to: people.erin.address, amount: '0.125', note: 'Without the typo' })
    await sign(page, input)
    await input.press(at(page).section('Queue'))
    await row.waitFor()
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  it("isn't offered for someone else's transaction", async () => {
    const { page, context, input } = await open(() => mouse)
    await input.press(at(page).section('Queue'))
    await input.press(page.getByRole('main').getByRole('link', { name: /^Send 2\.5/ }))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Reject/ })
      .waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Delete/ })
        .count(),
    ).toBe(0)
    await context.close()
  })
})
