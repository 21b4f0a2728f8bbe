import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { keyboard, touch } from './inputMethod.ts'
import { at, closeDialog, enabled } from './journey.ts'
import { type BrowserSession, openBrowser } from './openBrowser.ts'

let demo: Served
let browserSession: BrowserSession

beforeAll(async () => {
  demo = await serve({ dir: await built('demo') })
  browserSession = await openBrowser()
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await demo?.close()
})

describe('the NFTs of a Safe in the served demo', () => {
  it.each([
    ['with the keyboard alone', keyboard, {}],
    [
      'with touch on a phone',
      () => touch,
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ],
  ] as const)(
    'are found from the assets, chosen, and sent in one transaction %s',
    async (_, hand, options) => {
      const { page, context, errors } = await browserSession.open(options)
      const input = hand(page)
      const { dialog } = at(page)
      const main = page.getByRole('main')
      const space = () => page.keyboard.press('Space')
      await page.goto(`${demo.url}balances?safe=eth:${safes.treasury.address}`)
      await input.press(at(page).connect.first())
      await input.press(dialog.getByRole('button', { name: /Demo wallet/ }))
      await dialog.waitFor({ state: 'hidden' })
      await input.press(main.getByRole('link', { name: 'NFTs' }))
      await main.getByRole('heading', { name: 'NFTs', level: 1 }).waitFor()
      for (const one of [0, 1]) {
        const box = main.getByRole('checkbox').nth(one)
        await input.press(box)
        // Enter does nothing on a checkbox.
        if (!(await box.isChecked())) await space()
      }
      await main.getByText('2 chosen').waitFor()
      await input.press(main.getByRole('button', { name: 'Send', exact: true }))
      await input.type(dialog.getByRole('textbox'), people.erin.address)
      await input.press(enabled(page, 'Add'))
      await dialog.waitFor({ state: 'hidden' })
      await input.press(main.getByRole('link', { name: 'Show new transaction' }))
      await main
        .getByRole('button', { name: 'Review' })
        .and(page.locator(':not([aria-disabled=true])'))
        .waitFor()
      await input.press(main.getByRole('button', { name: 'Review' }))
      await dialog.getByText('Verified', { exact: true }).waitFor()
      await input.press(enabled(page, /^Sign( only)?$/))
      await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
      await closeDialog(page, input)
      expect(errors.filter((error) => !error.includes('404'))).toEqual([])
      await context.close()
    },
  )
})
