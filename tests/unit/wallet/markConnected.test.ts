import { expect, test } from 'vitest'
import type { ListedWallet } from '../../../src/wallet/catalog/types.ts'
import { markConnected } from '../../../src/wallet/connect/markConnected.ts'

const wallet = (id: string, more: Partial<ListedWallet> = {}): ListedWallet => ({
  id,
  name: id,
  recent: false,
  connectionMethod: 'here',
  downloads: {},
  guides: {},
  ...more,
})
const groups = [
  {
    heading: 'Installed',
    wallets: [
      wallet('metaMask', { rdns: 'io.metamask' }),
      wallet('io.rabby', { rdns: 'io.rabby' }),
    ],
  },
  {
    heading: 'Popular',
    wallets: [
      wallet('rainbow', { connectionMethod: 'pairing' }),
      wallet('coinbase', { connectionMethod: 'none' }),
      wallet('walletConnect', { connectionMethod: 'pairing', anyWallet: true }),
    ],
  },
  { heading: 'More', wallets: [wallet('trust', { connectionMethod: 'pairing' })] },
]
const told = (...connectors: { id: string; type: string; rdns?: string | string[] }[]) =>
  markConnected(
    groups,
    connectors.map((connector) => ({ connector })),
  ).map(
    ({ heading, wallets }) =>
      `${heading}: ${wallets.map(({ id, connected }) => id + (connected ? '*' : '')).join(' ')}`,
  )

test('an announced wallet is matched by its rdns', () =>
  expect(told({ id: 'io.metamask', type: 'injected', rdns: 'io.metamask' })).toEqual([
    'Installed: metaMask* io.rabby',
    'Popular: rainbow coinbase walletConnect',
    'More: trust',
  ]))

test('an unannounced one is matched by its id', () =>
  expect(told({ id: 'rainbow', type: 'injected' })[1]).toBe(
    'Popular: rainbow* coinbase walletConnect',
  ))

test('a connected wallet is not marked as recent', () => {
  const [group] = markConnected(
    [
      {
        heading: '',
        wallets: [wallet('rainbow', { recent: true }), wallet('coinbase', { recent: true })],
      },
    ],
    [{ connector: { id: 'rainbow', type: 'injected' } }],
  )
  expect(group?.wallets.map(({ recent, connected = false }) => ({ recent, connected }))).toEqual([
    { recent: false, connected: true },
    { recent: true, connected: false },
  ])
})

test('any of several names matches', () =>
  expect(told({ id: 'own', type: 'injected', rdns: ['test.a', 'io.rabby'] })[0]).toBe(
    'Installed: metaMask io.rabby*',
  ))

test('other wallets that need the used pairing and empty groups are left out', () =>
  expect(told({ id: 'walletConnect', type: 'walletConnect' })).toEqual([
    'Installed: metaMask io.rabby',
    'Popular: coinbase walletConnect*',
  ]))

test('without connections nothing is marked', () =>
  expect(markConnected(groups, [])).toEqual(groups))
