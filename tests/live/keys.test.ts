import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const query = `safe=eth:${safes.treasury.address}`
const keysDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

async function open(path: string, connected = false) {
  const product = await here.serve({ config: configOf(here.world) })
  const opened = await here.browserSession.open()
  if (connected) await installConnectedWallet(opened.page, { rpcUrl: here.world.rpcUrl })
  await opened.page.goto(product.url + path)
  await (connected ? isConnected(opened.page) : at(opened.page).connect.first().waitFor())
  return opened
}

/** The position of the focused row among the rows that are rendered; -1 if none has the focus. */
const focusedRow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-row-action]')].findIndex(
      (row) => row === document.activeElement,
    ),
  )

describe('the question mark', () => {
  it('lists the keys, and Escape closes the list', async () => {
    const { page, context, errors } = await open(`transactions/queue?${query}`)
    await page.keyboard.press('?')
    await keysDialog(page).waitFor()
    const lines = await keysDialog(page).getByRole('term').allInnerTexts()
    expect(lines).toEqual([
      'Go to a section or Safe',
      'Search the queue or history',
      'Next row, also ↓ in a list',
      'Previous row, also ↑ in a list',
      'Open the row',
      'Select the row in the queue',
      "Sign or execute the row's transaction",
      'Close a dialog or menu',
      'Show this list',
    ])
    await page.keyboard.press('Escape')
    await keysDialog(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  })

  it('is a character like others in a field, and does nothing while a dialog is open', async () => {
    const { page, context } = await open('')
    await page.getByRole('button', { name: 'Add a Safe' }).click()
    const field = at(page).dialog.getByRole('textbox', { name: 'Safe address' })
    await field.fill('eth:')
    await field.press('?')
    await field.press('j')
    expect(await field.inputValue()).toBe('eth:?j')
    await at(page).dialog.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await keysDialog(page).count()).toBe(0)
    await context.close()
  })
})

describe('j and k', () => {
  it('lead into the list from anywhere on its page, to its first or last visible row', async () => {
    const { page, context, errors } = await open(`transactions/queue?${query}`)
    await at(page)
      .row(/Send 2\.5/)
      .first()
      .waitFor()
    await page.keyboard.press('j')
    expect(await focusedRow(page)).toBe(0)
    await page.keyboard.press('j')
    expect(await focusedRow(page)).toBe(1)
    await at(page).section('Queue').focus()
    await page.keyboard.press('k')
    const last = await focusedRow(page)
    expect(last).toBeGreaterThan(1)
    const isVisible = (index: number) =>
      page.evaluate((nth) => {
        const { top, bottom } = document
          .querySelectorAll('main [data-row-action]')
          [nth]?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
        return top >= 0 && bottom <= innerHeight
      }, index)
    expect(await isVisible(last)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/transactions\/tx/)
    expect(errors).toEqual([])
    await context.close()
  })

  it('do nothing on a page without a list, nor with a modifier', async () => {
    const { page, context } = await open('nowhere')
    await page.keyboard.press('j')
    expect(await focusedRow(page)).toBe(-1)
    await page.goto(`${new URL(page.url()).origin}/transactions/queue?${query}`)
    await at(page)
      .row(/Send 2\.5/)
      .first()
      .waitFor()
    await page.keyboard.press('Control+j')
    expect(await focusedRow(page)).toBe(-1)
    await context.close()
  })
})

it('e opens what the connected owner can do with the focused row, and x selects it', async () => {
  const { page, context } = await open(`transactions/queue?${query}`, true)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign, / })
    .first()
    .waitFor()
  await at(page)
    .row(/Send 2\.5/)
    .first()
    .getByRole('link')
    .first()
    .focus()
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor({ state: 'detached' })
  await page.keyboard.press('e')
  await at(page)
    .dialog.getByRole('button', { name: /^Sign( only)?$/ })
    .waitFor()
  expect(await at(page).dialog.count()).toBe(1)
  await context.close()
})
