import { expect, test, vi } from 'vitest'
import {
  checkGroups,
  usableGroups,
  WalletListError,
} from '../../../../src/wallet/catalog/checkGroups.ts'
import { defaultGroups } from '../../../../src/wallet/catalog/defaultGroups.ts'
import { aWallet } from './fixtures.ts'

const withAccent = (iconAccent: string) => () =>
  checkGroups([{ name: 'Popular', wallets: [aWallet('a', { name: 'Acme', iconAccent })] }])

test('an empty list of groups is an error', () =>
  expect(() => checkGroups([])).toThrow(new WalletListError('No wallet list was provided')))

test('an empty group is an error, which names it', () =>
  expect(() =>
    checkGroups([
      { name: 'Popular', wallets: [aWallet('a')] },
      { name: 'Mine', wallets: [] },
    ]),
  ).toThrow(new WalletListError('No wallets provided for group: Mine')))

test.each([
  'red',
  '',
  '#12345',
  '#1234',
  '#12345678',
  '123456',
  '#12345g',
  '#123456\n',
  'rgb(0,0,0)',
])('%j is not a color, and the error names the wallet', (accent) =>
  expect(withAccent(accent)).toThrow(
    new WalletListError('Property `iconAccent` is not a hex value for wallet: Acme'),
  ),
)

test.each(['#fff', '#FFF', '#12ff80', '#12FF80', '#0A0'])('%s is one', (accent) =>
  expect(withAccent(accent)).not.toThrow(),
)

test.each(['https://acme.example/icon.svg', '/icon.svg', '', 'data:text/html,hi'])(
  '%j is not an icon, and the error names the wallet',
  (icon) =>
    expect(() =>
      checkGroups([{ name: 'Ours', wallets: [aWallet('a', { name: 'Acme', icon })] }]),
    ).toThrow(new WalletListError('Property `icon` is not a data URI for wallet: Acme')),
)

test('of two wallets with the same id the first one wins, across groups too', () => {
  const groups = checkGroups([
    {
      name: 'One',
      wallets: [aWallet('a', { name: 'First' }), aWallet('a', { name: 'Second' }), aWallet('b')],
    },
    { name: 'Two', wallets: [aWallet('b'), aWallet('c')] },
  ])
  expect(groups.map(({ name, wallets }) => [name, wallets.map((wallet) => wallet.name)])).toEqual([
    ['One', ['First', 'The b']],
    ['Two', ['The c']],
  ])
})

test('invalid groups are in the console, once and by name, and the defaults are used', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const valid = [{ name: 'Mine', wallets: [aWallet('a')] }]
  expect([usableGroups([]), usableGroups([]), usableGroups(valid)]).toEqual([
    defaultGroups,
    defaultGroups,
    valid,
  ])
  expect(log.mock.calls).toEqual([
    ['WalletListError: No wallet list was provided. See picker.groups of WalletProvider.'],
  ])
  log.mockRestore()
})
