/** Which hosts an app accepts: patterns of origins, or exact origins. */
export type AllowedDomains = RegExp | string | readonly (RegExp | string)[]

/**
 * Whether an origin is allowed. A pattern has to match whole labels up to the end of the host name:
 * `/safe\.example/` allows `https://app.safe.example` and `http://safe.example:3000`, but neither
 * `https://notsafe.example` nor `https://safe.example.evil.test`.
 */
export function isAllowedOrigin(
  origin: string,
  allowed: AllowedDomains | null | undefined,
): boolean {
  if (allowed == null) return true
  const list = typeof allowed === 'string' || allowed instanceof RegExp ? [allowed] : allowed
  return list.some((one) => (typeof one === 'string' ? one === origin : matchesLabels(origin, one)))
}

function matchesLabels(origin: string, pattern: RegExp): boolean {
  // A copy: expressions with the flag g or y remember their last match.
  const match = new RegExp(pattern).exec(origin)
  if (!match?.[0]) return false
  const end = match.index + match[0].length
  const startsLabel =
    match.index === 0 || /[/.]/.test(origin.slice(match.index - 1, match.index + 1))
  return startsLabel && /^(:\d+)?$/.test(origin.slice(end))
}
