import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories, type Category } from './categories.ts'
import { casesIn } from './countCases.ts'

const folder = new URL('.', import.meta.url)
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => casesIn(file, readFileSync(new URL(file, folder), 'utf8')))

/**
 * The cases of a category, by their titles. What is no case of answers about one transaction, but a
 * row of a list, is in `rows.test.ts`.
 */
const inCategory: Record<Exclude<Category, 'poisoned' | 'note' | 'token'>, RegExp> = {
  recipient: /recipient/,
  value: /value|amount/,
  data: /data/,
  operation: /operation|delegatecall/,
  nonce: /nonce/,
  gas: /safeTxGas|baseGas|gas price/i,
  refund: /refund/,
  otherHash: /of another hash/,
  notOwner: /non-owner|no owner/,
  duplicate: /twice/,
  otherSafe: /another (Safe|chain)/,
  summary: /summary .* lies|reported as another one/,
  delegatecall: /inside a batch/,
  rejection: /rejection/,
}

test('at least 80 tampered answers are checked', () => {
  expect(new Set(cases).size).toBe(cases.length)
  expect(cases.every((one) => !one.endsWith('› '))).toBe(true)
  console.log(cases.length)
  expect(cases.length).toBeGreaterThanOrEqual(80)
})

test.each(Object.entries(inCategory))('some of them tamper with: %s', (_, words) =>
  expect(cases.filter((one) => words.test(one))).not.toEqual([]),
)

test('rows, notes and tokens are tampered with in the tests of rows and records', () => {
  const source = (file: string) => readFileSync(new URL(file, folder), 'utf8')
  expect(source('rows.test.ts')).toContain('a poisoned row is marked')
  expect(source('rows.test.ts')).toContain('names, notes and apps hide nothing')
  expect(source('records.test.ts')).toContain('a look-alike token is shown')
  expect(categories).toEqual(
    expect.arrayContaining([...Object.keys(inCategory), 'poisoned', 'note', 'token']),
  )
})
