import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type FakeExtension,
  type FakeExtensions,
  installExtensions,
} from '../../../mocks/wallet/fakeExtensions.ts'
import {
  answer,
  dialog,
  openPicker,
  openWalletPage,
  pick,
  wallet,
  type WalletPage,
} from './walletPage.ts'

const [alice, bob, carol] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const
const metaMask: FakeExtension = {
  name: 'MetaMask',
  account: alice,
  rdns: 'io.metamask',
  flags: ['isMetaMask'],
  injectAs: 'over',
}
const rabby: FakeExtension = {
  name: 'Rabby Wallet',
  account: bob,
  rdns: 'io.rabby',
  flags: ['isMetaMask', 'isRabby'],
  injectAs: 'over',
}

let here: WalletPage
let opened: { errors: string[]; requests: string[] } | undefined
beforeAll(async () => {
  here = await openWalletPage()
})
afterAll(() => here?.close())
/** Whatever a wallet does, the page throws nothing and makes no other requests. */
const trouble = () => [
  ...(opened?.errors ?? ['No page was opened.']),
  ...(opened?.requests ?? []).filter(
    (url) => !url.startsWith(here.served.url) && !url.startsWith('data:'),
  ),
]

async function aPage(): Promise<{ page: Page; requests: string[] }> {
  const { page, errors, requests } = await here.open()
  opened = { errors, requests }
  return { page, requests }
}

async function aPageWith(
  ...extensions: FakeExtension[]
): Promise<{ page: Page; fakeWallets: FakeExtensions; requests: string[] }> {
  const { page, requests } = await aPage()
  const fakeWallets = await installExtensions(page, extensions)
  await page.goto(here.served.url)
  return { page, fakeWallets, requests }
}

const listed = async (page: Page) => {
  await openPicker(page)
  return Object.fromEntries(
    await Promise.all(
      ['Installed', 'Popular'].map(
        async (name) =>
          [
            name,
            await dialog(page)
              .getByRole('list', { name, exact: true })
              .getByRole('button')
              .evaluateAll(lastLines),
          ] as const,
      ),
    ),
  )
}
/** The text of the rows; a name may be preceded by a letter instead of an icon. */
const lastLines = (rows: (Element | undefined)[]) =>
  rows.map((row) => (row as HTMLElement).innerText.split('\n').at(-1))
const says = (page: Page, text: string) => wallet(page).filter({ hasText: text }).waitFor()
const hears = (page: Page, text: string) => answer(page).filter({ hasText: text }).waitFor()
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('detected wallets', () => {
  it('announced wallets come first and once, even if they share window.ethereum', async () => {
    const { page } = await aPageWith(metaMask, rabby)
    expect(await listed(page)).toEqual({
      Installed: ['MetaMask', 'Rabby Wallet'],
      Popular: ['Rainbow', 'Coinbase Wallet', 'WalletConnect'],
    })
    expect(trouble()).toEqual([])
  })

  it('a wallet without announcement is recognized by its flag on window.ethereum', async () => {
    const { page } = await aPageWith({
      name: 'Brave',
      account: alice,
      flags: ['isBraveWallet', 'isMetaMask'],
      injectAs: 'first',
    })
    expect((await listed(page)).Popular).toEqual([
      'Rainbow',
      'Coinbase Wallet',
      'MetaMask',
      'WalletConnect',
      'Brave Wallet',
    ])
    expect(trouble()).toEqual([])
  })

  it('an impostor with isMetaMask is not connected as MetaMask', async () => {
    const { page, fakeWallets } = await aPageWith({
      name: 'Impostor',
      account: carol,
      flags: ['isMetaMask', 'isTokenPocket'],
      injectAs: 'first',
    })
    expect((await listed(page)).Popular).toEqual([
      'Browser wallet',
      'Rainbow',
      'Coinbase Wallet',
      'MetaMask',
      'WalletConnect',
    ])
    // Without a project ID there is no code: the site's developer learns it from the console, and a
    // visitor can only install the wallet.
    await page.goto(`${here.served.url}?noProjectId`)
    await openPicker(page)
    await dialog(page)
      .getByRole('button', { name: /^MetaMask/ })
      .click()
    await heading(page, "MetaMask isn't installed")
    expect(opened?.errors.splice(0)).toEqual([expect.stringMatching(/^No projectId found/)])
    expect(await fakeWallets.asked('Impostor')).not.toContain('wallet_requestPermissions')
    expect(trouble()).toEqual([])
  })

  it('an announcement with an invalid name and one with a remote icon do no harm', async () => {
    const { page } = await aPage()
    await page.addInitScript(() => {
      const provider = {
        request: () => Promise.reject(new Error('no')),
        on: () => {},
        removeListener: () => {},
      }
      for (const info of [
        { uuid: 'b', name: 7, rdns: 'odd.wallet', icon: 5 },
        { uuid: 'c', name: 'Far', rdns: 'far.wallet', icon: 'https://elsewhere.example/icon.svg' },
      ]) {
        window.addEventListener('eip6963:requestProvider', () =>
          window.dispatchEvent(
            new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
          ),
        )
      }
    })
    await page.goto(here.served.url)
    expect((await listed(page)).Installed).toEqual(['odd.wallet', 'Far'])
    expect(trouble()).toEqual([])
  })
})

