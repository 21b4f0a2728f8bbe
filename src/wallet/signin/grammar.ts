import { readUrl } from '#base'

// RFC 3986 and RFC 3339, as far as EIP-4361 uses them. The first character decides each
// alternative, so that no input causes backtracking.
const unreserved = String.raw`A-Za-z0-9\-._~`
const subDelims = String.raw`!$&'()*+,;=`
const genDelims = String.raw`:/?#\[\]@`
const escaped = '%[0-9A-Fa-f]{2}'
const chars = (more = '') => `(?:[${unreserved}${subDelims}${more}]|${escaped})`

const pchar = chars(':@')
const segments = `(?:/${pchar}*)*`
const authority = String.raw`(?:${chars(':')}*@)?(?:\[[0-9A-Fa-f:.]+\]|${chars()}+)(?::\d{1,5})?`
const scheme = String.raw`[A-Za-z][A-Za-z0-9+\-.]*`
const path = `(?://(?:${authority})?${segments}|/(?:${pchar}+${segments})?|${pchar}+${segments}|)`
const tail = `${chars(':@/?')}*`

const grammar = {
  scheme,
  authority,
  uri: String.raw`${scheme}:${path}(?:\?${tail})?(?:#${tail})?`,
  statement: `[${unreserved}${subDelims}${genDelims} ]+`,
  nonce: '[A-Za-z0-9]{8,}',
  requestId: `${pchar}*`,
} as const

/** Whether the whole text matches. */
export const isOf = (kind: keyof typeof grammar, text: string): boolean =>
  new RegExp(`^(?:${grammar[kind]})$`).test(text)

/** Host and port as in RFC 3986. Brackets must contain an IPv6 address. */
export const isAuthority = (text: string): boolean =>
  isOf('authority', text) && (!text.includes('[') || readUrl(`http://${text}`) !== undefined)

const timeParts =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:Z|([+-])(\d{2}):(\d{2}))$/i

/**
 * Parses an RFC 3339 time to milliseconds; undefined for other formats and invalid dates or times.
 */
export function readTime(text: string): number | undefined {
  const found = timeParts.exec(text)
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map(Number)
  const [sign, offsetHour, offsetMinute] = [found[8], Number(found[9] ?? 0), Number(found[10] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59)
    return undefined
  const date = new Date(0)
  // Date.UTC maps years below 100 to the last century.
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  date.setUTCHours(hour, minute, second, Math.trunc(Number(`0${found[7] ?? ''}`) * 1000))
  return date.getTime() - (sign === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute) * 60_000
}
