import { expect, test } from 'vitest'
import { parseSearch, stringifySearch, validateSafeSearch } from '../../../src/app/search.ts'

const safe = 'eth:0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b'

test('a safe stays readable in the address bar', () => {
  expect(stringifySearch({ safe, id: 'multisig_0x1_0x2' })).toBe(`?safe=${safe}&id=multisig_0x1_0x2`)
})

test('what was written is read again', () => {
  const search = { safe, id: 'a b&c=d?' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('numbers and words stay the text that they are', () => {
  expect(parseSearch('?safe=17&id=true')).toEqual({ safe: '17', id: 'true' })
})

test('nothing to say is nothing', () => {
  expect(stringifySearch({})).toBe('')
  expect(stringifySearch({ safe: undefined, id: 7 })).toBe('')
})

test('what no page knows is dropped', () => {
  expect(validateSafeSearch({ safe, id: 'x', utm: 'y' })).toEqual({ safe, id: 'x' })
  expect(validateSafeSearch({ safe: 7 })).toEqual({})
})
