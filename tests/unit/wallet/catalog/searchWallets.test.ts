import { expect, test } from 'vitest'
import { loadMore } from '../../../../src/wallet/catalog/loadMore.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'
import { searchWallets } from '../../../../src/wallet/catalog/searchWallets.ts'
import { aWallet } from './fixtures.ts'

const all = [...popularWallets, ...(await loadMore()).wallets]
const names = (text: string, wallets = all) => searchWallets(wallets, text).map(({ name }) => name)
const named = (...list: string[]) => list.map((name, index) => aWallet(`w${index}`, { name }))

test.each(['', '   ', '\t'])('an empty query %j finds everything, in order', (text) =>
  expect(searchWallets(all, text)).toBe(all),
)

test.each([
  ['meta', 'MetaMask'],
  ['METAMASK', 'MetaMask'],
  ['meta mask', 'MetaMask'],
  ['coinbaseWallet', 'Coinbase Wallet'],
  ['ready', 'Ready'],
  ['1inch', '1inch Wallet'],
  ['wallet trust', 'Trust Wallet'],
  ['okx', 'OKX Wallet'],
])('%s finds %s first', (text, name) => expect(names(text)[0]).toBe(name))

test.each(['nothing is called so', 'metamask rainbow', '💥', '.*', '|'])(
  '%s finds nothing',
  (text) => expect(names(text)).toEqual([]),
)

test('names that begin with the query come first, then names with such a word, then the rest', () =>
  expect(names('safe', named('Unsafe', 'My Safe', 'Safe Two', 'Safe'))).toEqual([
    'Safe Two',
    'Safe',
    'My Safe',
    'Unsafe',
  ]))

test.each([
  ['zurich', 'Zürich Wallet'],
  ['ZÜRICH', 'Zurich Wallet'],
  ['vi dien tu', 'Ví Điện Tử'.replace('Đ', 'D')],
  ['istanbul', 'İstanbul'],
  ['ISIK', 'Işık'],
  ['cafe', 'Cafe\u0301'],
  ['ledger', 'Ｌｅｄｇｅｒ'],
  ['محفظه', 'مُحَفِّظَه'],
  ['кошелек', 'Кошелёк'],
])('accents and case are ignored: %s finds %s', (text, name) =>
  expect(names(text, named(name))).toEqual([name]),
)

test('punctuation is ignored', () =>
  expect(names('universal-profiles')).toEqual(['Universal Profiles']))
