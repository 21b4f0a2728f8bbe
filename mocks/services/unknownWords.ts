interface Place {
  field: string
  /** The field that holds the object; any if it is missing. */
  within?: string
  word: string
}

/** Values for a transaction row; each row gets one, in turn. */
const inRows: readonly Place[] = [
  { field: 'txStatus', word: 'REVERTED' },
  { field: 'direction', within: 'txInfo', word: 'SIDEWAYS' },
  { field: 'conflictType', word: 'HasPrevious' },
  { field: 'type', within: 'transferInfo', word: 'ERC6909' },
  { field: 'type', within: 'settingsInfo', word: 'SET_DELAY' },
  { field: 'type', within: 'txInfo', word: 'Vote' },
  { field: 'type', within: 'executionInfo', word: 'SESSION_KEY' },
]

/** Values for all other responses. */
const elsewhere: readonly Place[] = [
  { field: 'txStatus', word: 'REVERTED' },
  { field: 'direction', within: 'txInfo', word: 'SIDEWAYS' },
  { field: 'type', within: 'transferInfo', word: 'ERC6909' },
  { field: 'type', within: 'settingsInfo', word: 'SET_DELAY' },
  { field: 'type', within: 'tokenInfo', word: 'ERC1155' },
  { field: 'type', within: 'gasPrice', word: 'auction' },
  { field: 'authentication', word: 'OAUTH' },
  { field: 'implementationVersionState', word: 'DEPRECATED' },
  { field: 'status', word: 'POSTPONED' },
]

/** Replaces enum values with ones that no client knows yet. Changes the response in place. */
export function unknownWords(answer: unknown): unknown {
  let turn = 0
  for (const row of transactionsIn(answer)) {
    for (let tried = 0; tried < inRows.length; tried++)
      if (replaceIn(row, inRows[turn++ % inRows.length]!)) break
  }
  if (turn === 0) for (const place of elsewhere) replaceIn(answer, place)
  return answer
}

const transactionsIn = (answer: unknown): unknown[] => {
  const results: unknown = (answer as { results?: unknown } | null)?.results
  return Array.isArray(results)
    ? results.filter((row) => typeof row === 'object' && row !== null && 'transaction' in row)
    : []
}

/** Whether the place was in the value. */
function replaceIn(value: unknown, place: Place, within = ''): boolean {
  if (Array.isArray(value))
    return value.map((inner) => replaceIn(inner, place, within)).includes(true)
  if (typeof value !== 'object' || value === null) return false
  const holder = value as Record<string, unknown>
  const isHere = typeof holder[place.field] === 'string' && (place.within ?? within) === within
  if (isHere) holder[place.field] = place.word
  const inside = Object.entries(holder).map(([field, inner]) => replaceIn(inner, place, field))
  return isHere || inside.includes(true)
}