describe('several extensions competing for window.ethereum', () => {
  it.each([
    ['MetaMask', alice, 'Rabby Wallet'],
    ['Rabby Wallet', bob, 'MetaMask'],
  ])(
    '%s is the one that receives the request when it is picked, whichever came last',
    async (name, account, other) => {
      const { page, fakeWallets } = await aPageWith(metaMask, rabby)
      await pick(page, name)
      await says(page, `connected ${account} 1 ${name}`)
      expect(await fakeWallets.asked(other)).not.toContain('wallet_requestPermissions')
      expect(trouble()).toEqual([])
    },
  )

  it('an unannounced wallet in a shared list connects, and reconnects on a reload', async () => {
    const { page, fakeWallets } = await aPageWith(
      { name: 'MetaMask', account: alice, flags: ['isMetaMask'], injectAs: 'list' },
      { name: 'Rainbow', account: bob, flags: ['isRainbow', 'isMetaMask'], injectAs: 'list' },
    )
    await pick(page, 'Rainbow')
    await says(page, `connected ${bob} 1 Rainbow`)
    await page.reload()
    await says(page, `connected ${bob} 1 Rainbow`)
    expect(await fakeWallets.asked('Rainbow')).not.toContain('eth_requestAccounts')
    expect(await fakeWallets.asked('MetaMask')).toEqual([])
    expect(trouble()).toEqual([])
  })
})

describe('responses of a wallet', () => {
  it('a rejection is shown as a rejection, and a retry connects', async () => {
    const { page, fakeWallets } = await aPageWith({ ...metaMask, behavior: 'rejects' })
    await pick(page, 'MetaMask')
    await heading(page, 'Connection rejected')
    await fakeWallets.set('MetaMask', { behavior: 'agrees' })
    await press(page, 'Try again')
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(trouble()).toEqual([])
  })

  it('a request that is already open (−32002) is shown as that', async () => {
    const { page } = await aPageWith({ ...metaMask, behavior: 'pending' })
    await pick(page, 'MetaMask')
    await heading(page, 'MetaMask has a pending request')
    await press(page, 'Choose another wallet')
    await heading(page, 'Connect a wallet')
    expect(trouble()).toEqual([])
  })

  it('the user can pick another wallet if one does not respond', async () => {
    const { page, fakeWallets } = await aPageWith({ ...metaMask, behavior: 'hangs' }, rabby)
    await pick(page, 'MetaMask')
    await heading(page, 'Opening MetaMask')
    await pick(page, 'Rabby Wallet')
    await says(page, `connected ${bob} 1 Rabby Wallet`)
    // It approves too late: the wallet chosen last stays.
    await fakeWallets.set('MetaMask', { behavior: 'agrees' })
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('fake-extension:MetaMask')))
      .toBe(null)
    await says(page, `connected ${bob} 1 Rabby Wallet`)
    expect(trouble()).toEqual([])
  })

  it('signs, and a rejected signature is shown as rejected', async () => {
    const { page, fakeWallets } = await aPageWith(metaMask)
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await press(page, 'Sign')
    await hears(page, alice.toLowerCase().slice(0, 4))
    await fakeWallets.set('MetaMask', { behavior: 'rejects' })
    await press(page, 'Sign')
    await hears(page, '{"kind":"rejected"}')
    expect(trouble()).toEqual([])
  })
})

