/**
 * What transactions can be filtered by, by their type. These are the fields that the gateway knows.
 */
export const fieldsByType = {
  all: [],
  incoming: ['from', 'until', 'token', 'amount'],
  outgoing: ['from', 'until', 'amount', 'to', 'nonce'],
  module: ['to', 'module'],
} as const

export type FilterType = keyof typeof fieldsByType
export type FilterField = (typeof fieldsByType)[FilterType][number]

/** The parameters of the URL that hold a filter. */
export const filterParams: readonly string[] = [
  'type',
  ...new Set(Object.values(fieldsByType).flat()),
]
