/** Everything that happened on one date. */
export interface DayGroup<Item> {
  /** Milliseconds of its first row. */
  day: number
  items: readonly Item[]
}

/** In this many milliseconds the date changes at most once in every time zone: their offsets are multiples of a quarter of an hour. */
const quarterHour = 15 * 60_000

/** Groups rows by their date in an IANA time zone, in the given order. `at` is in milliseconds. */
export function groupByDay<Item extends { at: number }>(items: readonly Item[], timezone: string): DayGroup<Item>[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })
  // Formatting is slow, so each quarter of an hour is formatted once.
  const dates = new Map<number, string>()
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
