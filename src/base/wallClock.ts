/**
 * The local time in an IANA time zone; undefined is the browser's. The returned function converts a
 * moment to local clock time, in milliseconds as if it were UTC, independent of the language's date
 * format.
 */
export function wallClock(timeZone: string | undefined): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  })
  return (ms) => {
    const { year, month, day, hour, minute, second } = Object.fromEntries(
      format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
    ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
}
