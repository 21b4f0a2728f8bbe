/** Formatters are slow to create, and many rows use the same ones. */
const made = new Map<string, Intl.NumberFormat>()

/**
 * A number formatter, created once per language and options. Throws a RangeError for options that
 * Intl rejects, such as an unknown currency.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options)
  made.set(key, format)
  return format
}
