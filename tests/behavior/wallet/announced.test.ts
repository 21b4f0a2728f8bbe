import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import {
  dialog,
  heading,
  openPicker,
  openWalletPage,
  openWith,
  pick,
  says,
  type WalletPage,
} from './walletPage.ts'

const [alice, bob] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
const metaMask: FakeExtension = {
  name: 'MetaMask',
  account: alice,
  rdns: 'io.metamask',
  flags: ['isMetaMask'],
}

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())

interface Said {
  name: unknown
  rdns: unknown
  icon?: unknown
}

/**
 * Makes unknown wallets announce themselves at load and on request. They do not respond to
 * requests.
 */
const announces =
  (...said: Said[]) =>
  (page: Page) =>
    page.addInitScript((all) => {
      for (const info of all) {
        const provider = {
          request: () => Promise.reject(new Error('no')),
          on: () => {},
          removeListener: () => {},
        }
        const detail = {
          info: {
            uuid: crypto.randomUUID(),
            icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
            ...info,
          },
          provider,
        }
        const tell = () =>
          window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
        window.addEventListener('eip6963:requestProvider', tell)
        tell()
      }
    }, said)

const rows = (page: Page, list: string) =>
  dialog(page).getByRole('list', { name: list, exact: true }).getByRole('button')
/** The text of the rows; a name may be preceded by a letter instead of an icon. */
const names = (page: Page, list = 'Installed') =>
  rows(page, list).evaluateAll((all) =>
    all.map((row) => (row as unknown as { innerText: string }).innerText.split('\n').at(-1)),
  )

describe('announcements', () => {
  it('with the same rdns are one wallet: the first one', async () => {
    const { page, fakeWallets, trouble } = await openWith(here, [
      { ...metaMask, name: 'Rabby Wallet', rdns: 'io.rabby' },
      { ...metaMask, name: 'Rabby Copy', account: bob, rdns: 'io.rabby' },
    ])
    await openPicker(page)
    expect(await names(page)).toEqual(['Rabby Wallet'])
    await pick(page, 'Rabby Wallet')
    await says(page, `connected ${alice}`)
    expect(
      (await fakeWallets.asked('Rabby Copy')).filter((method) => method !== 'eth_accounts'),
    ).toEqual([])
    expect(trouble()).toEqual([])
  })

  it('that arrive while the dialog is open are listed, and can be picked', async () => {
    const { page, trouble } = await openWith(here, [metaMask])
    await openPicker(page)
    expect(await names(page)).toEqual(['MetaMask'])
    await page.evaluate((account) => {
      const provider = {
        request: async ({ method }: { method: string }) =>
          method === 'eth_chainId'
            ? '0x1'
            : method === 'eth_accounts' || method === 'eth_requestAccounts'
              ? [account]
              : null,
        on: () => {},
        removeListener: () => {},
      }
      const info = {
        uuid: crypto.randomUUID(),
        name: 'Sleepy Wallet',
        rdns: 'test.sleepy',
        icon: 'data:image/png;base64,AA==',
      }
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
      )
    }, bob)
    await expect.poll(() => names(page)).toEqual(['MetaMask', 'Sleepy Wallet'])
    await pick(page, 'Sleepy Wallet')
    await says(page, `connected ${bob} 1 Sleepy Wallet`)
    expect(trouble()).toEqual([])
  })

  it('fifty of them are all listed and searchable', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      name: `Wallet No. ${at + 1}`,
      rdns: `test.no${at + 1}`,
    }))
    const { page, trouble } = await openWith(here, [], { prepare: announces(...many) })
    await openPicker(page)
    expect(await rows(page, 'Installed').count()).toBe(50)
    await dialog(page).getByRole('searchbox').fill('no 37')
    expect(await rows(page, 'Wallets').allInnerTexts()).toEqual(['Wallet No. 37'])
    expect(trouble()).toEqual([])
  })
})

