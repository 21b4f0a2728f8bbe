import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { mouse, withoutMouse } from './inputMethod.ts'
import { at, become, closeDialog, enabled } from './journey.ts'
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

const words = 'We confirm that Grace audits the books.'

describe('a message of the owners in the served demo', () => {
  it('is listed as soon as it is signed, and complete if one owner is enough', async () => {
    // Its caches would hide a message that was asked for too early for half a minute.
    const official = '&gatewayVersion=official'
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}transactions/messages?safe=eth:${safes.pettyCash.address}${official}`,
    )
    const { dialog } = at(page)
    const main = page.getByRole('main')
    const write = async () => {
      await main.getByRole('button', { name: 'New message' }).click()
      await dialog.getByRole('textbox', { name: 'Text' }).fill(words)
      await enabled(page, 'Review').click()
      await dialog.getByText('Verified', { exact: true }).waitFor()
      await enabled(page, 'Sign').click()
    }
    await write()
    await dialog.getByRole('heading', { name: 'Message signed' }).waitFor({ timeout: 5_000 })
    await dialog.getByRole('link', { name: 'Show message' }).click()
    await main.getByRole('heading', { name: words, level: 1 }).waitFor({ timeout: 5_000 })
    await main.getByText('1 of 1 signatures').waitFor()
    await main.getByRole('region', { name: 'Safe signature' }).waitFor()

    await page.goto(
      `${demo.url}transactions/messages?safe=eth:${safes.treasury.address}${official}`,
    )
    await write()
    await dialog.getByText('1 of 2 signatures').waitFor({ timeout: 5_000 })
    await dialog.getByText("It's complete once the other owners have signed.").waitFor()
    await dialog.getByRole('link', { name: 'Show message' }).click()
    await main.getByRole('heading', { name: words, level: 1 }).waitFor({ timeout: 5_000 })
    await become(page, mouse, 'Bob')
    await main.getByRole('button', { name: 'Sign', exact: true }).click()
    await enabled(page, 'Sign').click()
    await dialog.getByRole('heading', { name: 'Message signed' }).waitFor({ timeout: 5_000 })
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  it.each(withoutMouse)('is written and signed by two %s', async (_, hand, options) => {
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}transactions/messages?safe=eth:${safes.treasury.address}`,
      options,
    )
    const input = hand(page)
    const { dialog } = at(page)
    const main = page.getByRole('main')
    // Left in the middle: what was typed is there again.
    await input.press(main.getByRole('button', { name: 'New message' }))
    await input.type(dialog.getByRole('textbox', { name: 'Text' }), words)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await input.press(main.getByRole('button', { name: 'New message' }))
    expect(await dialog.getByRole('textbox', { name: 'Text' }).inputValue()).toBe(words)
    await input.press(enabled(page, 'Review'))
    await dialog.getByText('Verified', { exact: true }).waitFor()
    await input.press(enabled(page, 'Sign'))
    await dialog.getByText('1 of 2 signatures').waitFor()
    await input.press(dialog.getByRole('link', { name: 'Show message' }))
    await main.getByRole('heading', { name: words, level: 1 }).waitFor()
    await main.getByText('1 of 2 signatures').waitFor()
    expect(await main.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)

    await become(page, input, 'Bob')
    await input.press(main.getByRole('button', { name: 'Sign', exact: true }))
    await input.press(enabled(page, 'Sign'))
    await dialog.getByRole('heading', { name: 'Message signed' }).waitFor()
    await closeDialog(page, input)
    await main.getByText('2 of 2 signatures').waitFor()
    await main.getByRole('region', { name: 'Safe signature' }).waitFor()
    await input.press(main.getByRole('link', { name: 'Messages' }))
    await main
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByText('Signed, not verified', { exact: true })
      .waitFor()
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })
})
