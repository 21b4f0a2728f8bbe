/** The time zones that this browser knows, UTC first, and the selected one in any case. */
export function timeZones(selected: string): readonly string[] {
  // Older browsers have no list.
  const known =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set(['UTC', ...(selected === 'system' ? [] : [selected]), ...known])].toSorted(
    (a, b) => Number(b === 'UTC') - Number(a === 'UTC') || a.localeCompare(b),
  )
}
