import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import {
  dialog,
  heading,
  openPicker,
  openWalletPage,
  openWith,
  pick,
  type WalletPage,
} from './walletPage.ts'

const aWallet: FakeExtension = {
  name: 'A wallet',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  rdns: 'com.example.wallet',
}

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

it('each step of a narrow dialog begins at its top, wherever the last one ended', async () => {
  const { page } = await openWith(here, [], { browser: { viewport: { width: 375, height: 300 } } })
  await openPicker(page)
  const scrolled = () =>
    dialog(page).evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll('*')].map((one) =>
          getComputedStyle(one).overflowY === 'auto' ? one.scrollTop : 0,
        ),
      ),
    )
  await dialog(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await heading(page, 'What is a wallet?')
  await expect.poll(scrolled).toBe(0)
})

it('without motion, the ring around a wallet is closed and doesn’t look stuck', async () => {
  const { page } = await openWith(here, [{ ...aWallet, behaviour: 'hangs' }], {
    browser: { reducedMotion: 'reduce' },
  })
  await pick(page, 'A wallet')
  await dialog(page).getByText('Confirm the connection in A wallet.').waitFor()
  const rings = await dialog(page).evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((one) => {
      const { content, borderRadius, borderTopColor, borderBottomColor, animationName } =
        getComputedStyle(one, '::before')
      return content === 'none' || borderRadius !== '50%'
        ? []
        : [{ isClosed: borderTopColor === borderBottomColor, animationName }]
    }),
  )
  expect(rings).toEqual([{ isClosed: true, animationName: 'none' }])
})

it.each([
  [1280, 'beside'],
  [375, 'below'],
  [320, 'below'],
] as const)(
  'at %i px, the second button of every failed step is %s the first',
  async (width, where) => {
    const { page } = await openWith(here, [{ ...aWallet, behaviour: 'refuses' }], {
      query: '?noPairing',
      browser: { viewport: { width, height: 800 } },
    })
    const place = async (last: string) => {
      const [first, second] = await Promise.all(
        ['Choose another wallet', last].map((name) =>
          dialog(page).getByRole('button', { name, exact: true }).boundingBox(),
        ),
      )
      if (!first || !second) throw new Error('A button is missing.')
      if (second.y === first.y) return 'beside'
      return second.y >= first.y + first.height &&
        second.x === first.x &&
        second.width === first.width
        ? 'below'
        : 'elsewhere'
    }
    await pick(page, 'A wallet')
    await heading(page, 'Connection rejected')
    expect(await place('Try again')).toBe(where)
    await dialog(page).getByRole('button', { name: 'Choose another wallet' }).click()
    await dialog(page)
      .getByRole('button', { name: /^MetaMask/ })
      .click()
    await heading(page, "MetaMask isn't installed")
    expect(await place('Install MetaMask')).toBe(where)
  },
)
