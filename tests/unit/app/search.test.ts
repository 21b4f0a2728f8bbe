import { expect, test } from 'vitest'
import {
  parseSearch,
  pickSearch,
  stringifySearch,
  validateSafeSearch,
} from '../../../src/app/search.ts'

const safe = 'eth:0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b'

test('the colon of a Safe parameter is not encoded', () => {
  expect(stringifySearch({ safe, id: 'multisig_0x1_0x2' })).toBe(
    `?safe=${safe}&id=multisig_0x1_0x2`,
  )
})

test('serialized parameters are parsed back', () => {
  const search = { safe, id: 'a b&c=d?' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('numbers and keywords stay strings', () => {
  expect(parseSearch('?safe=17&id=true')).toEqual({ safe: '17', id: 'true' })
})

test('no parameters are an empty string', () => {
  expect(stringifySearch({})).toBe('')
  expect(stringifySearch({ safe: undefined, id: 7 })).toBe('')
})

test('unknown parameters are discarded', () => {
  expect(validateSafeSearch({ safe, id: 'x', utm: 'y' })).toEqual({ safe, id: 'x' })
  expect(validateSafeSearch({ safe: 7 })).toEqual({})
})

test('a page gets the parameters that it knows', () => {
  expect(
    pickSearch({ safe, type: 'incoming', nonce: 7, utm: 'y' }, ['type', 'nonce', 'amount']),
  ).toEqual({ type: 'incoming' })
})

test('the link to a shared app names its address and its chain', () => {
  expect(validateSafeSearch({ appUrl: 'https://app.example/', chain: 'eth' })).toEqual({
    appUrl: 'https://app.example/',
    chain: 'eth',
  })
  expect(validateSafeSearch({ chain: 1 })).toEqual({})
})
