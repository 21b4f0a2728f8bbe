import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Hand } from './hand.ts'

/** The parts of the page that a journey touches, by role and name. */
export const at = (page: Page) => ({
  connect: page.getByRole('button', { name: 'Connect wallet' }),
  dialog: page.getByRole('dialog'),
  section: (name: string) => page.getByRole('navigation', { name: 'Sections of the safe' }).getByRole('link', { name: new RegExp(`^${name}`) }),
  row: (name: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }),
})

export interface Journey {
  page: Page
  hand: Hand
  /** Becomes somebody else in the wallet. */
  become: (name: 'Alice' | 'Bob') => Promise<void>
  /** Name of the wallet in the connect dialog. */
  walletName: string
  /** The safe's row in "my safes". */
  safe: string
}

/** Connect → open the safe → confirm the waiting transfer → become Bob → execute. Leaves the page on the queue. */
export async function confirmAndExecute({ page, hand, become, walletName, safe }: Journey): Promise<void> {
  const parts = at(page)
  await hand.press(parts.connect.first())
  await hand.press(parts.dialog.getByRole('button', { name: new RegExp(walletName) }))
  await openSafe(page, hand, safe)
  await hand.press(parts.section('Queue'))
  await hand.press(first(page.getByRole('button', { name: /^Confirm/ })))
  await parts.dialog.getByText('Verified').waitFor()
  await hand.press(parts.dialog.getByRole('button', { name: 'Sign', exact: true }))
  await parts.dialog.getByRole('heading', { name: 'Signed' }).waitFor()
  await hand.press(last(parts.dialog.getByRole('button', { name: 'Close' })))
  await parts.dialog.waitFor({ state: 'hidden' })
  await become('Bob')
  await hand.press(first(page.getByRole('button', { name: /^Execute/ })))
  await parts.dialog.getByText('Verified').waitFor()
  await hand.press(parts.dialog.getByRole('button', { name: 'Execute', exact: true }))
  await parts.dialog.getByRole('heading', { name: 'Executed' }).waitFor()
  await hand.press(last(parts.dialog.getByRole('button', { name: 'Close' })))
  await parts.dialog.waitFor({ state: 'hidden' })
}

export async function openSafe(page: Page, hand: Hand, safe: string): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(safe.slice(0, 6), 'i') })
  await hand.press(first(link))
  await page.waitForURL(/\/home\?safe=eth:0x/)
}

/** The ETH balance of the open safe, as the assets page tells it, in full. */
export async function etherBalance(page: Page, hand: Hand): Promise<string> {
  await hand.press(at(page).section('Assets'))
  const row = page.getByRole('main').getByRole('row').filter({ hasText: /ETH/ }).first()
  await row.waitFor()
  return (await row.innerText()).replaceAll(/\s+/g, ' ')
}

/** What the newest row of history says. */
export async function newestInHistory(page: Page, hand: Hand): Promise<string> {
  await hand.press(at(page).section('History'))
  const row = page.getByRole('main').getByRole('listitem').first()
  await row.waitFor()
  const text = await row.innerText()
  expect(text.trim()).not.toBe('')
  return text
}

const first = (target: Locator) => target.first()
const last = (target: Locator) => target.last()
