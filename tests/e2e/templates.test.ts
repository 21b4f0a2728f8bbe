import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type InputMethod, mouse, withoutMouse } from './inputMethod.ts'
import { at, enabled } from './journey.ts'
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

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('list', { name: 'Actions' }).getByRole('listitem')

async function sends(page: Page, input: InputMethod, to: string, amount: string) {
  await input.press(main(page).getByRole('button', { name: 'Send tokens', exact: true }))
  await input.type(at(page).dialog.getByRole('textbox', { name: 'To' }), to)
  await input.type(at(page).dialog.getByRole('textbox', { name: 'Amount' }), amount)
  await input.press(enabled(page, 'Add'))
  await at(page).dialog.waitFor({ state: 'hidden' })
}

async function choose(page: Page, input: InputMethod, item: string) {
  await input.press(main(page).getByRole('button', { name: 'More', exact: true }))
  const target = page.getByRole('menuitem', { name: item, exact: true })
  await target.waitFor()
  // A menu is walked with the arrows.
  await target.focus()
  await page.keyboard.press('Enter')
}

describe('a batch saved as a template in the served demo', () => {
  it.each([['by mouse', () => mouse, {}] as const, ...withoutMouse])(
    'is due on Home, opens with a blank to fill in, and reaches the review: %s',
    async (_, way, options) => {
      const url = (path: string) => `${demo.url}${path}?safe=eth:${safes.treasury.address}`
      const { page, context, errors } = await openDemo(
        browserSession,
        url('transactions/new'),
        options,
      )
      const input = way(page)
      const { dialog } = at(page)
      await page.getByRole('heading', { name: 'New transaction', level: 1 }).waitFor()
      await sends(page, input, people.erin.address, '0.125')
      await sends(page, input, people.dave.address, '0.25')

      await choose(page, input, 'Save as template')
      await input.press(dialog.getByRole('button', { name: 'Save' }))
      // The missing name has the focus.
      await input.type(dialog.getByRole('textbox', { name: 'Name' }), 'Payroll')
      await dialog.getByRole('checkbox', { name: /^Send 0\.25/ }).focus()
      await page.keyboard.press('Space')
      await input.choose(dialog.getByRole('combobox', { name: 'Reminder' }), 'Every week')
      await input.press(dialog.getByRole('button', { name: 'Save' }))
      await dialog.waitFor({ state: 'hidden' })
      await choose(page, input, 'Remove all actions')
      await page.getByText('No actions yet').waitFor()

      await page.goto(url('home'))
      const due = main(page).getByRole('region', { name: 'Due payments' })
      await due.getByText('Payroll is due today').waitFor()
      await due.getByText(/^Only a reminder/).waitFor()
      await input.press(due.getByRole('link', { name: /^Use template/ }))

      await input.press(enabled(page, 'Add 2 actions'))
      await dialog.getByText('No amount', { exact: true }).waitFor()
      await input.type(dialog.getByRole('textbox', { name: 'Action 2: amount of ETH' }), '0.5')
      await input.press(enabled(page, 'Add 2 actions'))
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => rows(page).count()).toBe(2)
      expect(await rows(page).allInnerTexts()).toEqual([
        expect.stringContaining('0.125'),
        expect.stringContaining('0.5'),
      ])

      await input.press(due.getByRole('button', { name: /^Mark as done/ }))
      await due.waitFor({ state: 'hidden' })
      const review = main(page).getByRole('button', { name: 'Review' })
      await input.press(review.and(page.locator(':not([aria-disabled=true])')))
      await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
      await enabled(page, /^Sign/).waitFor()
      expect(errors).toEqual([])
      await context.close()
    },
  )
})
