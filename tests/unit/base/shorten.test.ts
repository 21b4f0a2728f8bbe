import { describe, expect, test } from 'vitest'
import { shortAddress, shorten, shortName } from '#base'

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