describe('hostile announcements', () => {
  it('names that are empty, not text, endless, or bidirectional don’t break it', async () => {
    const { page, trouble } = await openWith(here, [], {
      prepare: announces(
        { name: '', rdns: 'test.empty' },
        { name: 7, rdns: 'test.number' },
        { name: 'Endless '.repeat(2000), rdns: 'test.endless' },
        { name: 'Ac\u202Eme\nWallet', rdns: 'test.turned' },
      ),
    })
    await openPicker(page)
    const shown = await names(page)
    expect(shown.toSpliced(2, 1)).toEqual(['test.empty', 'test.number', 'Ac me Wallet'])
    expect(shown[2]).toMatch(/^Endless Endless .*…$/)
    // Sixty characters and the ellipsis.
    expect(shown[2]).toHaveLength(61)
    // As wide as the others, and on three lines at most.
    // Compares layout sizes: during the opening animation, visible sizes differ slightly.
    const sizes = await rows(page, 'Installed').evaluateAll((boxes) =>
      boxes.map((box) => ({
        width: (box as HTMLElement).offsetWidth,
        height: (box as HTMLElement).offsetHeight,
      })),
    )
    expect(new Set(sizes.map(({ width }) => width)).size).toBe(1)
    expect(Math.max(...sizes.map(({ height }) => height))).toBeLessThanOrEqual(72)
    expect(trouble()).toEqual([])
  })

  it('remote, invalid, and huge icons are hidden, and scripts in icons don’t run', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ' +
      'onload="parent.hit = 1; hit = 1"><script>top.hit = 1; parent.hit = 1; ' +
      'fetch("https://elsewhere.example/hit")</script><rect width="9" height="9"/></svg>'
    const script = `data:image/svg+xml,${encodeURIComponent(svg)}`
    const { page, trouble } = await openWith(here, [], {
      prepare: announces(
        { name: 'Elsewhere', rdns: 'test.elsewhere', icon: 'https://elsewhere.example/icon.svg' },
        { name: 'Page', rdns: 'test.page', icon: 'data:text/html,<script>top.hit = 1</script>' },
        { name: 'Broken', rdns: 'test.broken', icon: 'data:image/png;base64,AAAA' },
        { name: 'Huge', rdns: 'test.huge', icon: `data:image/png;base64,${'A'.repeat(600_000)}` },
        { name: 'Script', rdns: 'test.script', icon: script },
      ),
    })
    await openPicker(page)
    const pictured = () =>
      rows(page, 'Installed').evaluateAll((all) =>
        all.map(
          (row) =>
            (row as unknown as { querySelector: (what: string) => { src: string } | null })
              .querySelector('img')
              ?.src.slice(0, 18) ?? 'a letter',
        ),
      )
    await expect
      .poll(pictured)
      .toEqual(['a letter', 'a letter', 'a letter', 'a letter', 'data:image/svg+xml'])
    await dialog(page)
      .locator('img[src*=onload]')
      .evaluate(async (picture) => (picture as unknown as { decode: () => Promise<void> }).decode())
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    expect(trouble()).toEqual([])
  })
})

describe('impostors', () => {
  it('a wallet with MetaMask’s rdns and another name is listed next to MetaMask', async () => {
    const { page, fakeWallets, trouble } = await openWith(here, [
      { ...metaMask, name: 'Best Wallet', account: bob },
      { ...metaMask, injectAs: 'over' },
    ])
    await openPicker(page)
    expect(await names(page)).toEqual(['Best Wallet'])
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(await fakeWallets.asked('Best Wallet')).not.toContain('wallet_requestPermissions')
    await page.reload()
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(trouble()).toEqual([])
  })

  it('a wallet named MetaMask with another rdns is listed with that rdns', async () => {
    const { page, trouble } = await openWith(here, [metaMask], {
      prepare: announces({ name: 'MetaMask', rdns: 'com.evil' }),
    })
    await openPicker(page)
    expect(await names(page)).toEqual(['MetaMask', 'MetaMask (com.evil)'])
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(trouble()).toEqual([])
  })

  it('a wallet that cannot connect fails and shows its error', async () => {
    const { page, trouble } = await openWith(here, [], {
      prepare: announces({ name: 'Dead Wallet', rdns: 'test.dead' }),
    })
    await pick(page, 'Dead Wallet')
    await heading(page, "Couldn't connect to Dead Wallet")
    await dialog(page).getByText('no', { exact: true }).waitFor({ state: 'attached' })
    expect(trouble()).toEqual([])
  })
})
