import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checksumAddress } from '#safe'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { type InputMethod, mouse, withoutMouse } from './inputMethod.ts'
import { agree, at, become, becomesNewestInHistory, enabled } from './journey.ts'
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

const kind = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const rows = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Actions' }).getByRole('listitem')
const review = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Review' })
    .and(page.locator(':not([aria-disabled=true])'))

/** A contract that the gateway doesn't know is a 404. */
const unexpected = (errors: readonly string[]) => errors.filter((error) => !error.includes('404'))

/** The page on which a transaction is drafted, with Alice's wallet. */
async function open(input: (page: Page) => InputMethod, options = {}) {
  const { page, context, errors } = await openDemo(
    browserSession,
    `${demo.url}transactions/queue?safe=eth:${safes.treasury.address}`,
    options,
  )
  const hand = input(page)
  await hand.press(page.getByRole('main').getByRole('link', { name: 'New transaction' }))
  await page.getByRole('heading', { name: 'New transaction', level: 1 }).waitFor()
  return { page, context, errors, input: hand }
}

async function sendsTokens(page: Page, input: InputMethod, amount = '0.125') {
  await input.press(kind(page, 'Send tokens'))
  await input.type(at(page).dialog.getByRole('textbox', { name: 'To' }), people.erin.address)
  await input.type(at(page).dialog.getByRole('textbox', { name: 'Amount' }), amount)
  await input.press(enabled(page, 'Add'))
  await at(page).dialog.waitFor({ state: 'hidden' })
}

async function callsMethod(page: Page, input: InputMethod) {
  const { dialog } = at(page)
  await input.press(kind(page, 'Call a contract'))
  await input.type(dialog.getByRole('textbox', { name: 'Contract' }), people.dave.address)
  await input.type(
    dialog.getByRole('textbox', { name: 'ABI' }),
    'function place((address to, uint256 amount)[] orders, string memo) payable',
  )
  await input.type(
    dialog.getByRole('textbox', { name: /^orders/ }),
    `[["${people.erin.address}", ` +
      '115792089237316195423570985008687907853269984665640564039457584007913129639935]]',
  )
  await input.type(dialog.getByRole('textbox', { name: /^memo/ }), 'thanks')
  await input.type(dialog.getByRole('textbox', { name: /^Amount of ETH/ }), '0.01')
  await input.press(enabled(page, 'Add'))
  await dialog.waitFor({ state: 'hidden' })
}

async function sign(page: Page, input: InputMethod) {
  const { dialog } = at(page)
  await input.press(enabled(page, /^Sign( only)?$/))
  await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
  await input.press(dialog.getByRole('button', { name: 'Close' }).last())
  await dialog.waitFor({ state: 'hidden' })
}

