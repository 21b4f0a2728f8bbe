import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { type InputMethod, mouse } from './inputMethod.ts'

/** The parts of the page used by a journey, by role and name. */
export const at = (page: Page) => ({
  connect: page.getByRole('button', { name: 'Connect wallet' }),
  dialog: page.getByRole('dialog'),
  section: (name: string) =>
    page
      .getByRole('navigation', { name: 'Sections of this Safe' })
      .getByRole('link', { name: new RegExp(`^${name}`) }),
  row: (name: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }),
})

/** A button of the open dialog that can be pressed. A text is its whole name. */
export const enabled = (page: Page, name: RegExp | string) =>
  at(page)
    .dialog.getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))

/** Agrees to the danger that the review in the open dialog names. */
export async function agree(page: Page, input: InputMethod = mouse): Promise<void> {
  const box = at(page).dialog.getByRole('checkbox', {
    name: 'I understand the risk and want to continue',
  })
  await input.press(box)
  // Enter has no effect on a checkbox.
  if (!(await box.isChecked())) await page.keyboard.press('Space')
}

/** Closes a dialog that has nothing left to do. */
/**
 * Looks at each of several reviews to its end. Until then, the button that agrees to all is called
 * "Show the rest".
 */
export async function showAll(page: Page, button: RegExp | string): Promise<void> {
  const { dialog } = at(page)
  await enabled(page, button)
    .or(enabled(page, /^Show the rest/))
    .first()
    .waitFor()
  for (const review of await dialog.getByRole('list').first().locator('> li').all())
    await review.evaluate(async (element) => {
      element.scrollIntoView({ block: 'end' })
      // The browser reports what is in view with a frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    })
  await enabled(page, button).waitFor()
}

export async function closeDialog(page: Page, input: InputMethod = mouse): Promise<void> {
  const { dialog } = at(page)
  await input.press(dialog.getByRole('button', { name: 'Close' }).last())
  await dialog.waitFor({ state: 'hidden' })
}

/** Chooses in the demo's panel. */
export async function chooseInDemo(
  page: Page,
  input: InputMethod,
  field: string,
  value: string,
): Promise<void> {
  await input.press(page.getByRole('button', { name: /^Demo/ }))
  await input.choose(page.getByLabel(field, { exact: true }), value)
  await page.keyboard.press('Escape')
}

/** Becomes another person in the demo. */
export const become = (page: Page, input: InputMethod, name: string) =>
  chooseInDemo(page, input, 'Acting as', name)

export interface Journey {
  page: Page
  input: InputMethod
  /** Switches to another person in the wallet. */
  become: (name: 'Alice' | 'Bob') => Promise<void>
  /** Name of the wallet in the connect dialog. */
  walletName: string
  /** The Safe's row in "my safes". */
  safe: string
}

/**
 * Connect → open the Safe → confirm the pending transfer → become Bob → execute. Ends on the queue.
 */
export async function confirmAndExecute(journey: Journey): Promise<void> {
  await confirm(journey)
  const { page, input, become } = journey
  const parts = at(page)
  await become('Bob')
  await input.press(
    page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: /^Execute/ })
      .first(),
  )
  await input.press(parts.dialog.getByRole('button', { name: 'Execute', exact: true }))
  await finish(page, input, 'Executed')
  // The nonce has increased: the next one is another transaction.
  await expect
    .poll(
      () => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Send 2.5' }).count(),
      { timeout: 20_000 },
    )
    .toBe(0)
}

/** Connect → open the Safe → confirm the pending transfer. Ends on the queue. */
export async function confirm({ page, input, walletName, safe }: Journey): Promise<void> {
  const parts = at(page)
  await input.press(parts.connect.first())
  await input.press(parts.dialog.getByRole('button', { name: new RegExp(walletName) }))
  await openSafe(page, input, safe)
  await input.press(parts.section('Queue'))
  await confirmFirst(page, input)
}

/** Confirms the first transaction of the queue that needs it. */
export async function confirmFirst(page: Page, input: InputMethod): Promise<void> {
  const parts = at(page)
  await input.press(page.getByRole('button', { name: /^Sign, / }).first())
  // Disabled until the transaction is verified.
  await input.press(
    parts.dialog
      .getByRole('button', { name: /^Sign( only)?$/ })
      .and(page.locator(':not([aria-disabled=true])')),
  )
  await finish(page, input, 'Signed')
}

