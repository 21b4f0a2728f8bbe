import { useMemo } from 'react'
import { useTextSettings } from './TextProvider.tsx'

export interface Format {
  /** Day and time, `20 Nov 2026, 13:30`. `ms` are milliseconds since 1970. */
  dateTime(ms: number): string
  /** The date only, as a list heading. */
  day(ms: number): string
  /** Hours and minutes. */
  time(ms: number): string
  /** An exact fiat amount from a decimal string: `fiat('12.3', 'usd')`. */
  fiat(decimal: string, currency: string): string
  number(value: number): string
}

/** Formats numbers and dates in the current language and time zone. */
export function useFormat(): Format {
  const { locale, timeZone } = useTextSettings()
  return useMemo(() => {
    const zone = timeZone ? { timeZone } : {}
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...zone })
    const day = new Intl.DateTimeFormat(locale, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', ...zone })
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone })
    const number = new Intl.NumberFormat(locale)
    return {
      dateTime: (ms) => dateTime.format(ms),
      day: (ms) => day.format(ms),
      time: (ms) => time.format(ms),
      number: (value) => number.format(value),
      fiat: (decimal, currency) => {
        try {
          // A decimal string is formatted exactly, without conversion to a float.
          return new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(decimal as `${number}`)
        } catch {
          return `${decimal} ${currency.toUpperCase()}`
        }
      },
    }
  }, [locale, timeZone])
}
