/** Formatters are slow to create, and many rows use the same ones. */
const made = new Map<string, Intl.NumberFormat>()

/**
 * A formatter of numbers, created once for each language and options. Throws a RangeError for
 * options that Intl refuses, such as an unknown currency.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options)
  made.set(key, format)
  return format
}
