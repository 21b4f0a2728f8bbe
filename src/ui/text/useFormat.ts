import { isDecimal, moneyParts, wallClock } from '#base'
import { useTextSettings } from './TextProvider.tsx'

export interface Format {
  /** Day and time, `Nov 20, 2026, 1:30 PM`. `ms` are milliseconds since 1970. */
  dateTime(ms: number): string
  /**
   * Same, with a word for today and yesterday, and without the current year: `Yesterday 2:05 PM`,
   * `Mar 3, 2:05 PM`,
   * `3 Mar, 14:05`.
   */
  when(ms: number): string
  /**
   * The date only, as a list heading, with a word for today and yesterday and without the current
   * year.
   */
  day(ms: number): string
  /** Hours and minutes. */
  time(ms: number): string
  /**
   * An exact fiat amount from a decimal string: `fiat('12.3', 'usd')`; from a trillion on `$1.15t`,
   * unless it is `whole`. A cost is rounded up: `fiat('0.461', 'usd', 'up')` is `$0.47`.
   */
  fiat(decimal: string, currency: string, how?: 'up' | 'whole'): string
  number(value: number): string
}

/** In right-to-left text, `US$` would be shown as `$US`. */
const isolateCurrency = ({ type, value }: Intl.NumberFormatPart) =>
  type === 'currency' && /[a-z]/i.test(value) ? `\u2066${value}\u2069` : value

const dayLength = 24 * 60 * 60 * 1000

const capitalized = (word: string, locale: string) =>
  word.slice(0, 1).toLocaleUpperCase(locale) + word.slice(1)

/** Shown instead of an invalid number, which would be misleading. */
const noNumber = '—'

/** Formatters are slow to create and many rows use the same ones. */
const made = new Map<string, Format>()

function formatFor(locale: string, timeZone: string | undefined): Format {
  const key = `${locale} ${timeZone ?? ''}`
  const format = made.get(key) ?? makeFormat(locale, timeZone)
  made.set(key, format)
  return format
}

function makeFormat(locale: string, timeZone: string | undefined): Format {
  const zone = timeZone ? { timeZone } : {}
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...zone,
  })
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...zone,
  })
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...zone,
  })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone })
  const dayOfYear = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    ...zone,
  })
  const isRightToLeft = /^(?:ar|fa|he|ur)\b/.test(locale)
  const clock = wallClock(timeZone)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const yearOf = (ms: number) => new Date(clock(ms)).getUTCFullYear()
  const isThisYear = (ms: number) => yearOf(ms) === yearOf(Date.now())
  const dateOf = (ms: number) => Math.floor(clock(ms) / dayLength)
  /** "Today" or "Yesterday"; undefined for other days. */
  const dayWord = (ms: number) => {
    const days = dateOf(ms) - dateOf(Date.now())
    return days === 0 || days === -1 ? capitalized(words.format(days, 'day'), locale) : undefined
  }
  const number = new Intl.NumberFormat(locale)
  // Beyond the last day of `Date`, time formats throw, and whole numbers aren't exact anymore.
  const finite = (format: { format(value: number): string }) => (value: number) =>
    Math.abs(value) <= 8.64e15 ? format.format(value) : noNumber
  return {
    dateTime: finite(dateTime),
    when: finite({
      format: (ms) => {
        const word = dayWord(ms)
        if (word) return `${word} ${time.format(ms)}`
        return (isThisYear(ms) ? dayOfYear : dateTime).format(ms)
      },
    }),
    day: finite({ format: (ms) => dayWord(ms) ?? (isThisYear(ms) ? weekday : day).format(ms) }),
    time: finite(time),
    number: finite(number),
    fiat: (decimal, currency, how) => {
      if (!isDecimal(decimal)) return noNumber
      try {
        const money = moneyParts(
          decimal,
          locale,
          {
            style: 'currency',
            currency: currency.toUpperCase(),
            ...(how === 'up' && { roundingMode: 'ceil' }),
          },
          // A cost is never abbreviated, because that would understate it.
          how === undefined ? 'short' : 'whole',
        )
        return money.map(isRightToLeft ? isolateCurrency : ({ value }) => value).join('')
      } catch {
        return `${decimal} ${currency.toUpperCase()}`
      }
    },
  }
}

/** Formats numbers and dates in the current language and time zone. */
export function useFormat(): Format {
  const { locale, timeZone } = useTextSettings()
  return formatFor(locale, timeZone)
}
