import { GatewayRequestError } from './errors.ts'
import type { QueryValue, Route } from './route.ts'

const address = /^0x[0-9a-f]{40}$/i
const hash = /^0x[0-9a-f]{64}$/i
/** What may stand in a path, by the name of its place. Anything else is refused before it is sent. */
const kinds: Record<string, RegExp> = {
  chainId: /^[1-9]\d{0,77}$/,
  safeAddress: address,
  ownerAddress: address,
  safeTxHash: hash,
  currency: /^[a-z]{3,5}$/i,
  transactionId: /^(?:(?:multisig|module|transfer|creation|ethereum)_0x[0-9a-f]{40}(?:_[\w,-]{1,160})?|0x[0-9a-f]{64})$/i,
}

/** Puts the values into the path; each is checked against the pattern of its kind, then encoded. */
export function fillPath(route: Route, values: Record<string, string>): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (typeof value !== 'string' || !kinds[name]?.test(value)) throw new GatewayRequestError(`"${name}" is not a value that can be sent.`, route.path)
    return encodeURIComponent(value)
  })
}

/** Null and undefined are left out; lists are joined by commas. */
export function fillQuery(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value != null) params.set(name, Array.isArray(value) ? value.join(',') : String(value))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Checks that a page URL is the gateway's own and of this very list, and gives it back normalised. */
export function ownPageUrl(url: string, base: URL, path: string, endpoint: string): string {
  const refuse = () => new GatewayRequestError('The page URL does not belong to this gateway and list.', endpoint)
  let page: URL
  try {
    page = new URL(url)
  } catch {
    throw refuse()
  }
  const own = new URL(base.href.replace(/\/$/, '') + path)
  const same = page.origin === own.origin && page.username === '' && page.password === '' && page.pathname.replace(/\/$/, '').toLowerCase() === own.pathname.replace(/\/$/, '').toLowerCase()
  if (!same) throw refuse()
  return own.origin + own.pathname + page.search
}
