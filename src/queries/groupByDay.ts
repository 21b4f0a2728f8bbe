/** Everything on one date. */
export interface DayGroup<Item> {
  /** Milliseconds of its first row. */
  day: number
  items: readonly Item[]
}

/**
 * In this many milliseconds the date changes at most once in every time zone: their offsets are
 * multiples of a quarter of an hour.
 */
const quarterHour = 15 * 60_000

interface Zone {
  format: Intl.DateTimeFormat
  /** The date of each quarter of an hour, cached. */
  dates: Map<number, string>
}

// Formatting is slow, and a list is regrouped with each page: every quarter of an hour is formatted
// once.
const zones = new Map<string, Zone>()

function zoneOf(timezone: string): Zone {
  const zone = zones.get(timezone) ?? {
    format: new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }),
    dates: new Map(),
  }
  zones.set(timezone, zone)
  return zone
}

/** Groups rows by their date in an IANA time zone, in the given order. `at` is in milliseconds. */
export function groupByDay<Item extends { at: number }>(
  items: readonly Item[],
  timezone: string,
): DayGroup<Item>[] {
  const { format, dates } = zoneOf(timezone)
  const groups = new Map<string, { day: number; items: Item[] }>()
  for (const item of items) {
    const slot = Math.floor(item.at / quarterHour)
    const date = dates.get(slot) ?? format.format(item.at)
    dates.set(slot, date)
    const group = groups.get(date) ?? { day: item.at, items: [] }
    group.items.push(item)
    groups.set(date, group)
  }
  return [...groups.values()]
}
