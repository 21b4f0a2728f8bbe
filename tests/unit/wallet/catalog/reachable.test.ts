import { describe, expect, test } from 'vitest'
import { baseWallet } from '../../../../src/wallet/catalog/wallets/baseWallet.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'
import { type AppConnector, reachable } from '../../../../src/wallet/catalog/reachable.ts'
import type { DetectedWallets, WalletEntry } from '../../../../src/wallet/catalog/types.ts'
import { listWallets } from '../../../../src/wallet/catalog/walletList.ts'
import { aProvider, aWallet, nothingFound, onDesktop } from './fixtures.ts'

// As wagmi's connectors are called.
const baseAccount: AppConnector = {
  id: 'baseAccount',
  type: 'baseAccount',
  rdns: 'app.base.account',
}
const coinbaseWallet: AppConnector = {
  id: 'coinbaseWalletSDK',
  type: 'coinbaseWallet',
  rdns: 'com.coinbase.wallet',
}
const metaMask: AppConnector = {
  id: 'metaMaskSDK',
  type: 'metaMask',
  rdns: ['io.metamask', 'io.metamask.mobile'],
}
const safe: AppConnector = { id: 'safe', type: 'safe' }
const walletConnect: AppConnector = { id: 'walletConnect', type: 'walletConnect' }
const entries = [...popularWallets, baseWallet]

const found = (connectors: readonly AppConnector[], detected: DetectedWallets = nothingFound) => [
  ...reachable(detected, entries, connectors).found.keys(),
]
const inPage = (...ids: readonly [string, unknown][]): DetectedWallets => ({
  announced: [],
  found: new Map(ids),
})

describe('the wallets that can be connected here', () => {
  test('are those for which the app has a connector, under any of their names', () =>
    expect(found([baseAccount, coinbaseWallet, metaMask])).toEqual([
      'coinbase',
      'metaMask',
      'base',
    ]))

  test('do not include a wallet whose connector needs an extension', () =>
    expect(found([{ ...metaMask, type: 'injected' }])).toEqual([]))

  test.each([
    ['rdns', { rdns: 'com.acme' }],
    ['flags', { flags: ['isAcme'] }],
    ['namespaces', { namespaces: ['acme.ethereum'] }],
    ['marks', { marks: ['acme'] }],
  ])('include a wallet with a connector for extensions, unless its %s can tell', (_, known) => {
    const ids = (entry: WalletEntry) => [
      ...reachable(nothingFound, [entry], [{ id: 'acme', type: 'injected' }]).found.keys(),
    ]
    expect(ids(aWallet('acme'))).toEqual(['acme'])
    expect(ids(aWallet('acme', known))).toEqual([])
  })

  test('do not include pairing, which isn’t a wallet', () =>
    expect(found([walletConnect])).toEqual([]))

  test('include the Safe around a frame, if the app has its connector', () => {
    const framed = inPage(['safe', undefined])
    expect(found([safe], framed)).toEqual(['safe'])
    expect(found([], framed)).toEqual([])
    expect(found([safe])).toEqual([])
  })

  test('include those with a provider in the page, which is kept', () => {
    const provider = aProvider('isBraveWallet')
    const { found: here } = reachable(inPage(['brave', provider]), entries, [])
    expect([...here]).toEqual([['brave', provider]])
  })
})

test('each is listed once, in its group', () => {
  const detectedWallets = reachable(nothingFound, entries, [baseAccount, coinbaseWallet, metaMask])
  const groups = listWallets({
    detectedWallets,
    device: onDesktop,
    pairing: false,
    groups: [{ name: 'Ours', wallets: entries }],
  })
  expect(groups).toEqual([
    expect.objectContaining({
      heading: 'Ours',
      wallets: ['rainbow', 'coinbase', 'metaMask', 'base'].map(
        (id) => expect.objectContaining({ id }) as unknown,
      ),
    }),
  ])
  const { wallets = [] } = groups[0] ?? {}
  expect(wallets.filter((one) => one.connectionMethod === 'here').map(({ id }) => id)).toEqual([
    'coinbase',
    'metaMask',
    'base',
  ])
})
