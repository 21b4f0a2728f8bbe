/** Changes the value of a field; `holder` is the object that contains it. */
export type FieldChange = (
  field: string,
  value: unknown,
  holder: Readonly<Record<string, unknown>>,
) => unknown

/** Applies a change to every field of a response, at any depth. */
export const changedFields = (change: FieldChange) =>
  function changed(answer: unknown): unknown {
    if (Array.isArray(answer)) return answer.map(changed)
    if (typeof answer !== 'object' || answer === null) return answer
    return Object.fromEntries(
      Object.entries(answer).map(([field, value]) => [
        field,
        changed(change(field, value, answer as Record<string, unknown>)),
      ]),
    )
  }

/** Every time in milliseconds, as ISO 8601. */
export const isoDates: FieldChange = (field, value) =>
  typeof value === 'number' &&
  value > 1e12 &&
  /timestamp|created|modified|(?:submitted|executed)At/i.test(field)
    ? new Date(value).toISOString()
    : value

/** The names and symbols of tokens are null; those of contracts, people, and chains stay. */
export const nullNames: FieldChange = (field, value, holder) => {
  const isNamed =
    /^token(?:Name|Symbol)$/.test(field) ||
    (/^(?:name|symbol)$/.test(field) &&
      'address' in holder &&
      ('symbol' in holder || 'tokenSymbol' in holder))
  return isNamed ? null : value
}

/** Right-to-left override, zero-width space, and a control character. */
export const hidden = '\u202e\u200b\u0007'

export const written: ReadonlySet<string> = new Set([
  'name',
  'symbol',
  'tokenName',
  'tokenSymbol',
  'chainName',
  'note',
  'humanDescription',
  'description',
])
/**
 * Adds hidden characters to the middle of every text that people or token contracts have written.
 */
export const hiddenCharacters: FieldChange = (field, value) => {
  if (typeof value !== 'string' || !written.has(field)) return value
  const middle = Math.ceil(value.length / 2)
  return value.slice(0, middle) + hidden + value.slice(middle)
}

/** Changes the URLs of further pages of a list. */
export const mapPageUrls =
  (change: (url: URL) => string) =>
  (answer: unknown): unknown => {
    if (typeof answer !== 'object' || answer === null || !('results' in answer)) return answer
    const { next, previous } = answer as { next?: unknown; previous?: unknown }
    const mapped = (url: unknown) => (typeof url === 'string' ? change(new URL(url)) : url)
    return { ...answer, next: mapped(next), previous: mapped(previous) }
  }
