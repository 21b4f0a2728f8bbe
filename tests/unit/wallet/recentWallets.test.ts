import { expect, test } from 'vitest'
import { forgetWallets, recentWallets, recentWalletsKey, rememberWallet } from '../../../src/wallet/recent/recentWallets.ts'
import { mapStorage } from './mapStorage.ts'

test('the newest is first and none is there twice', () => {
  const storage = mapStorage()
  for (const id of ['a', 'b', 'a']) rememberWallet(id, storage)
  expect(recentWallets(storage)).toEqual(['a', 'b'])
})

test('all are kept, however few are shown', () => {
  const storage = mapStorage()
  for (const id of ['a', 'b', 'c', 'd']) rememberWallet(id, storage)
  expect(recentWallets(storage)).toEqual(['d', 'c', 'b', 'a'])
})

test.each([['{'], ['"a"'], ['null'], ['{"a":1}']])('%s in the storage is no wallet at all', (text) =>
  expect(recentWallets(mapStorage({ [recentWalletsKey]: text }))).toEqual([]),
)

test('what is not an id is left out', () => expect(recentWallets(mapStorage({ [recentWalletsKey]: '["a",1,null,"b"]' }))).toEqual(['a', 'b']))

test('all can be forgotten', () => {
  const storage = mapStorage()
  for (const id of ['a', 'b']) rememberWallet(id, storage)
  expect(forgetWallets(storage)).toBe(true)
  expect(recentWallets(storage)).toEqual([])
})

test('without a storage nothing is remembered and nothing breaks', () => {
  expect(rememberWallet('a', undefined)).toBe(false)
  expect(forgetWallets(undefined)).toBe(false)
  expect(recentWallets(undefined)).toEqual([])
})
