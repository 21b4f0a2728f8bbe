import { defaultDecimals } from './decimal.ts'
import { fixedPoint } from './fixedPoint.ts'
import { numberFormat } from './numberFormat.ts'

/**
 * A whole number of the smallest unit as an exact decimal string: `toDecimal(1500000n, 6)` is
 * `1.5`. No rounding, no exponent, no trailing zeros.
 */
export function toDecimal(raw: bigint, decimals: number = defaultDecimals): string {
  const sign = raw < 0n ? '-' : ''
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const fraction = digits.slice(cut).replace(/0+$/, '')
  return `${sign}${digits.slice(0, cut)}${fraction ? `.${fraction}` : ''}`
}

const steps = [
  [10n ** 12n, 't'],
  [10n ** 9n, 'b'],
  [10n ** 6n, 'm'],
  [10n ** 3n, 'k'],
] as const

/** Whole parts from here on have no short form: a row shows only that the amount is larger. */
const beyondTrillions = 10n ** 15n

/**
 * A short decimal string: grouped digits below a thousand, then k, m, b, or t with at most two
 * fraction digits. Truncated, never rounded up, so it never shows more than there is. A non-zero
 * value never shows as zero (`<0.00001`), and none has more than ten characters (`>999t`).
 */
export function abbreviate(decimal: string, locale = 'en', fractionDigits = 5): string {
  const negative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const units = BigInt(whole || '0')
  const sign = negative ? '-' : ''
  const mark = numberMarks(locale).decimal
  if (units >= beyondTrillions) return `${sign}>999t`
  for (const [size, suffix] of steps) {
    if (units < size) continue
    const hundredths = (units * 100n) / size
    const part = (hundredths % 100n).toString().padStart(2, '0').replace(/0+$/, '')
    const rest = part ? mark + part : ''
    return `${sign}${hundredths / 100n}${rest}${suffix}`
  }
  const kept = fraction.slice(0, fractionDigits).replace(/0+$/, '')
  if (units === 0n && !kept && /[1-9]/.test(fraction))
    return `${sign}<0${mark}${'0'.repeat(fractionDigits - 1)}1`
  return `${sign}${units}${kept ? mark + kept : ''}`
}

/** Whole parts from here on are abbreviated by {@link readable}. */
const sevenFigures = 10n ** 7n

/**
 * A decimal string for a list: every whole digit up to seven figures and at most `fractionDigits`
 * digits of the fraction; above that in m, b, or t. Truncated, never rounded up. A non-zero value
 * never shows as zero (`<0.00001`).
 */
export function readable(decimal: string, locale = 'en', fractionDigits = 5): string {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  if (BigInt(whole || '0') >= sevenFigures) return abbreviate(decimal, locale)
  if (BigInt(whole || '0') === 0n) return abbreviate(decimal, locale, fractionDigits)
  const kept = fraction.slice(0, fractionDigits).replace(/0+$/, '')
  return grouped(`${decimal.startsWith('-') ? '-' : ''}${whole}${kept ? `.${kept}` : ''}`, locale)
}

/**
 * The least amount that {@link readable} shows with every digit and that isn't less than `raw`:
 * what the user may pay is never shown as less than it is.
 */
export function roundedUp(raw: bigint, decimals: number, fractionDigits = 5): bigint {
  const unit = 10n ** BigInt(decimals)
  const [size] = raw < sevenFigures * unit ? [] : (steps.find(([one]) => raw >= one * unit) ?? [])
  const step = size ? (size * unit) / 100n : 10n ** BigInt(Math.max(0, decimals - fractionDigits))
  return ((raw + step - 1n) / step) * step
}

/**
 * The value of an amount at a price, as an exact decimal string: `worth(1500000n, 6, '2.5')` is
 * `3.75`. Undefined if the price is not a plain decimal number, such as one with an exponent.
 */
