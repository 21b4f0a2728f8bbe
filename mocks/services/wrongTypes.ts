/** The rows of a list: the response itself, or its results or items. */
function rowsIn(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer
  const { results, items } = (answer ?? {}) as { results?: unknown; items?: unknown }
  return [results, items].find((rows) => Array.isArray(rows))
}

/**
 * Gives one field of one row of a list, or one field of any other response, another type: mostly a
 * number that is text. Changes the response in place.
 */
export function wrongTypes(answer: unknown): unknown {
  const rows = rowsIn(answer)
  if (!rows) return changeOne(answer) ?? answer
  // Labels between rows don't matter.
  const at = Math.max(
    rows.findIndex((row) => typeof row === 'object' && row !== null && 'transaction' in row),
    0,
  )
  if (at in rows) rows[at] = changeOne(rows[at]) ?? rows[at]
  return answer
}

/**
 * The value with its first number as text, or else its first text as a number; undefined if it
 * contains neither.
 */
const changeOne = (value: unknown): unknown =>
  changeFirst(value, (leaf) => (typeof leaf === 'number' ? String(leaf) : undefined)) ??
  changeFirst(value, (leaf) => (typeof leaf === 'string' ? leaf.length : undefined))

function changeFirst(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return change(value)
  const holder = value as Record<string, unknown>
  for (const [field, inner] of Object.entries(holder)) {
    const changed = changeFirst(inner, change)
    if (changed === undefined) continue
    holder[field] = changed
    return value
  }
  return undefined
}
