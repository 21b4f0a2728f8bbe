import { describe, expect, test } from 'vitest'
import { toBigInt, toEstimate, toParty, toPartyOrNull } from '../../../src/queries/mappers.ts'

describe('toBigInt', () => {
  const largest = 2n ** 256n - 1n
  test.each([
    ['12', 12n],
    ['0', 0n],
    [String(largest), largest],
  ])('reads %o', (text, value) => expect(toBigInt(text)).toBe(value))
  test.each(['', ' ', '1.5', '-3', '0x10', '01', '1e3', String(largest + 1n)])(
    'rejects %o',
    (text) => expect(() => toBigInt(text)).toThrow(TypeError),
  )
})

test.each([
  ['12', 12n],
  ['12.75', 12n],
  ['0.5', 0n],
  ['-3', null],
  ['-0.5', null],
  ['1e3', null],
  ['', null],
])('toEstimate reads %o as %o', (text, value) => expect(toEstimate(text)).toBe(value))

test('toParty maps an empty name to null', () =>
  expect(
    toParty({ value: '0x2222222222222222222222222222222222222222', name: '' }).name,
  ).toBeNull())
test.each([null, undefined])('toPartyOrNull maps %o to null', (info) =>
  expect(toPartyOrNull(info)).toBeNull(),
)