describe('a transaction drafted in the served demo', () => {
  it('goes from its actions to the history: reordered, reviewed, signed, executed', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await sendsTokens(page, input)
    await callsMethod(page, input)
    await input.press(kind(page, 'Call a contract'))
    await dialog.getByRole('textbox', { name: 'Contract' }).fill(people.erin.address)
    await dialog.getByRole('tab', { name: 'Raw data' }).click()
    await dialog.getByRole('textbox', { name: 'Data' }).fill('0x12345678')
    await input.press(enabled(page, 'Add'))
    await input.press(kind(page, 'Paste recipients'))
    await dialog
      .getByRole('textbox', { name: 'Recipients' })
      .fill(`${people.dave.address}\t0.25\n${people.erin.address}; 100; USDC`)
    await dialog.getByText('2 recipients').waitFor()
    await input.press(enabled(page, 'Add'))
    await dialog.waitFor({ state: 'hidden' })
    expect(await rows(page).count()).toBe(5)
    // The raw call runs first.
    await input.press(
      rows(page)
        .nth(2)
        .getByRole('button', { name: /^Action 3/ }),
    )
    await input.press(page.getByRole('menuitem', { name: 'Move up' }))
    await input.press(
      rows(page)
        .nth(1)
        .getByRole('button', { name: /^Action 2/ }),
    )
    await input.press(page.getByRole('menuitem', { name: 'Move up' }))
    expect(await rows(page).nth(0).innerText()).toContain('4 bytes')
    // It is kept on this device.
    await page.reload()
    expect(await rows(page).nth(0).innerText()).toContain('4 bytes')
    await page.getByRole('textbox', { name: 'Note' }).fill('Monthly')
    await input.press(page.getByRole('main').getByRole('button', { name: 'Nonce' }))
    await page.getByRole('textbox', { name: 'Nonce' }).fill('11')
    await input.press(review(page))
    await dialog.getByText('Verified').waitFor()
    const actions = dialog
      .getByRole('list', { name: 'Actions in this batch' })
      .getByRole('listitem')
    expect(await actions.count()).toBe(5)
    expect(await actions.nth(0).innerText()).toContain('0x12345678')
    // A call with ether goes to an account without code.
    await agree(page, input)
    await sign(page, input)
    // A proposed draft is no longer a draft.
    await page.getByText('No actions yet').waitFor()
    await become(page, input, 'Bob')
    await input.press(at(page).section('Queue'))
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Monthly' })
    await input.press(row.getByRole('button', { name: /^Sign, .*5 actions/ }))
    await dialog.getByText('Verified').waitFor()
    await agree(page, input)
    await input.press(enabled(page, /^Sign and execute$/))
    await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await input.press(dialog.getByRole('button', { name: 'Close' }).last())
    expect(await becomesNewestInHistory(page, input, /Monthly/)).toContain('5 actions')
    expect(unexpected(errors)).toEqual([])
    await context.close()
  })

  it('pays a payroll file with more columns, after its bad lines are corrected', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    const payees = Array.from({ length: 40 }, (_, index) =>
      checksumAddress(`0x${(0xa11ce000 + index).toString(16).padStart(40, '0')}`),
    )
    const bad: Record<number, string> = { 4: '2026-05-01', 17: '1,500', 30: 'x' }
    const lines = payees.map((payee, index) =>
      [
        index + 1,
        `"Doe, Person ${index}"`,
        payee,
        `"${bad[index] ?? '1,250.50'}"`,
        'USDC',
        'May',
      ].join(),
    )
    await input.press(kind(page, 'Paste recipients'))
    await dialog.getByLabel('Choose a file').setInputFiles({
      name: 'payroll.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        ['Employee ID,Name,Wallet address,Amount,Currency,Memo', ...lines].join('\r\n'),
      ),
    })
    await dialog.getByText(/^Not used: Employee ID.*Name.*Memo$/).waitFor()
    await dialog.getByText('3 invalid lines').waitFor()
    for (const index of Object.keys(bad).map(Number)) {
      const line = dialog.getByRole('textbox', { name: `Line ${index + 2}`, exact: true })
      await line.fill((await line.inputValue()).replace(`"${bad[index]}"`, '1250.50'))
    }
    await dialog.getByText('40 recipients').waitFor()
    await dialog.getByText(/50,020.+in total/).waitFor()
    await input.press(enabled(page, 'Add'))
    await dialog.waitFor({ state: 'hidden' })
    expect(await rows(page).count()).toBe(40)
    await input.press(review(page))
    await dialog.getByText('Verified').waitFor()
    await dialog.getByText('50,020').first().waitFor()
    await sign(page, input)
    expect(unexpected(errors)).toEqual([])
    await context.close()
  })

  it('repeats a past payment exactly', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await input.press(at(page).section('History'))
    const paid = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Sent / })
      .first()
    const words = await paid.getByRole('link').first().innerText()
    await paid.getByRole('button', { name: /^More: / }).click()
    await page.getByRole('menuitem', { name: 'Pay again' }).click()
    await input.press(enabled(page, 'Add 1 action'))
    await input.press(dialog.getByRole('link', { name: 'Open new transaction' }))
    await page.getByRole('heading', { name: 'New transaction', level: 1 }).waitFor()
    expect(await rows(page).count()).toBe(1)
    expect(await rows(page).first().innerText()).toContain(words.replace(/^Sent /, 'Send '))
    await input.press(review(page))
    await dialog.getByText('Verified').waitFor()
    await sign(page, input)
    expect(unexpected(errors)).toEqual([])
    await context.close()
  })

  it('sends NFTs that the Safe holds', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await input.press(kind(page, 'Send NFTs'))
    const items = dialog.getByRole('checkbox')
    await items.first().check()
    await input.type(dialog.getByRole('textbox', { name: 'To' }), people.erin.address)
    await input.press(enabled(page, 'Add'))
    await input.press(review(page))
    await dialog.getByText('Verified').waitFor()
    await dialog.getByText('Succeeds if executed now').waitFor()
    await sign(page, input)
    expect(unexpected(errors)).toEqual([])
    await context.close()
  })

  it.each(withoutMouse)('works %s', async (_, hand, options) => {
    const { page, context, errors, input } = await open(hand, options)
    await sendsTokens(page, input)
    await callsMethod(page, input)
    await input.press(review(page))
    await at(page).dialog.getByText('Verified').waitFor()
    await agree(page, input)
    await sign(page, input)
    expect(unexpected(errors)).toEqual([])
    await context.close()
  })

  it('is saved as a file and opened again, including a Transaction Builder file', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await callsMethod(page, input)
    await sendsTokens(page, input)
    const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
    await input.press(more)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save as a file' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0',
      chainId: '1',
      transactions: [{ contractMethod: { name: 'place' } }, { value: '125000000000000000' }],
    })
    await input.press(more)
    await page.getByRole('menuitem', { name: 'Remove all actions' }).click()
    await page.getByText('No actions yet').waitFor()
    const openFile = async (name: string, content: string) => {
      await input.press(more)
      await page.getByRole('menuitem', { name: 'Open a file' }).click()
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
    }
    await openFile('batch.json', text)
    await input.press(dialog.getByRole('button', { name: 'Add 2 actions' }))
    expect(await rows(page).count()).toBe(2)
    await openFile('edited.json', text.replace('125000000000000000', '125000000000000001'))
    await dialog.getByText(/The checksum doesn't match/).waitFor()
    await input.press(dialog.getByRole('button', { name: 'Cancel' }))
    await openFile('other.json', text.replace('"chainId": "1"', '"chainId": "10"'))
    await dialog.getByText(/This file is for/).waitFor()
    expect(unexpected(errors)).toEqual([])
    await context.close()
  })

  it('keeps the draft when the wallet rejects', async () => {
    const { page, context, input } = await open(() => mouse)
    await input.press(page.getByRole('button', { name: /^Demo/ }))
    await input.choose(page.getByLabel('Wallet behavior', { exact: true }), 'Rejects')
    await page.keyboard.press('Escape')
    await sendsTokens(page, input)
    await input.press(review(page))
    await input.press(enabled(page, /^Sign( only)?$/))
    await at(page).dialog.getByText('You rejected the request').waitFor()
    await page.keyboard.press('Escape')
    expect(await rows(page).count()).toBe(1)
    await context.close()
  })

  it('accepts payments from the Send dialog', async () => {
    const { page, context, errors, input } = await open(() => mouse)
    const { dialog } = at(page)
    await input.press(at(page).section('Home'))
    await input.press(
      page
        .getByRole('main')
        .getByRole('button', { name: 'Send', exact: true })
        .and(page.locator(':not([aria-disabled=true])')),
    )
    await input.type(dialog.getByRole('textbox', { name: 'To' }), people.erin.address)
    await input.type(dialog.getByRole('textbox', { name: 'Amount' }), '1')
    await input.press(enabled(page, 'Add to new transaction'))
    await input.press(dialog.getByRole('link', { name: 'Open new transaction' }))
    await page.getByRole('heading', { name: 'New transaction', level: 1 }).waitFor()
    await expect.poll(() => rows(page).first().textContent()).toMatch(/Send 1\sETH/)
    expect(unexpected(errors)).toEqual([])
    await context.close()
  })
})
