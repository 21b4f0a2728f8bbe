import { numberFormat } from '#base'
import { formatList } from '#screens/common/hooks'

/**
 * A period for a sentence: in one unit if it is a whole number of it, otherwise as `span`, such as
 * `45 days, 12 hours and 15 minutes`.
 */
export interface LimitPeriod {
  unit: 'once' | 'minute' | 'hour' | 'day' | 'mixed'
  count: number
  span: string
}

/** @param minutes 0: it never resets */
export function limitPeriod(minutes: number, locale: string): LimitPeriod {
  if (minutes === 0) return { unit: 'once', count: 1, span: '' }
  if (minutes % 1440 === 0) return { unit: 'day', count: minutes / 1440, span: '' }
  if (minutes % 60 === 0 && minutes < 1440) return { unit: 'hour', count: minutes / 60, span: '' }
  if (minutes < 60) return { unit: 'minute', count: minutes, span: '' }
  const parts = {
    day: Math.floor(minutes / 1440),
    hour: Math.floor((minutes % 1440) / 60),
    minute: minutes % 60,
  }
  const words = Object.entries(parts).flatMap(([unit, count]) =>
    count > 0
      ? numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
      : [],
  )
  return { unit: 'mixed', count: minutes, span: formatList(locale, words) }
}