/** Closes the dialog once it is done, which includes its verification. */
async function finish(page: Page, input: InputMethod, heading: string): Promise<void> {
  const { dialog } = at(page)
  const done = dialog.filter({ has: page.getByRole('heading', { name: heading }) })
  // If the response was lost, the dialog detects by itself that it is done.
  const found = dialog.filter({
    hasText: /You've already signed this|All signatures are collected/,
  })
  await input.press(
    done
      .getByRole('button', { name: 'Close' })
      .or(found.getByRole('button', { name: /^(Cancel|Close)$/ }))
      .last(),
  )
  await dialog.waitFor({ state: 'hidden' })
}

async function openSafe(page: Page, input: InputMethod, safe: string): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(safe.slice(0, 6), 'i') })
  await input.press(link.first())
  await page.waitForURL(/\/home\?safe=eth:0x/)
}

/** The full ETH balance of the open Safe on the assets page. */
export async function etherBalance(page: Page, input: InputMethod): Promise<string> {
  await input.press(at(page).section('Assets'))
  const row = page.getByRole('main').getByRole('row').filter({ hasText: /ETH/ }).first()
  await input.see(row)
  // The cached value of an earlier page stays until the gateway has responded.
  await page.getByText('This may be out of date').waitFor({ state: 'detached' })
  const text = () => textOf(row)
  // While a page's code is loading, React hides its content: there is no text then. While the
  // positions are loading, the row has no share of the total.
  await expect.poll(text).not.toMatch(/^$|—/)
  return text()
}

/** What a part says, as one line: pictures in a sentence begin new ones. */
const textOf = async (part: Locator): Promise<string> =>
  (await part.innerText()).replaceAll(/\s+/g, ' ')

/** The newest row of the history. */
export async function newestInHistory(page: Page, input: InputMethod): Promise<string> {
  await input.press(at(page).section('History'))
  await input.see(firstRow(page))
  const text = await textOf(firstRow(page))
  expect(text.trim()).not.toBe('')
  return text
}

/**
 * Opens the history and stays there until its newest row is this one, which it returns: rows that
 * were loaded before show until the gateway's next response.
 */
export async function becomesNewestInHistory(
  page: Page,
  input: InputMethod,
  row: RegExp,
): Promise<string> {
  await newestInHistory(page, input)
  await expect.poll(() => textOf(firstRow(page)), { timeout: 30_000 }).toMatch(row)
  return textOf(firstRow(page))
}

/**
 * The same where requests fail: leaves the history and opens it again, which requests what is out
 * of date, until its newest row is this one.
 */
export async function becomesNewestStubbornly(
  page: Page,
  input: InputMethod,
  row: RegExp,
): Promise<string> {
  for (let turn = 0; turn < 12; turn++) {
    await input.press(at(page).section('Queue'))
    const answered = page
      .waitForResponse(/\/transactions\/history/, { timeout: 5_000 })
      .catch(() => undefined)
    if (row.test(await newestInHistory(page, input))) break
    await answered
    if (row.test(await textOf(firstRow(page)))) break
  }
  return textOf(firstRow(page))
}

/** Day headings are items of the same list; only rows have links. */
const firstRow = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first()

/**
 * Tries to execute the next transfer until it has left the queue, whatever error occurs in between.
 */
export async function executeStubbornly(page: Page, input: InputMethod): Promise<void> {
  const { dialog, section } = at(page)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Send 2.5' })
  const reasons = new Set<string>()
  for (let turn = 0; turn < 12; turn++) {
    // Navigates away and back without a reload, which would restart the random network failures.
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await input.press(section('Assets'))
    await input.press(section('Queue'))
    await input.see(page.getByRole('main').getByRole('listitem').first())
    if ((await row.count()) === 0) return
    const execute = row.getByRole('button', { name: /^Execute/ })
    if ((await execute.count()) === 0) continue
    // If its data could not be loaded, it is disabled and says why.
    if (
      !(await execute
        .and(page.locator(':not([aria-disabled=true])'))
        .click({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        ))
    ) {
      reasons.add(await execute.innerText().catch(() => 'gone'))
      continue
    }
    const send = dialog
      .getByRole('button', { name: 'Execute', exact: true })
      .and(page.locator(':not([aria-disabled=true])'))
    // It waits up to ten seconds for what a simulation shows.
    const sent = await send.click({ timeout: 12_000 }).then(
      () => true,
      () => false,
    )
    if (sent)
      await page
        .getByRole('heading', { name: 'Executed' })
        .waitFor({ timeout: 6_000 })
        .catch(() => undefined)
  }
  throw new Error(
    `After many attempts, the transfer is still in the queue. ${[...reasons].join('; ')}`,
  )
}
