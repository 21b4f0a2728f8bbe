// RFC 3986 and RFC 3339, as far as EIP-4361 uses them. Each choice is told by its first character, so that no input makes them slow.
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

/** Sources of patterns, without anchors and without groups that catch. */
export const grammar = {
  scheme,
  authority,
  uri: String.raw`${scheme}:${path}(?:\?${tail})?(?:#${tail})?`,
  statement: `[${unreserved}${subDelims}${genDelims} ]+`,
  nonce: '[A-Za-z0-9]{8,}',
  /** No zero in front: a chain has one name only. */
  chainId: String.raw`[1-9]\d*`,
  requestId: `${pchar}*`,
  time: String.raw`\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})`,
} as const

/** Whether the whole text is of that kind. */
export const isOf = (kind: keyof typeof grammar, text: string): boolean => new RegExp(`^(?:${grammar[kind]})$`).test(text)

/** A site's name as RFC 3986 writes it: host and port. What stands in brackets must be an IPv6 address. */
export const isAuthority = (text: string): boolean => isOf('authority', text) && (!text.includes('[') || URL.canParse(`http://${text}`))

const timeParts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:Z|([+-])(\d{2}):(\d{2}))$/i

/** Milliseconds of an RFC 3339 time; undefined for another form and for days and hours that do not exist. */
export function readTime(text: string): number | undefined {
  const found = timeParts.exec(text)
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number)
  const [sign, offsetHour, offsetMinute] = [found[8], Number(found[9] ?? 0), Number(found[10] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined
  const date = new Date(0)
  // Date.UTC would take a year below 100 for one of the last century.
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  date.setUTCHours(hour, minute, second, Math.trunc(Number(`0${found[7] ?? ''}`) * 1000))
  return date.getTime() - (sign === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute) * 60_000
}
