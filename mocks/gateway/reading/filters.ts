import { upstream } from '../refusal.ts'

// The service behind the gateway reads these filters, and it only says that it did not like one.
const disliked = () => upstream(400, 'An error occurred')

/** An address of a filter in lower case, or undefined when nothing was asked. */
export function addressFilter(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)
  if (value !== null && !/^0x[0-9a-f]{40}$/i.test(value)) throw disliked()
  return value?.toLowerCase()
}

/** A whole number of a filter. */
export function numberFilter(query: URLSearchParams, name: string): bigint | undefined {
  const value = query.get(name)
  if (value !== null && !/^\d{1,78}$/.test(value)) throw disliked()
  return value === null ? undefined : BigInt(value)
}

/** Whether an instant lies between the days of `execution_date__gte` and `execution_date__lte`; a day alone is its first moment. What never happened lies between no days. */
export function dateFilter(query: URLSearchParams): (timestamp: number | undefined) => boolean {
  const [from, to] = ['execution_date__gte', 'execution_date__lte'].map((name) => {
    const value = query.get(name)
    const at = value === null ? undefined : Date.parse(value)
    if (Number.isNaN(at)) throw disliked()
    return at
  })
  if (from === undefined && to === undefined) return () => true
  return (timestamp) => timestamp !== undefined && timestamp >= (from ?? -Infinity) && timestamp <= (to ?? Infinity)
}
