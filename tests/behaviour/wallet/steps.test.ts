import { afterAll, beforeAll, expect, it } from 'vitest'
import { dialog, heading, openPicker, openWalletPage, openWith, type WalletPage } from './walletPage.ts'

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

it('each step of a narrow dialog begins at its top, however far the one before was scrolled', async () => {
  const { page } = await openWith(here, [], { browser: { viewport: { width: 375, height: 300 } } })
  await openPicker(page)
  const scrolled = () =>
    dialog(page).evaluate((element) =>
      Math.max(...[...element.querySelectorAll('*')].map((one) => (getComputedStyle(one).overflowY === 'auto' ? one.scrollTop : 0))),
    )
  await dialog(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await heading(page, 'What is a wallet?')
  await expect.poll(scrolled).toBe(0)
})