describe('further wallet requests', () => {
  it('listing a token succeeds or is rejected', async () => {
    const { page, fakeWallets } = await aPageWith(metaMask)
    await press(page, 'Add a token')
    await hears(page, 'cannot')
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await press(page, 'Add a token')
    await hears(page, 'listed')
    expect(await fakeWallets.asked('MetaMask')).toContain('wallet_watchAsset')
    await fakeWallets.set('MetaMask', { behavior: 'rejects' })
    await press(page, 'Add a token')
    await hears(page, '{"kind":"rejected"}')
    expect(trouble()).toEqual([])
  })

  it('choosing accounts again switches to the chosen one', async () => {
    const { page, fakeWallets } = await aPageWith(metaMask)
    await press(page, 'Choose accounts')
    await hears(page, 'cannot')
    await pick(page, 'MetaMask')
    await says(page, `connected ${alice}`)
    const before = (await fakeWallets.asked('MetaMask')).filter(
      (method) => method === 'wallet_requestPermissions',
    ).length
    await fakeWallets.set('MetaMask', { behavior: 'hangs' })
    await press(page, 'Choose accounts')
    await expect
      .poll(
        async () =>
          (await fakeWallets.asked('MetaMask')).filter(
            (method) => method === 'wallet_requestPermissions',
          ).length,
      )
      .toBe(before + 1)
    await fakeWallets.set('MetaMask', { account: carol, behavior: 'agrees' })
    await hears(page, 'done')
    await says(page, `connected ${carol} 1 MetaMask`)
    await fakeWallets.set('MetaMask', { behavior: 'rejects' })
    await press(page, 'Choose accounts')
    await hears(page, '{"kind":"rejected"}')
    await says(page, `connected ${carol} 1 MetaMask`)
    expect(trouble()).toEqual([])
  })
})

describe('chains and accounts', () => {
  it('a chain that the wallet does not know (4902) is added, then switched to', async () => {
    const { page, fakeWallets } = await aPageWith(metaMask)
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await press(page, 'Go to Holesky')
    await hears(page, 'done')
    await says(page, `connected ${alice} 17000 MetaMask`)
    expect(
      (await fakeWallets.asked('MetaMask')).filter((method) => method.startsWith('wallet_')),
    ).toContain('wallet_addEthereumChain')
    expect(trouble()).toEqual([])
  })

  it('a chain that the wallet knows is not added', async () => {
    const { page, fakeWallets } = await aPageWith({ ...metaMask, knows: [1, 17_000] })
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await press(page, 'Go to Holesky')
    await says(page, `connected ${alice} 17000 MetaMask`)
    expect(await fakeWallets.asked('MetaMask')).not.toContain('wallet_addEthereumChain')
    expect(trouble()).toEqual([])
  })

  it('a rejected addition leaves the wallet on its chain', async () => {
    const { page, fakeWallets } = await aPageWith(metaMask)
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await fakeWallets.set('MetaMask', { behavior: 'rejects' })
    await press(page, 'Go to Holesky')
    await hears(page, '{"kind":"rejected"}')
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(trouble()).toEqual([])
  })

  it('changes in the wallet are applied: account, chain, and an unsupported chain', async () => {
    const { page, fakeWallets } = await aPageWith(metaMask)
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await fakeWallets.set('MetaMask', { account: carol })
    await says(page, `connected ${carol} 1 MetaMask`)
    await fakeWallets.set('MetaMask', { chainId: 17_000 })
    await says(page, `connected ${carol} 17000 MetaMask`)
    await fakeWallets.set('MetaMask', { chainId: 11_155_111 })
    await says(page, `connected ${carol} 11155111 unsupported MetaMask`)
    expect(trouble()).toEqual([])
  })
})

describe('after a reload', () => {
  it('the wallet reconnects without a prompt, and no WalletConnect client is loaded', async () => {
    const { page, fakeWallets, requests } = await aPageWith(metaMask, rabby)
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    requests.length = 0
    await page.reload()
    await says(page, `connected ${alice} 1 MetaMask`)
    expect(
      (await fakeWallets.asked('MetaMask')).filter(
        (method) => !['eth_accounts', 'eth_chainId'].includes(method),
      ),
    ).toEqual([])
    const scripts = requests.filter((url) => url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(
      (await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))).filter(
        (text) => text.includes('irn_subscribe'),
      ),
    ).toEqual([])
    expect(trouble()).toEqual([])
  })

  it('a wallet that was disconnected here stays disconnected', async () => {
    const { page } = await aPageWith(metaMask)
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await press(page, 'Disconnect')
    await says(page, 'disconnected')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await says(page, 'disconnected')
    expect(trouble()).toEqual([])
  })

  it('a connection that the wallet ends is ended here too', async () => {
    const { page, fakeWallets } = await aPageWith(metaMask)
    await pick(page, 'MetaMask')
    await says(page, 'connected')
    await fakeWallets.leave('MetaMask')
    await says(page, 'disconnected')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(trouble()).toEqual([])
  })
})
