import { describe, expect, test } from 'vitest'
import { toBigInt, toParty, toPartyOrNull } from '../../../src/queries/mappers.ts'

describe('toBigInt', () => {
  test.each([
    ['12', 12n],
    ['0', 0n],
    ['', 0n],
    [null, 0n],
    [undefined, 0n],
    ['1.5', 0n],
    ['-3', 0n],
    ['0x10', 0n],
  ])('maps %o to %o', (text, value) => expect(toBigInt(text)).toBe(value))
})

test('toParty maps an empty name to null', () =>
  expect(
    toParty({ value: '0x2222222222222222222222222222222222222222', name: '' }).name,
  ).toBeNull())
test.each([null, undefined])('toPartyOrNull maps %o to null', (info) =>
  expect(toPartyOrNull(info)).toBeNull(),
)
