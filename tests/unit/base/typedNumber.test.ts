import { describe, expect, it } from 'vitest'
import { plainDigits, readDecimal } from '#base'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'

describe('typed digits', () => {
  it.each([
    ['123', '123'],
    [' 42 ', '42'],
    ['١٢٣', '123'],
    ['۴۵۶', '456'],
    ['५', '5'],
    ['১২', '12'],
    ['๑๒', '12'],
    ['１２', '12'],
    ['\u200f١٢٣\u200f', '123'],
    ['0x1F', '0x1F'],
    ['abc', 'abc'],
  ])('%s are %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain))

  it.each(['1٢', '१2', '٣۳', '𝟏𝟐'])('%s belong to no single script', (typed) =>
    expect(plainDigits(typed)).toBeUndefined(),
  )
})

describe('a typed number', () => {
  it.each([
    ['1.5', '1.5'],
    ['1.500', '1.500'],
    ['0,5', '0.5'],
    [',5', '.5'],
    ['0,500', '0.500'],
    ['1,25', '1.25'],
    ['1234,567', '1234.567'],
    ['1,250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1,000,000', '1000000.'],
    ['1.000.000', '1000000.'],
    ['12,34,567', '1234567.'],
    ['12,34,567.8', '1234567.8'],
    ['1 250', '1250.'],
    ['1\u202f250,500', '1250.500'],
    ["1'250.5", '1250.5'],
    ['1’250’000', '1250000.'],
    ['٠٫٥', '0.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['١٬٢٣٤', '1234.'],
    ['٠،٥', '0.5'],
    ['१,२३,४५६.७', '123456.7'],
    ['１．５', '1.5'],
  ])('%s is %s', (typed, decimal) => expect(readDecimal(typed)).toEqual({ decimal }))

  it.each([
    ['1,500', 'ambiguous'],
    ['١،٥٠٠', 'ambiguous'],
    ['', 'notNumber'],
    ['.', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['1,25,3', 'notNumber'],
    ['1 25', 'notNumber'],
    ['0 500', 'notNumber'],
    ['1,250,50', 'notNumber'],
    ['1.250.50', 'notNumber'],
    ['1,000.000,0', 'notNumber'],
    ['-1', 'notNumber'],
    ['1e3', 'notNumber'],
    ['0x10', 'notNumber'],
    ['1٢', 'notNumber'],
  ])('%j is %s', (typed, why) => expect(readDecimal(typed)).toEqual({ why }))

  // Each with the digits and marks of a language of the app.
  const locales =
    'ar-EG ar-AE fa hi-u-nu-deva en-IN th-u-nu-thai bn mr my de de-CH de-AT es fr he id ja ' +
    'ja-u-nu-fullwide ko ms pt-BR pt ru uk tr vi zh-CN zh-TW zh-HK en pl sv'
  it('as languages write it is never another number', () => {
    const dice = random()
    let unread = 0
    const all = rounds(4_000)
    for (let round = 0; round < all; round++) {
      const locale = dice.pick(locales.split(' '))
      const whole = dice.upTo(10 ** (1 + dice.upTo(9)))
      const fraction = Array.from({ length: dice.upTo(5) }, () => dice.upTo(10)).join('')
      const format = new Intl.NumberFormat(locale, {
        useGrouping: dice.pick([true, false]),
        minimumFractionDigits: fraction.length,
        maximumFractionDigits: fraction.length,
      })
      const typed = format.format(`${whole}.${fraction || '0'}` as `${number}`)
      const isPoint = format.formatToParts(1.5).some(({ value }) => /^[.．]$/.test(value))
      // A point alone is the decimal mark everywhere.
      if (!isPoint && /^\d*\.\d*$/.test(typed)) continue
      const read = readDecimal(typed)
      if ('why' in read) unread += 1
      const number = fraction ? `${whole}.${fraction}` : String(whole)
      expect([
        [typed, 'ambiguous'],
        [typed, number],
      ]).toContainEqual([typed, 'why' in read ? read.why : read.decimal.replace(/\.$/, '')])
    }
    expect(unread / all).toBeLessThan(0.2)
  })
})
