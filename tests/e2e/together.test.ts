import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { mouse } from './inputMethod.ts'
import { at, becomesNewestInHistory, confirmFirst, enabled, showAll } from './journey.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'
import { openDemo } from './prepared.ts'

const treasury = safes.treasury.address
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

/** Changes a setting in the demo panel. */
async function set(page: Page, label: string, choice: string) {
  await mouse.press(page.getByRole('button', { name: /^Demo/ }))
  await mouse.choose(page.getByLabel(label, { exact: true }), choice)
  await page.keyboard.press('Escape')
}

describe('several transactions of the queue', () => {
  it('are selected by keyboard and executed in one; a rejection keeps the selection', async () => {
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}transactions/queue?safe=eth:${treasury}`,
    )
    await confirmFirst(page, mouse)
    // Dave owns nothing, and may execute anyway.
    await set(page, 'Acting as', 'Dave')
    const [ether, dollars] = [at(page).row(/Send 2\.5/), at(page).row(/1,800/)]
    await page.getByRole('button', { name: 'Execute 2 together' }).waitFor()
    await ether.getByRole('link').first().focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const bar = page.getByRole('group', { name: 'Selected transactions' })
    await bar.getByText('2 selected').waitFor()

    await set(page, 'Wallet behavior', 'Rejects')
    await mouse.press(bar.getByRole('button', { name: 'Execute 2 together' }))
    await showAll(page, 'Execute all 2')
    await mouse.press(enabled(page, 'Execute all 2'))
    await at(page).dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
    await page.keyboard.press('Escape')
    await at(page).dialog.waitFor({ state: 'hidden' })
    await bar.getByText('2 selected').waitFor()

    await set(page, 'Wallet behavior', 'Approves')
    await mouse.press(bar.getByRole('button', { name: 'Execute 2 together' }))
    const { dialog } = at(page)
    await dialog.getByText('Nonce').first().waitFor()
    expect(
      await dialog
        .getByRole('list', { name: 'Transactions to execute' })
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThanOrEqual(2)
    await showAll(page, 'Execute all 2')
    await mouse.press(enabled(page, 'Execute all 2'))
    await dialog.getByRole('heading', { name: 'Executed 2 transactions' }).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    await expect
      .poll(async () => (await ether.count()) + (await dollars.count()), { timeout: 20_000 })
      .toBe(0)
    expect(await bar.count()).toBe(0)
    // Both are in the history, as two transactions.
    await becomesNewestInHistory(page, mouse, /1,800/)
    await at(page)
      .row(/Sent 2\.5/)
      .first()
      .waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a delegate of an owner', () => {
  it('proposes, which signs nothing; an owner signs it as usual', async () => {
    const { page, context, errors } = await openDemo(
      browserSession,
      `${demo.url}home?safe=eth:${treasury}`,
    )
    await set(page, 'Acting as', 'Frank')
    await mouse.press(
      page
        .getByRole('main')
        .getByRole('button', { name: 'Send', exact: true })
        .and(page.locator(':not([aria-disabled=true])')),
    )
    const { dialog } = at(page)
    await mouse.type(dialog.getByRole('textbox', { name: 'To' }), people.erin.address)
    await mouse.type(dialog.getByRole('textbox', { name: 'Amount' }), '0.125')
    await mouse.press(enabled(page, 'Review'))
    await dialog.getByText(/as a delegate of/).waitFor()
    await mouse.press(enabled(page, 'Propose'))
    await dialog.getByRole('heading', { name: 'Proposed' }).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    await mouse.press(at(page).section('Queue'))
    const row = at(page).row(/Send 0\.125/)
    await row.getByText('proposed, not signed by an owner yet').waitFor()
    await row.getByText('0 of 2 signatures').waitFor()
    await mouse.press(page.getByRole('main').getByRole('link', { name: /^Send 0\.125/ }))
    await page
      .getByRole('main')
      .getByText(/a delegate$/)
      .waitFor()
    await set(page, 'Acting as', 'Alice')
    await mouse.press(page.getByRole('main').getByRole('button', { name: /^Sign, Send 0\.125/ }))
    await mouse.press(enabled(page, /^Sign$/))
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    await page.getByRole('main').getByText('1 of 2 collected').waitFor()
    expect(
      await page
        .getByRole('main')
        .getByText(/a delegate$/)
        .count(),
    ).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})
