/** Below this many of the main unit a price is told by its significant digits: two fraction digits would swallow it. */
const smallPrice = 1

const symbolOf = (currency: string) => ({ style: 'currency', currency: currency.toUpperCase() }) as const

/** Formats a decimal string; a currency that Intl does not know is put behind the number. */
function money(decimal: string, currency: string, locale: string, options: Intl.NumberFormatOptions): string {
  try {
    return new Intl.NumberFormat(locale, { ...symbolOf(currency), ...options }).format(decimal as `${number}`)
  } catch {
    return `${decimal} ${currency.toUpperCase()}`
  }
}

/** The price of one token: two fraction digits, and for small ones four significant digits, so that it never reads as nothing. */
export const priceText = (price: string, currency: string, locale: string): string =>
  money(price, currency, locale, Math.abs(Number(price)) < smallPrice ? { minimumSignificantDigits: 2, maximumSignificantDigits: 4 } : {})

/** The smallest amount that the currency's own digits can show, where a value is smaller and not zero; otherwise undefined. */
export function minimumDisplayable(value: string, currency: string, locale: string): string | undefined {
  const least = 10 ** -fractionDigits(currency)
  const size = Number(value)
  return size > 0 && size < least ? money(String(least), currency, locale, {}) : undefined
}

/** Cents have two digits, yen none. */
function fractionDigits(currency: string): number {
  try {
    return new Intl.NumberFormat('en', symbolOf(currency)).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
