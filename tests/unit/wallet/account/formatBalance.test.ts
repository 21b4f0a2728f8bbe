import { expect, test } from 'vitest'
import { formatBalance } from '../../../../src/wallet/account/formatBalance.ts'

/** The smallest units of a decimal string with 18 decimals. */
const ether = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(18, '0'))
}

test.each([
  ['0', '0'],
  ['0.5', '0.5'],
  ['0.001', '0.001'],
  ['0.1239', '0.123'],
  ['0.9999', '0.999'],
  ['1', '1'],
  ['1.005', '1'],
  ['2.50', '2.5'],
  ['12.349', '12.34'],
  ['99.999', '99.99'],
  ['100', '100'],
  ['100.07', '100'],
  ['999.99', '999.9'],
  ['1000', '1,000'],
  ['9999.99', '9,999.9'],
  ['10000', '10k'],
  ['12345', '12.3k'],
  ['99999', '99.9k'],
  ['999999', '999.9k'],
  ['1000000', '1m'],
  ['1990000', '1.9m'],
  ['1000000000', '1b'],
  ['1234000000000', '1.2t'],
  ['999900000000000', '999.9t'],
])('%s reads %s', (text, shown) => expect(formatBalance(ether(text), 18)).toBe(shown))

// The most popular kit shows "1e-7", "0", "1000000t" here.
test.each([
  ['0.0000001', '<0.001'],
  ['0.0009', '<0.001'],
  ['1000000000000000', '>999.9t'],
  ['1000000000000000000000000000000', '>999.9t'],
])('%s reads %s, and never zero, an exponent, or an endless number', (text, shown) =>
  expect(formatBalance(ether(text), 18)).toBe(shown),
)

test.each([
  ['1235.49', 'de', '1.235,4'],
  ['1235.49', 'hi', '1,235.4'],
  ['12345', 'de', '12,3k'],
  ['0.5', 'fr', '0,5'],
  ['0.0001', 'de', '<0,001'],
  ['1000000000000000', 'de', '>999,9t'],
])('%s reads in the visitor’s language, %s, as %s', (text, locale, shown) =>
  expect(formatBalance(ether(text), 18, locale)).toBe(shown),
)

test.each([
  ['en', 'more than 999 trillion'],
  ['de', 'more than 999 Billionen'],
  ['es', 'more than 999 billones'],
])('an unrealistic balance reads as a bound, in %s: %s', (locale, words) =>
  expect(formatBalance(10n ** 40n, 18, locale, (amount) => `more than ${amount}`)).toBe(words),
)

test('the smallest non-zero balance does not read as zero', () =>
  expect(formatBalance(1n, 18)).toBe('<0.001'))

test.each([
  [1_234_567n, 6, '1.23'],
  [42n, 0, '42'],
  [15n, 1, '1.5'],
] as const)('%i with %i decimals reads %s', (value, decimals, shown) =>
  expect(formatBalance(value, decimals)).toBe(shown),
)

test('it never shows more than the balance', () => {
  const size = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 } as const
  for (let exponent = 0; exponent < 34; exponent += 1) {
    const value = 9n * 10n ** BigInt(exponent) + 10n ** BigInt(exponent) - 1n
    const shown = formatBalance(value, 18)
    if (shown.startsWith('<')) continue
    const suffix = /[kmbt]$/.exec(shown)?.[0] as keyof typeof size | undefined
    expect(
      Number(shown.replaceAll(/[>,kmbt]/g, '')) * (suffix ? size[suffix] : 1),
    ).toBeLessThanOrEqual(Number(value) / 1e18)
    expect(shown).toMatch(/^>?\d{1,3}(,\d{3})*(\.\d{1,3})?[kmbt]?$/)
  }
})
