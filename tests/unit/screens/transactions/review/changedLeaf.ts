type Parent = Record<string, unknown>

/** Every place of a value in plain data. */
function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [
    ...(Array.isArray(value) && value.length > 0 ? [place] : []),
    ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...place, name])),
  ]
}

/** A value that differs as little as a value of its kind can. */
function changedValue(value: unknown, random: () => number): unknown {
  if (typeof value === 'bigint') return random() < 0.2 ? value.toString() : value + 1n
  if (typeof value === 'number') return random() < 0.2 ? String(value) : value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return random() < 0.5 ? value.slice(1) : [...value, value[0]]
  if (typeof value !== 'string') return value === null ? undefined : null
  const place = Math.floor(random() * value.length)
  const digit = value[place] === '0' ? '1' : '0'
  return value === '' || random() < 0.1
    ? `${value}0`
    : value.slice(0, place) + digit + value.slice(place + 1)
}

/** Plain data with one field changed, and which. */
export function changedLeaf<Value>(
  value: Value,
  random: () => number,
): { changed: Value; place: string } {
  const root = { value: structuredClone(value) } as Parent
  const places = placesIn(root)
  const place = places[Math.floor(random() * places.length)] ?? []
  const last = place.at(-1) ?? ''
  const parent = place.slice(0, -1).reduce((of, name) => of[name] as Parent, root)
  parent[last] = changedValue(parent[last], random)
  return { changed: root['value'] as Value, place: place.slice(1).join('.') }
}
