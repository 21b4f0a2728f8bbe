import { expect, test } from 'vitest'
import { cells, identiconPattern } from '../../../src/ui/Identicon/pattern.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('an address has one drawing, whatever its letter case', () => {
  expect(identiconPattern(address.toLowerCase())).toEqual(identiconPattern(address))
})

test('the left half mirrors the right', () => {
  const { marks } = identiconPattern(address)
  const places = new Set(marks.map(({ column, row }) => `${column}.${row}`))
  expect(marks.length).toBeGreaterThan(0)
  for (const { column, row } of marks) expect(places).toContain(`${cells - 1 - column}.${row}`)
})

test('addresses that differ in one digit look different', () => {
  const drawings = [...'0123456789abcdef'].map((digit) =>
    JSON.stringify(identiconPattern(`${address.slice(0, -1)}${digit}`)),
  )
  expect(new Set(drawings).size).toBe(16)
})

test('a thousand addresses have a thousand drawings, and none is empty', () => {
  const all = Array.from({ length: 1000 }, (_, index) =>
    identiconPattern(`0x${index.toString(16).padStart(40, '0')}`),
  )
  expect(new Set(all.map((pattern) => JSON.stringify(pattern))).size).toBe(1000)
  expect(all.every(({ marks }) => marks.length > 2)).toBe(true)
})
