import { describe, expect, it } from 'vitest'
import {
  abbreviate,
  grouped,
  moneyParts,
  numberFormat,
  readable,
  roundedUp,
  toDecimal,
  withAmountMarks,
  withSymbol,
  worth,
} from '#base'

const space = '\u202f'

describe('an amount', () => {
  it('has commas between its thousands in English', () => {
    expect(grouped('1234567.5')).toBe('1,234,567.5')
    expect(readable('-18996.2', 'en-GB')).toBe('-18,996.2')
    expect(abbreviate('999999000000000')).toBe('999.99t')
  })

  it('is abbreviated with k, m, b, and t', () => {
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
      expect(abbreviate('123400000000000', locale)).toBe('123,4t')
    },
  )

  it.each(['ar', 'he', 'hi', 'ja', 'ko', 'ms', 'th', 'zh-CN', 'zh-HK', 'zh-TW'])(
    'in %s has the marks of English',
    (locale) => expect(grouped('1234567.5', locale)).toBe('1,234,567.5'),
  )

  it.each(['en', 'de', 'he', 'ar', 'sv', 'ja'])(
    'in %s has a minus sign, not a hyphen',
    (locale) => {
      const value = moneyParts('-7360.74', locale, { style: 'currency', currency: 'EUR' })
      const money = value.map((part) => part.value).join('')
      expect(money).toContain('−')
      expect(money).not.toContain('-')
    },
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

/** The largest amounts and those that differ by a digit or a bit, and their negatives. */
const extremes = Array.from({ length: 78 }, (_, digits) => 10n ** BigInt(digits))
  .flatMap((power) => [power - 1n, power, power * 9n + 1n])
  .concat(2n ** 255n, 2n ** 256n - 1n)

describe('however much there is', () => {
  it('takes at most 16 characters, and is never shown as more', () => {
    for (const raw of extremes)
      for (const decimals of [0, 6, 18, 36])
        for (const signed of [raw, -raw])
          for (const locale of ['en', 'de', 'hi', 'ar']) {
            const exact = toDecimal(signed, decimals)
            const shown = [readable(exact, locale), abbreviate(exact, locale)]
            for (const one of shown) expect(one.length, `${exact} is ${one}`).toBeLessThan(17)
          }
    expect(readable(toDecimal(2n ** 256n - 1n, 18))).toBe('>999t')
    expect(readable(toDecimal(1n - 2n ** 256n, 0), 'de')).toBe('->999t')
  })

  it('has a value of at most 25 characters, and its whole value stays available', () => {
    const money = (decimal: string, locale: string, length?: 'whole') =>
      moneyParts(decimal, locale, { style: 'currency', currency: 'USD' }, length)
        .map(({ value }) => value)
        .join('')
    for (const raw of extremes)
      for (const price of ['0.000000000000000001', '2.5', '115792089237316195423570985'])
        for (const locale of ['en', 'de', 'hi', 'ar', 'pt-BR']) {
          const value = worth(raw, 18, price) ?? ''
          expect(money(value, locale).length, value).toBeLessThan(26)
          expect(money(value, locale, 'whole').length).toBeGreaterThanOrEqual(
            value.split('.')[0]?.length ?? 0,
          )
        }
    expect(money('1234567890123.5', 'en')).toBe('$1.23t')
    expect(money('-1234567890123456789.5', 'en')).toBe('−>$999t')
    expect(money('999999999999.99', 'en')).toBe('$999,999,999,999.99')
    expect(money('1e20', 'en')).toBe('>$999t')
  })
})

it('keeps an amount and its symbol on one line', () =>
  expect(withSymbol('0.975', 'ETH')).toBe('0.975\u00a0ETH'))
