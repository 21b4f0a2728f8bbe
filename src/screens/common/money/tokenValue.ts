import { isDecimal, moneyParts, numberFormat } from '#base'

/**
 * Prices below this are shown with significant digits, because two fraction digits would round them
 * to zero.
 */
const smallPrice = 1

const symbolOf = (currency: string) =>
  ({ style: 'currency', currency: currency.toUpperCase() }) as const

/** Formats a decimal string; a currency unknown to Intl is appended to the number. */
function money(
  decimal: string,
  currency: string,
  locale: string,
  options: Intl.NumberFormatOptions,
): string {
  if (!isDecimal(decimal)) return '—'
  try {
    const parts = moneyParts(decimal, locale, { ...symbolOf(currency), ...options })
    return parts.map(({ value }) => value).join('')
  } catch {
    return `${decimal} ${currency.toUpperCase()}`
  }
}

/**
 * The price of one token: two fraction digits, or up to four significant digits for small prices,
 * so that it never reads as zero.
 */
export const priceText = (price: string, currency: string, locale: string): string =>
  money(
    price,
    currency,
    locale,
    Math.abs(Number(price)) < smallPrice
      ? { minimumSignificantDigits: 2, maximumSignificantDigits: 4 }
      : {},
  )

/**
 * The smallest amount that the currency's digits can show, if the value is smaller but not zero;
 * otherwise undefined.
 */
export function minimumDisplayable(
  value: string,
  currency: string,
  locale: string,
): string | undefined {
  const size = Number(value)
  // No currency's smallest amount exceeds one; looking up its digits is slow.
  if (!(size > 0 && size < 1)) return undefined
  const least = 10 ** -fractionDigits(currency)
  return size < least ? money(String(least), currency, locale, {}) : undefined
}

/** Cents have two digits, yen none. */
function fractionDigits(currency: string): number {
  try {
    return numberFormat('en', symbolOf(currency)).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
