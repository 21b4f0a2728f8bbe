import { afterAll, beforeAll, expect, it } from 'vitest'
import { people } from '../../../mocks/people.ts'
import { deletedFrom, makeOlder } from '../olderBrowser.ts'
import {
  answer,
  openWalletPage,
  openWith,
  pick,
  says,
  theCode,
  type WalletPage,
} from './walletPage.ts'
import { withPhone } from './withPhone.ts'

const atHand = withPhone()
let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

it('a phone is paired and signs in the oldest supported browsers', async () => {
  const { page } = await openWith(here, [], { query: atHand.query, prepare: makeOlder })
  expect(await deletedFrom(page)).toContain('AbortSignal.any')
  await pick(page, 'WalletConnect')
  await atHand.phone.scan(await theCode(page))
  await says(page, `connected ${people.bob.address} 1 WalletConnect`)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(page)
    .filter({ hasText: /^0x[0-9a-f]{130}$/ })
    .waitFor()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await says(page, 'disconnected')
})

it('an unsupported older browser is named as the reason, and the page stays usable', async () => {
  const { page } = await openWith(here, [], {
    prepare: (opened) =>
      opened.addInitScript(() => {
        Reflect.deleteProperty(Array.prototype, 'toSorted')
        Reflect.deleteProperty(globalThis, 'ResizeObserver')
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
      }),
  })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByText("This browser version isn't supported.").waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Connect wallet' }).isEnabled()).toBe(true)
})
