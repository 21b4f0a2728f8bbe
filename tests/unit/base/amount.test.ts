import { describe, expect, it } from 'vitest'
import {
  abbreviate,
  grouped,
  numberFormat,
  readable,
  roundedUp,
  toDecimal,
  withAmountMarks,
} from '#base'

const space = '\u202f'

describe('an amount', () => {
  it('has commas between its thousands in English', () => {
    expect(grouped('1234567.5')).toBe('1,234,567.5')
    expect(readable('-18996.2', 'en-GB')).toBe('-18,996.2')
    expect(abbreviate('1234000000000000000000')).toBe('1,234,000,000t')
  })

  it('is abbreviated with k, m, b and t', () => {
    const shown = ['12345', '1234000', '1234000000', '1234000000000'].map((one) => abbreviate(one))
    expect(shown.map((one) => one.at(-1))).toEqual(['k', 'm', 'b', 't'])
    expect(shown[1]).toMatch(/^1\.23\d*m$/)
  })

  it.each(['de', 'es', 'fr', 'id', 'pt-BR', 'ru', 'tr', 'uk', 'vi'])(
    'in %s has no mark but its decimal comma',
    (locale) => {
      expect(grouped('1234567.5', locale)).toBe(`1${space}234${space}567,5`)
      expect(readable('1800', locale)).toBe(`1${space}800`)
      expect(readable('1800.000001', locale)).toBe(`1${space}800`)
      expect(readable('0.000001', locale)).toBe('<0,00001')
      expect(abbreviate('12340000', locale)).toBe('12,34m')
      expect(abbreviate('1234000000000000000000', locale)).toBe(
        `1${space}234${space}000${space}000t`,
      )
    },
  )

  it.each(['ar', 'he', 'hi', 'ja', 'ko', 'ms', 'th', 'zh-CN', 'zh-HK', 'zh-TW'])(
    'in %s has the marks of English',
    (locale) => expect(grouped('1234567.5', locale)).toBe('1,234,567.5'),
  )

  it.each(['en', 'de', 'es', 'hi', 'ja', 'pt-BR'])('in %s has the marks of fiat', (locale) => {
    const dollars = { style: 'currency', currency: 'USD' } as const
    for (const value of ['0.25', '4200.42', '1234567.89', '-18996.25']) {
      const parts = withAmountMarks(
        numberFormat(locale, dollars).formatToParts(Number(value)),
        locale,
      )
      const number = parts.filter(({ type }) => ['integer', 'decimal', 'fraction'].includes(type))
      expect(number.map((part) => part.value).join('')).toBe(
        grouped(value.replace('-', ''), locale),
      )
    }
  })
})

describe('what a person may pay', () => {
  it.each([
    [289_690_000_000_000n, 18, '0.00029'],
    [290_000_000_000_000n, 18, '0.00029'],
    [1n, 18, '0.00001'],
    [0n, 18, '0'],
    [1_000_000_000_000_000_001n, 18, '1.00001'],
    [123n, 2, '1.23'],
    [9_999_999_999_999n, 6, '10m'],
    [12_340_001n, 0, '12.35m'],
    [999_999_999n, 0, '1b'],
  ])('is never shown as less than it is: %s with %i decimals', (raw, decimals, shown) =>
    expect(readable(toDecimal(roundedUp(raw, decimals), decimals))).toBe(shown),
  )
})
