import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { household, safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type InputMethod, mouse, withoutMouse } from './inputMethod.ts'
import { agree, at, become, chooseInDemo, closeDialog, enabled } from './journey.ts'
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

const { dave, erin, frank } = people
const panel = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Spending limits' })
const rows = (page: Page) =>
  panel(page).getByRole('list', { name: 'Spending limits' }).getByRole('listitem')
const rowOf = (page: Page, address: string) => rows(page).filter({ hasText: address })
const pressable = (page: Page, name: RegExp | string) =>
  panel(page)
    .getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))

/** The owners' page of a Safe in the world with limits, with Alice's wallet. */
async function open(input: (page: Page) => InputMethod, safe: string, options = {}) {
  const { page, context, errors } = await openDemo(
    browserSession,
    `${demo.url}settings/setup?safe=eth:${safe}&scenario=limits`,
    options,
  )
  const hand = input(page)
  await panel(page).waitFor()
  return { page, context, errors, input: hand }
}

async function enterLimit(page: Page, input: InputMethod, delegate: string, amount: string) {
  const { dialog } = at(page)
  await input.press(pressable(page, 'New limit'))
  await input.type(dialog.getByRole('textbox', { name: 'Who can spend' }), delegate)
  await input.choose(dialog.getByRole('combobox', { name: 'Token' }), 'USDC')
  await input.type(dialog.getByRole('textbox', { name: /^Amount/ }), amount)
}

async function enterSpending(page: Page, input: InputMethod, amount: string) {
  const { dialog } = at(page)
  await input.press(pressable(page, 'Spend USDC'))
  await input.type(dialog.getByRole('textbox', { name: /^Amount/ }), amount)
  await input.type(dialog.getByRole('textbox', { name: 'To' }), erin.address)
}