export function worth(raw: bigint, decimals: number, price: string): string | undefined {
  if (!/^\d+(?:\.\d*)?$/.test(price)) return undefined
  const [whole = '0', fraction = ''] = price.split('.')
  return toDecimal(raw * BigInt(whole + fraction), decimals + fraction.length)
}

/**
 * The number marks of a language. Where a comma is the decimal mark, a point between groups of
 * three digits may be mistaken for one, so a narrow space separates them, as in ISO 80000.
 */
function numberMarks(locale: string): { group: string; decimal: string } {
  const hasComma = numberFormat(locale, {})
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
  return hasComma ? { group: '\u202f', decimal: ',' } : { group: ',', decimal: '.' }
}

/**
 * The parts of a number in `Intl`'s format with the marks used for amounts, and a minus sign
 * instead of a hyphen, so that both can appear in one row.
 */
export function withAmountMarks(
  parts: readonly Intl.NumberFormatPart[],
  locale: string,
): readonly Intl.NumberFormatPart[] {
  const whole = parts.filter(({ type }) => type === 'integer').map(({ value }) => value)
  const first = parts.findIndex(({ type }) => type === 'integer')
  return parts.flatMap((part, index) => {
    if (index === first) return { ...part, value: grouped(whole.join(''), locale) }
    if (part.type === 'integer' || part.type === 'group') return []
    if (part.type === 'decimal') return { ...part, value: numberMarks(locale).decimal }
    // Some languages have a direction mark before it.
    return part.type === 'minusSign' ? { ...part, value: part.value.replace('-', '−') } : part
  })
}

/** Fiat from here on is abbreviated; smaller values fit in a row. */
const trillion = 10n ** 12n

/**
 * A decimal string as money in a format's currency, with the marks used for amounts. From a
 * trillion on it is abbreviated (`$115.79t`, `>$999t`) unless `whole`.
 * @throws RangeError if the currency is invalid
 */
export function moneyParts(
  decimal: string,
  locale: string,
  options: Intl.NumberFormatOptions,
  length: 'short' | 'whole' = 'short',
): readonly Intl.NumberFormatPart[] {
  // A decimal string is formatted exactly, without conversion to a float.
  const parts = withAmountMarks(
    numberFormat(locale, options).formatToParts(decimal as `${number}`),
    locale,
  )
  if (length === 'whole' || !isLong(decimal)) return parts
  const short = abbreviate(toDecimal(fixedPoint(decimal.replace('-', ''), 2) ?? 0n, 2), locale)
  const first = parts.findIndex(({ type }) => type === 'integer')
  const more: Intl.NumberFormatPart[] = short.startsWith('>')
    ? [{ type: 'literal', value: '>' }]
    : []
  const signs = parts.findIndex(({ type }) => type === 'minusSign') + 1
  return parts.flatMap((part, index) => [
    ...(index === signs ? more : []),
    ...(index === first
      ? [{ ...part, value: short.replace('>', '') }]
      : part.type === 'decimal' || part.type === 'fraction'
        ? []
        : [part]),
  ])
}

/** Whether a fiat value is abbreviated. */
export function isLong(decimal: string): boolean {
  const units = fixedPoint(decimal, 0) ?? 0n
  return units >= trillion || -units >= trillion
}

/**
 * The full decimal string with grouped thousands, for a tooltip or a signing dialog. Nothing is
 * truncated.
 */
export function grouped(number: string, locale = 'en'): string {
  const [whole = '0', fraction] = number.split('.')
  const { group, decimal } = numberMarks(locale)
  const body = whole.replace('-', '').replace(/\B(?=(\d{3})+$)/g, group)
  return `${whole.startsWith('-') ? '-' : ''}${body}${fraction ? decimal + fraction : ''}`
}

/** An amount with its symbol; no line breaks between them. */
export const withSymbol = (amount: string, symbol: string): string => `${amount}\u00a0${symbol}`

/** Text with ordinary spaces in its amounts, to search, name, or save instead of laying out. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
