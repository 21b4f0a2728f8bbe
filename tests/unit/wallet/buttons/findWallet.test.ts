import { expect, test } from 'vitest'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'
import { findWallet } from '../../../../src/wallet/buttons/findWallet.ts'

const icon = 'data:image/svg+xml,x'
const connectors = [
  { id: 'io.metamask', name: 'MetaMask', icon },
  { id: 'demo', name: 'Demo wallet' },
]
const find = (wanted: string) => findWallet(wanted, popularWallets, connectors)

test.each([
  ['rainbow', 'rainbow'],
  ['Rainbow', 'rainbow'],
  ['ME.RAINBOW', 'rainbow'],
  ['coinbasewallet', 'coinbase'],
  ['metamask', 'metaMask'],
  ['DEMO', 'demo'],
])('%s is %s', (wanted, id) => expect(find(wanted)?.id).toBe(id))

test('the icon is the announced one', () =>
  expect(find('metaMask')).toEqual({ id: 'metaMask', name: 'MetaMask', icon }))

test.each(['', 'rain', 'Some Wallet'])('"%s" is not a wallet', (wanted) =>
  expect(find(wanted)).toBeUndefined(),
)
