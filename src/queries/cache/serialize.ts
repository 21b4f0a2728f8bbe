// JSON has neither bigints nor undefined. They become strings that start with a dollar sign;
// strings that start with one are escaped.

/** Encodes what JSON would drop or confuse: a replacer for `JSON.stringify`. */
export const escape = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `$n${value}`
  if (value === undefined) return '$u'
  return typeof value === 'string' && value.startsWith('$') ? `$s${value}` : value
}

/**
 * JSON of plain data that preserves bigints and undefined. @throws TypeError if the data has a
 * cycle
 */
export const serialize = (value: unknown): string => JSON.stringify(value, escape)

/** Restores what `serialize` wrote. @throws SyntaxError for any other text */
export const deserialize = (text: string): unknown => restore(JSON.parse(text))

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
  throw new SyntaxError("The text wasn't written by serialize.")
}
