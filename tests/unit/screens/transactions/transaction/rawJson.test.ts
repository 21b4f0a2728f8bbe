import { expect, test } from 'vitest'
import { rawJson } from '../../../../../src/screens/transactions/transaction/rawJson.ts'

test('the JSON says the same, and shows hidden characters', () => {
  const value = { note: 'a\u202Eb\u200Bc', list: [1, null] }
  expect(JSON.parse(rawJson(value))).toEqual(value)
  expect(rawJson(value)).toContain(String.raw`a\u202eb\u200bc`)
})
