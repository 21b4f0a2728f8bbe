import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  type Address,
  createPublicClient,
  custom,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbiItem,
  parseUnits,
} from 'viem'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { mouse } from './inputMethod.ts'
import { at, becomesNewestInHistory, closeDialog, enabled } from './journey.ts'
import { payments, paymentIn, payrollFile, sumOf, walletFile, wrong } from './payroll.ts'
import { portfolioAddsUp } from './shownTotal.ts'

/** Sends a request to the node of the world. */
type AskNode = (method: string, params: unknown) => Promise<unknown>

export interface PayrollJourney {
  /** Of the app, with a trailing slash; Alice's wallet is connected. */
  url: string
  page: Page
  become: (name: 'Alice' | 'Bob') => Promise<void>
  askNode: AskNode
}

const { treasury, operations, vault } = safes
const note = 'Payroll November'
const main = (page: Page) => page.getByRole('main')
const actions = (page: Page) =>
  main(page).getByRole('list', { name: 'Actions' }).getByRole('listitem')
const newTransaction = (page: Page) =>
  page.getByRole('heading', { name: 'New transaction', level: 1 }).waitFor()

/**
 * The treasurer's month: contacts from Safe{Wallet}, a payroll file with bad lines, two signatures,
 * the history as a file, which equals what the chain says, the same payments again, and a
 * portfolio.
 */
export async function payrollJourney(journey: PayrollJourney): Promise<void> {
  const { page, url } = journey
  const chain = reading(journey.askNode)
  await importContacts(journey)
  await page.goto(`${url}transactions/new?safe=eth:${treasury.address}`)
  await newTransaction(page)
  await addPayroll(page)
  const drafted = await actions(page).allInnerTexts()
  // Each row names the contact and the exact amount.
  payments.forEach(({ name, amount, symbol }, index) => {
    expect(drafted[index]).toContain(name)
    expect(drafted[index]?.replaceAll(',', '').replaceAll(/\s+/g, ' ')).toContain(
      `${amount} ${symbol}`,
    )
  })
  const before = await chain.balances()
  const block = await chain.block()
  await signAndExecute(journey)
  const after = await chain.balances()
  expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual(
    payments.map(({ raw }) => raw),
  )
  const exported = await exportedTransfers(page)
  expect(exported).toHaveLength(payments.length)
  expect(exported.toSorted(byText)).toEqual(payments.map(transferOf).toSorted(byText))
  // The tokens' own events say the same, to the last unit.
  expect(exported.filter((one) => !one.startsWith('ETH')).toSorted(byText)).toEqual(
    (await chain.tokenTransfers(block)).toSorted(byText),
  )
  await payAgain(page, drafted)
  await portfolioAddsUp(
    page,
    url,
    [treasury, operations, vault].map(({ address }) => address),
  )
}

const byText = (a: string, b: string) => (a < b ? -1 : 1)

/** What a transfer is compared by. */
const transfer = (token: string | undefined, to: string, raw: bigint) =>
  [token || 'ETH', to, raw].join(' ').toLowerCase().replace(/^eth/, 'ETH')
const transferOf = ({ token, to, raw }: { token: Address | undefined; to: Address; raw: bigint }) =>
  transfer(token, to, raw)

function reading(askNode: AskNode) {
  const client = createPublicClient({
    transport: custom(
      { request: async ({ method, params }) => askNode(method, params) },
      { retryCount: 0 },
    ),
    cacheTime: 0,
  })
  return {
    block: () => client.getBlockNumber(),
    /** What each payee has of the token that it is paid in. */
    balances: () =>
      Promise.all(
        payments.map(({ token, to }) =>
          token
            ? client.readContract({
                address: token,
                abi: erc20Abi,
                functionName: 'balanceOf',
                args: [to],
              })
            : client.getBalance({ address: to }),
        ),
      ),
    /** What the tokens say left the Safe after a block. */
    tokenTransfers: async (block: bigint) => {
      const logs = await client.getLogs({
        event: parseAbiItem(
          'event Transfer(address indexed from, address indexed to, uint256 value)',
        ),
        args: { from: treasury.address },
        fromBlock: block + 1n,
        strict: true,
      })
      return logs.map((log) => transfer(log.address, log.args.to, log.args.value))
    },
  }
}

async function importContacts({ page, url }: PayrollJourney): Promise<void> {
  await page.goto(`${url}settings/data`)
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import data' })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'safe-2026-11-20.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(walletFile([treasury, operations, vault]))),
  })
  await dialog.getByText('40 new').waitFor()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText(/^Imported: Contacts/).waitFor()
}

