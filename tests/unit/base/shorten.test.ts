import { describe, expect, test, vi } from 'vitest'
import { shortAddress, shorten, shortItemId, shortName } from '#base'

describe('a shortened text', () => {
  test.each([
    ['Treasury', 8, 'Treasury'],
    ['Treasury of the cooperative', 8, 'Treasury…'],
    ['Treasury of the cooperative', 9, 'Treasury …'],
    ['', 8, ''],
  ])('%j with %i characters reads %j', (text, length, shown) =>
    expect(shorten(text, length)).toBe(shown),
  )

  test.each(['🦊', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇨🇭', 'e\u0301'])('never splits %s', (character) => {
    expect(shorten(character.repeat(3), 3)).toBe(character.repeat(3))
    expect(shorten(character.repeat(4), 3)).toBe(`${character.repeat(3)}…`)
  })
})

test('an address has 4 characters at each end', () => {
  expect(shortAddress('0x5afE3855358E112B5647B952709E6165e1c1eEEe')).toBe('0x5afE…eEEe')
})

test('a name has 24 characters and an ellipsis', () => {
  expect(shortName('👩🏽‍🚀'.repeat(24))).toBe('👩🏽‍🚀'.repeat(24))
  expect(shortName('👩🏽‍🚀'.repeat(25))).toBe(`${'👩🏽‍🚀'.repeat(24)}…`)
})

test("an NFT's ID has 4 digits at each end, unless it is short", () => {
  expect(shortItemId('123456789012')).toBe('123456789012')
  expect(shortItemId(String(2n ** 256n - 1n))).toBe('1157…9935')
})

test('in a browser that cannot tell characters apart, no code point is split', () => {
  vi.stubGlobal('Intl', {})
  expect(shorten('🦊🦊🦊', 2)).toBe('🦊🦊…')
})