describe('spending limits in the served demo', () => {
  it(
    'are set by two owners, seen on the chain, spent by the user alone, and removed',
    { timeout: 240_000 },
    async () => {
      const { page, context, errors, input } = await open(() => mouse, safes.treasury.address)
      const { dialog } = at(page)
      await panel(page).getByText('No spending limits yet.', { exact: false }).waitFor()

      // A rejection loses nothing.
      await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
      await enterLimit(page, input, frank.address, '500')
      await dialog
        .getByText(/can spend 500\sUSDC every 7 days/)
        .first()
        .waitFor()
      await input.press(enabled(page, 'Review'))
      await dialog.getByText('Authentic').waitFor()
      // What is signed is shown decoded: the module is enabled, and who may spend how much.
      await dialog
        .getByText(/can spend 500\sUSDC every 7 days/)
        .first()
        .waitFor()
      await dialog.getByText('Enable module').first().waitFor()
      await dialog.getByText(/^Lets .+ spend USDC from this Safe without signatures\.$/).waitFor()
      await agree(page, input)
      await input.press(enabled(page, /^Sign( only)?$/))
      await dialog.getByText('You rejected the request').waitFor()
      await input.press(enabled(page, 'Back'))
      await input.press(enabled(page, 'Back'))
      expect(await dialog.getByRole('textbox', { name: 'Who can spend' }).inputValue()).toBe(
        frank.address,
      )
      await page.keyboard.press('Escape')
      await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
      await input.press(pressable(page, 'New limit'))
      expect(await dialog.getByRole('textbox', { name: /^Amount/ }).inputValue()).toBe('500')
      await input.press(enabled(page, 'Review'))
      await dialog.getByText('Authentic').waitFor()
      await agree(page, input)
      await input.press(enabled(page, /^Sign( only)?$/))
      await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
      await closeDialog(page, input)

      await become(page, input, 'Bob')
      await input.press(at(page).section('Queue'))
      await input.press(
        page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('button', { name: /^Sign, .*3 actions/ })
          .first(),
      )
      await dialog.getByText('Authentic').waitFor()
      await dialog
        .getByText(/can spend 500\sUSDC every 7 days/)
        .first()
        .waitFor()
      await agree(page, input)
      await input.press(enabled(page, /^Sign and execute$/))
      await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
      await closeDialog(page, input)
      await input.press(at(page).section('Owners and rules'))
      await rowOf(page, frank.address).getByText('0 USDC of 500 USDC spent').waitFor()
      expect(
        await page.getByRole('main').getByRole('list', { name: 'Modules' }).innerText(),
      ).toContain('Allowance Module')

      // The delegate spends alone: too much is rejected at the field, and neither a rejection nor a
      // reload loses anything.
      await become(page, input, 'Frank')
      await enterSpending(page, input, '500.000001')
      await dialog.getByText('At most 500 USDC can be sent').first().waitFor()
      expect(
        await dialog.getByRole('textbox', { name: /^Amount/ }).getAttribute('aria-invalid'),
      ).toBe('true')
      await input.type(dialog.getByRole('textbox', { name: /^Amount/ }), '120')
      await page.reload()
      await chooseInDemo(page, input, 'Wallet behavior', 'Rejects')
      await input.press(pressable(page, 'Spend USDC'))
      expect(await dialog.getByRole('textbox', { name: /^Amount/ }).inputValue()).toBe('120')
      await input.press(enabled(page, 'Review'))
      await dialog.getByText('380 USDC', { exact: true }).waitFor()
      await input.press(enabled(page, 'Send'))
      await dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
      await input.press(enabled(page, 'Back'))
      await input.press(enabled(page, 'Back'))
      await page.keyboard.press('Escape')
      await chooseInDemo(page, input, 'Wallet behavior', 'On another network')
      await input.press(pressable(page, 'Spend USDC'))
      await input.press(enabled(page, 'Review'))
      await input.press(enabled(page, 'Switch to Ethereum'))
      await input.press(enabled(page, 'Send'))
      await dialog.getByRole('heading', { name: 'Sent' }).waitFor()
      await closeDialog(page, input)
      await rowOf(page, frank.address).getByText('120 USDC of 500 USDC spent').waitFor()
      await input.press(at(page).section('History'))
      await input.see(
        page.getByRole('main').getByRole('listitem').filter({ hasText: '120 USDC' }).first(),
      )

      // The owners remove it, and with it the person.
      await chooseInDemo(page, input, 'Wallet behavior', 'Approves')
      await become(page, input, 'Alice')
      await input.press(at(page).section('Owners and rules'))
      await input.press(
        rowOf(page, frank.address).getByRole('button', { name: /^Actions for the USDC limit/ }),
      )
      await input.press(page.getByRole('menuitem', { name: 'Remove' }))
      await input.press(enabled(page, 'Review'))
      await dialog.getByText(/and all their spending limits/).waitFor()
      await dialog.getByText('Verified').waitFor()
      await input.press(enabled(page, /^Sign( only)?$/))
      await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
      await closeDialog(page, input)
      await become(page, input, 'Bob')
      await input.press(at(page).section('Queue'))
      await input.press(
        page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('button', { name: /^Sign, .*removeDelegate/ })
          .first(),
      )
      await dialog.getByText('Verified').waitFor()
      await input.press(enabled(page, /^Sign and execute$/))
      await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
      await closeDialog(page, input)
      await input.press(at(page).section('Owners and rules'))
      await panel(page).getByText('No spending limits yet.', { exact: false }).waitFor()
      expect(errors).toEqual([])
      await context.close()
    },
  )

  it(
    'are proposed one after the other: only the first enables the module, and both can be executed',
    { timeout: 180_000 },
    async () => {
      const { page, context, errors, input } = await open(() => mouse, safes.treasury.address)
      const { dialog } = at(page)
      // Only what enables the module has to be agreed to.
      const propose = async ({ asks }: { asks: boolean }) => {
        await input.press(enabled(page, 'Review'))
        await dialog.getByText(asks ? 'Authentic' : 'Verified').waitFor()
        if (asks) await agree(page, input)
        await input.press(enabled(page, /^Sign( only)?$/))
        await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
        await closeDialog(page, input)
      }
      await enterLimit(page, input, frank.address, '500')
      await dialog.getByText('This also enables the Allowance Module on the Safe.').waitFor()
      await propose({ asks: true })
      await enterLimit(page, input, erin.address, '70')
      await dialog
        .getByText('An earlier queued transaction enables the Allowance Module.', {
          exact: false,
        })
        .waitFor()
      expect(
        await dialog.getByText('This also enables the Allowance Module on the Safe.').count(),
      ).toBe(0)
      await propose({ asks: false })

      await become(page, input, 'Bob')
      for (const actions of [3, 2]) {
        await input.press(at(page).section('Queue'))
        const confirm = page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('button', { name: new RegExp(`^Sign, .*${actions} actions`) })
        await input.press(confirm.first())
        await dialog.getByText(actions === 3 ? 'Authentic' : 'Verified').waitFor()
        if (actions === 3) await agree(page, input)
        await input.press(enabled(page, /^Sign and execute$/))
        await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
        await closeDialog(page, input)
      }
      await input.press(at(page).section('Owners and rules'))
      await rowOf(page, frank.address).getByText('0 USDC of 500 USDC spent').waitFor()
      await rowOf(page, erin.address).getByText('0 USDC of 70 USDC spent').waitFor()
      expect(errors).toEqual([])
      await context.close()
    },
  )

  it(
    'of a Safe that one owner controls are changed, reset, and added to a transaction',
    { timeout: 180_000 },
    async () => {
      const { page, context, errors, input } = await open(() => mouse, household.address)
      const { dialog } = at(page)
      await expect.poll(() => rows(page).count()).toBe(3)
      await input.press(
        rowOf(page, dave.address).getByRole('button', { name: /^Actions for the ETH limit/ }),
      )
      await input.press(page.getByRole('menuitem', { name: 'Change' }))
      expect(await dialog.getByRole('textbox', { name: /^Amount/ }).inputValue()).toBe('0.5')
      await input.type(dialog.getByRole('textbox', { name: /^Amount/ }), '0.75')
      await input.choose(dialog.getByRole('combobox', { name: 'Period' }), 'Every day')
      await input.press(enabled(page, 'Review'))
      await dialog.getByText(/can spend 0\.75\sETH every day/).waitFor()
      await dialog.getByText('Verified').waitFor()
      await input.press(enabled(page, /^Sign and execute$/))
      await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
      await closeDialog(page, input)
      await rowOf(page, dave.address).getByText('0 ETH of 0.75 ETH spent').waitFor()
      await rowOf(page, dave.address)
        .getByText(/^Resets every day/)
        .waitFor()

      const erins = rowOf(page, erin.address)
      await erins.getByText('0.1 WBTC of 0.25 WBTC spent').waitFor()
      await input.press(erins.getByRole('button', { name: /^Actions for the WBTC limit/ }))
      await input.press(page.getByRole('menuitem', { name: 'Reset spent amount' }))
      await input.press(enabled(page, 'Add to new transaction'))
      await dialog.waitFor({ state: 'hidden' })
      await input.press(page.getByRole('main').getByRole('link', { name: 'Open it' }))
      await input.press(
        page
          .getByRole('main')
          .getByRole('button', { name: 'Review', exact: true })
          .and(page.locator(':not([aria-disabled=true])')),
      )
      await dialog.getByText(/^Reset .*'s spent WBTC to zero$/).waitFor()
      await dialog.getByText('Verified').waitFor()
      await input.press(enabled(page, /^Sign and execute$/))
      await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
      await closeDialog(page, input)
      await input.press(at(page).section('Owners and rules'))
      await erins.getByText('0 WBTC of 0.25 WBTC spent').waitFor()
      expect(errors).toEqual([])
      await context.close()
    },
  )

  it.each(withoutMouse)('are spent %s', { timeout: 180_000 }, async (_, hand, options) => {
    const { page, context, errors, input } = await open(hand, household.address, options)
    const { dialog } = at(page)
    await become(page, input, 'Carol')
    await enterSpending(page, input, '20')
    await input.press(enabled(page, 'Review'))
    await input.press(enabled(page, 'Send'))
    await dialog.getByRole('heading', { name: 'Sent' }).waitFor()
    await closeDialog(page, input)
    expect(errors).toEqual([])
    await context.close()
  })
})
