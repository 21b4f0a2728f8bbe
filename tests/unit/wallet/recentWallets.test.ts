import { expect, test } from 'vitest'
import {
  forgetWallets,
  recentWallets,
  recentWalletsKey,
  rememberWallet,
} from '../../../src/wallet/recent/recentWallets.ts'
import { mapStorage } from './mapStorage.ts'

test('the newest one is first and none is listed twice', () => {
  const storage = mapStorage()
  for (const id of ['a', 'b', 'a']) rememberWallet(id, storage)
  expect(recentWallets(storage)).toEqual(['a', 'b'])
})

test('all are stored, however few are shown', () => {
  const storage = mapStorage()
  for (const id of ['a', 'b', 'c', 'd']) rememberWallet(id, storage)
  expect(recentWallets(storage)).toEqual(['d', 'c', 'b', 'a'])
})

test.each([['{'], ['"a"'], ['null'], ['{"a":1}']])(
  '%s in the storage counts as no wallets',
  (text) => expect(recentWallets(mapStorage({ [recentWalletsKey]: text }))).toEqual([]),
)

test('an invalid id is ignored', () =>
  expect(recentWallets(mapStorage({ [recentWalletsKey]: '["a",1,null,"b"]' }))).toEqual(['a', 'b']))

test('all can be removed', () => {
  const storage = mapStorage()
  for (const id of ['a', 'b']) rememberWallet(id, storage)
  expect(forgetWallets(storage)).toBe(true)
  expect(recentWallets(storage)).toEqual([])
})

test('without a storage nothing is stored and nothing fails', () => {
  expect(rememberWallet('a', undefined)).toBe(false)
  expect(forgetWallets(undefined)).toBe(false)
  expect(recentWallets(undefined)).toEqual([])
})
