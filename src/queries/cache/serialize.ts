// JSON knows neither bigints nor undefined. They travel as texts that begin with a dollar sign; so does every other text that begins with one.

const escape = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `$n${value}`
  if (value === undefined) return '$u'
  return typeof value === 'string' && value.startsWith('$') ? `$s${value}` : value
}

/** JSON text of plain data, in which bigints and undefined survive. Throws a TypeError where the data goes round in a circle. */
export const pack = (value: unknown): string => JSON.stringify(value, escape)

/** The data of such a text. Throws a SyntaxError for anything else. */
export const unpack = (text: string): unknown => restore(JSON.parse(text))

function restore(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? restoreText(value) : value
  if (Array.isArray(value)) return value.map(restore)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, restore(part)]))
}

function restoreText(text: string): unknown {
  const rest = text.slice(2)
  if (text === '$u') return undefined
  if (text.startsWith('$n')) return BigInt(rest)
  if (text.startsWith('$s')) return rest
  throw new SyntaxError('A text of this kind was never packed.')
}
