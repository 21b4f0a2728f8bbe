import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { mouse } from './inputMethod.ts'
import { at, becomesNewestInHistory, enabled } from './journey.ts'
import { openBrowser, type BrowserSession } from './openBrowser.ts'

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

/** Changes a setting in the demo panel. */
async function set(page: Page, label: string, choice: string) {
  await mouse.press(page.getByRole('button', { name: /^Demo/ }))
  await mouse.choose(page.getByLabel(label, { exact: true }), choice)
  await page.keyboard.press('Escape')
}

describe('executing with the gateway’s relayer', () => {
  it('lets a non-owner execute what a wallet rejected, and goes on after a reload', async () => {
    const { page, context, errors } = await browserSession.open()
    await page.goto(`${demo.url}transactions/queue?safe=hol:${safes.testFund.address}`)
    const { dialog, row, connect } = at(page)
    await mouse.press(connect.first())
    await mouse.press(dialog.getByRole('button', { name: /Demo wallet/ }))
    await dialog.waitFor({ state: 'hidden' })
    await mouse.press(row(/Send 0\.25/).getByRole('button', { name: /^Confirm/ }))
    await mouse.press(dialog.getByRole('button', { name: 'Switch to Holesky' }))
    await mouse.press(enabled(page, 'Sign only'))
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    await set(page, 'You are', 'Dave')
    await set(page, 'The wallet', 'refuses')

    await mouse.press(row(/Send 0\.25/).getByRole('button', { name: /^Execute/ }))
    await dialog.getByText('5 of 5 relayed transactions left today').waitFor()
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
    await mouse.press(enabled(page, 'Back'))
    await mouse.press(dialog.getByRole('radio', { name: 'Relay' }))
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByText('The relayer sends the transaction. You can close this.').waitFor()
    await page.reload()
    expect(await becomesNewestInHistory(page, mouse, /Sent 0\.25/)).toMatch(/Sent 0\.25/)

    expect(errors).toEqual([])
    await context.close()
  })
})
