import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { WalletController } from '../../mocks/wallet/createWalletController.ts'
import { people } from '../../mocks/wallet/people.ts'
import { at } from '../e2e/journey.ts'
import type { KeyPresses } from './keyPresses.ts'

export interface KeyboardJourney {
  page: Page
  wallet: WalletController
  keys: KeyPresses
  /** Part of the Safe's label in the list. */
  safe: RegExp
}

/**
 * Connect → open the Safe → confirm the pending transfer → become Bob → execute, each the shortest
 * way, from a loaded "My Safes" page.
 */
export async function journeyByKeyboard({
  page,
  wallet,
  keys,
  safe,
}: KeyboardJourney): Promise<void> {
  const { dialog } = at(page)
  const main = page.getByRole('main')
  const enabled = page.locator(':not([aria-disabled=true])')

  await keys.begin('Connect a wallet')
  // "Skip to content".
  await keys.press('Tab', 'Enter')
  await keys.moveTo(main.getByRole('button', { name: 'Connect a wallet' }), 'Tab')
  await keys.press('Enter')
  await focusedHeading(page, 'Connect a wallet')
  await keys.moveTo(dialog.getByRole('button', { name: /Test wallet/ }), 'Tab')
  // A person takes a moment to agree, in which the page says what it waits for.
  wallet.set({ behavior: 'hangs' })
  await keys.press('Enter')
  await page
    .locator('[aria-live]')
    .filter({ hasText: 'Confirm the connection' })
    .first()
    .waitFor({ state: 'attached' })
  wallet.set({ behavior: 'agrees' })
  await dialog.waitFor({ state: 'hidden' })

  await keys.begin('Open the Safe')
  await keys.moveTo(main.getByRole('link', { name: safe }), 'j')
  await keys.press('Enter')
  // Until its name is known, it is called by the section's.
  await focusedHeading(page, /^(Home|treasury\.eth)$/)

  await keys.begin('Sign the transfer')
  await keys.moveTo(main.getByRole('link', { name: /^Send 2\.5/ }).first(), 'j')
  await keys.press('Enter')
  await focusedHeading(page, /^Send 2\.5/)
  await keys.moveTo(main.getByRole('button', { name: /^Sign, Send 2\.5/ }).and(enabled), 'Tab')
  await keys.press('Enter')
  await focusedHeading(page, 'Sign transaction')
  await keys.moveTo(
    dialog.getByRole('button', { name: /^Sign( only)?$/ }).and(enabled),
    'Shift+Tab',
  )
  await keys.press('Enter')
  await focusedHeading(page, 'Signed')
  await keys.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  // In the wallet, outside of the page.
  await keys.begin('Become Bob')
  wallet.set({ person: 'bob' })
  await page
    .getByRole('button', { name: new RegExp(`^Account.*${people.bob.address.slice(-4)}`, 'i') })
    .waitFor()

  await keys.begin('Execute the transfer')
  await keys.moveTo(main.getByRole('button', { name: /^Execute, Send 2\.5/ }).and(enabled), 'Tab')
  await keys.press('Enter')
  await focusedHeading(page, 'Execute transaction')
  await keys.moveTo(
    dialog.getByRole('button', { name: 'Execute', exact: true }).and(enabled),
    'Shift+Tab',
  )
  await keys.press('Enter')
  await focusedHeading(page, 'Executed')
  await keys.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Waits until this heading has the focus. */
export async function focusedHeading(page: Page, name: string | RegExp): Promise<void> {
  const heading = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document
      return focused?.matches('h1, h2')
        ? focused.textContent.replaceAll(/\s+/g, ' ')
        : `(${focused?.outerHTML.slice(0, 120)})`
    })
  await expect
    .poll(heading, { timeout: 20_000 })
    .toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name)
}
