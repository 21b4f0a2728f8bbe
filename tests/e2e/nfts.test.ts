import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { withoutMouse } from './inputMethod.ts'
import { at, closeDialog, enabled } from './journey.ts'
import { type BrowserSession, openBrowserInWorld } from './openBrowser.ts'
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

describe('the NFTs of a Safe in the served demo', () => {
  it.each(withoutMouse)(
    'are found from the assets, chosen, and sent in one transaction %s',
    async (_, hand, options) => {
      const { page, context, errors } = await openDemo(
        browserSession,
        `${demo.url}balances?safe=eth:${safes.treasury.address}`,
        options,
      )
      const input = hand(page)
      const { dialog } = at(page)
      const main = page.getByRole('main')
      const space = () => page.keyboard.press('Space')
      await input.press(main.getByRole('link', { name: 'NFTs' }))
      await main.getByRole('heading', { name: 'NFTs', level: 1 }).waitFor()
      for (const one of [0, 1]) {
        const box = main.getByRole('checkbox').nth(one)
        await input.press(box)
        // Enter does nothing on a checkbox.
        if (!(await box.isChecked())) await space()
      }
      await main.getByText('2 selected').waitFor()
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