async function addPayroll(page: Page): Promise<void> {
  const { dialog } = at(page)
  await main(page).getByRole('button', { name: 'Paste recipients', exact: true }).click()
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'payroll-2026-11.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(payrollFile()),
  })
  await dialog.getByText(/^Not used: Employee ID, Team, Name,.*Memo$/).waitFor()
  await dialog.getByText('38 recipients').waitFor()
  await dialog.getByText('3 invalid lines').waitFor()
  const line = (number: number) =>
    dialog.getByRole('textbox', { name: `Line ${number}`, exact: true })
  const reason = async (number: number) =>
    dialog.locator(`#${await line(number).getAttribute('aria-describedby')}`).innerText()
  expect(await reason(wrong.checksum)).toMatch(/Invalid checksum/)
  expect(await reason(wrong.date)).toMatch(/date/)
  expect(await reason(wrong.token)).toMatch(/token/)
  // Nothing is added as long as a line is wrong.
  await enabled(page, 'Add').click()
  await dialog.getByText('Fix or remove the invalid lines').waitFor()

  const correct = async (number: number, bad: RegExp, good: string) =>
    line(number).fill((await line(number).inputValue()).replace(bad, good))
  await correct(wrong.checksum, /0x[0-9a-fA-F]{40}/, paymentIn(wrong.checksum).to)
  await correct(wrong.date, /1-Nov/, paymentIn(wrong.date).amount)
  await dialog.getByRole('button', { name: `Remove line ${wrong.token}`, exact: true }).click()
  await dialog.getByText('40 recipients').waitFor()
  expect(await dialog.getByText(/invalid line/).count()).toBe(0)
  const totals = await dialog.getByRole('status').filter({ hasText: 'in total' }).innerText()
  for (const [symbol, decimals] of [
    ['USDC', 6],
    ['DAI', 18],
    ['ETH', 18],
  ] as const) {
    const shown = new RegExp(String.raw`([\d,.]+)\s${symbol} in total`).exec(totals)?.[1] ?? ''
    expect([symbol, parseUnits(shown.replaceAll(',', ''), decimals)]).toEqual([
      symbol,
      sumOf(symbol),
    ])
  }
  await enabled(page, 'Add').click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => actions(page).count()).toBe(payments.length)
}

/** Alice signs, with the nonce that is executed next; Bob signs and executes. */
async function signAndExecute({ page, become }: PayrollJourney): Promise<void> {
  const { dialog } = at(page)
  await page.getByRole('textbox', { name: 'Note' }).fill(note)
  await main(page).getByRole('button', { name: 'Nonce' }).click()
  await page.getByRole('textbox', { name: 'Nonce' }).fill('11')
  await main(page)
    .getByRole('button', { name: 'Review' })
    .and(page.locator(':not([aria-disabled=true])'))
    .click()
  await dialog.getByText('Verified').waitFor()
  const batch = dialog.getByRole('list', { name: 'Actions in this batch' }).getByRole('listitem')
  expect(await batch.count()).toBe(payments.length)
  await enabled(page, /^Sign( only)?$/).click()
  await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
  await closeDialog(page)
  await become('Bob')
  await at(page).section('Queue').click()
  await at(page)
    .row(new RegExp(note))
    .getByRole('button', { name: /^Sign, .*40 actions/ })
    .click()
  await dialog.getByText('Verified').waitFor()
  await enabled(page, 'Sign and execute').click()
  await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
  await closeDialog(page)
  await becomesNewestInHistory(page, mouse, new RegExp(note))
}

/** The transfers of the payroll, as they are in the exported history. */
async function exportedTransfers(page: Page): Promise<string[]> {
  await main(page).getByRole('button', { name: 'Export CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export history' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save file' }).click(),
  ])
  await dialog.getByText(/rows saved/).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
  const [head = [], ...rows] = cellsOf(await readFile(await download.path(), 'utf8'))
  const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? ''
  const paid = rows.filter((row) => cell(row, 'note') === note)
  // One transaction, which the network told.
  expect(new Set(paid.map((row) => cell(row, 'transactionHash'))).size).toBe(1)
  expect(new Set(paid.map((row) => cell(row, 'amountSource')))).toEqual(new Set(['network']))
  expect(paid.map((row) => cell(row, 'accountName')).toSorted()).toEqual(
    payments.map(({ name }) => name),
  )
  return paid.map((row) =>
    transfer(
      cell(row, 'token'),
      cell(row, 'account'),
      -parseUnits(cell(row, 'amount'), cell(row, 'symbol') === 'USDC' ? 6 : 18),
    ),
  )
}

/** The cells of a CSV file, as RFC 4180 quotes them. */
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      line
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map((one) => one.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')),
    )

/** "Pay again" fills the builder with what was paid: the same rows, and the same calls. */
async function payAgain(page: Page, drafted: readonly string[]): Promise<void> {
  const { dialog } = at(page)
  await at(page)
    .row(new RegExp(note))
    .first()
    .getByRole('button', { name: /^More: / })
    .click()
  await page.getByRole('menuitem', { name: 'Pay again' }).click()
  await enabled(page, `Add ${payments.length} actions`).click()
  await dialog.getByRole('link', { name: 'Open new transaction' }).click()
  await newTransaction(page)
  await expect.poll(() => actions(page).count()).toBe(payments.length)
  await expect.poll(() => actions(page).allInnerTexts()).toEqual(drafted)
  await main(page).getByRole('button', { name: 'More', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ])
  const { transactions } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    transactions: { to: Address; value: string; data: Hex | null }[]
  }
  expect(
    transactions.map(({ to, value, data }) => {
      if (!data || data === '0x') return transfer('', to, BigInt(value))
      const { args } = decodeFunctionData({ abi: erc20Abi, data })
      const [payee, raw] = args as readonly [Address, bigint]
      return transfer(to, payee, raw)
    }),
  ).toEqual(payments.map(transferOf))
}
