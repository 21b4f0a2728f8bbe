/** What happened on one date. */
export interface Day<Item> {
  /** Milliseconds of its first row. */
  day: number
  items: readonly Item[]
}

/** Milliseconds in which no time zone changes its date twice: zones lie whole quarters of an hour apart. */
const quarter = 15 * 60_000

/** Rows by their date in an IANA time zone, in the order given. `at` of a row is in milliseconds. */
export function byDay<Item extends { at: number }>(items: readonly Item[], timezone: string): Day<Item>[] {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })
  const dates = new Map<number, string>()
  const days = new Map<string, { day: number; items: Item[] }>()
  for (const item of items) {
    const slot = Math.floor(item.at / quarter)
    const key = dates.get(slot) ?? date.format(item.at)
    dates.set(slot, key)
    const day = days.get(key) ?? { day: item.at, items: [] }
    day.items.push(item)
    days.set(key, day)
  }
  return [...days.values()]
}
