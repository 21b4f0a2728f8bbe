import { upstream } from '../httpError.ts'

// The service behind the gateway parses these filters, and only reports that one is invalid.
const disliked = () => upstream(400, 'An error occurred')

/** An address filter in lower case, or undefined without a filter. */
export function addressFilter(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)
  if (value !== null && !/^0x[0-9a-f]{40}$/i.test(value)) throw disliked()
  return value?.toLowerCase()
}

/** An integer filter. */
export function numberFilter(query: URLSearchParams, name: string): bigint | undefined {
  const value = query.get(name)
  if (value !== null && !/^\d{1,78}$/.test(value)) throw disliked()
  return value === null ? undefined : BigInt(value)
}

/**
 * Whether a time is between `execution_date__gte` and `execution_date__lte`; a date alone is its
 * first moment. Never true for pending transactions.
 */
export function dateFilter(query: URLSearchParams): (timestamp: number | undefined) => boolean {
  const [from, to] = ['execution_date__gte', 'execution_date__lte'].map((name) => {
    const value = query.get(name)
    const at = value === null ? undefined : Date.parse(value)
    if (Number.isNaN(at)) throw disliked()
    return at
  })
  if (from === undefined && to === undefined) return () => true
  return (timestamp) =>
    timestamp !== undefined && timestamp >= (from ?? -Infinity) && timestamp <= (to ?? Infinity)
}
