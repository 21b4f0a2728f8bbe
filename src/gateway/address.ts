import { GatewayRequestError } from './errors.ts'
import type { QueryValue, Route } from './route.ts'

const address = /^0x[\da-f]{40}$/i
const hash = /^0x[\da-f]{64}$/i
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const currency = /^[a-z]{3,5}$/i
/** What may stand in a path, by the name of its place. */
const kinds: Record<string, RegExp> = {
  chainId: /^[1-9]\d{0,77}$/,
  address,
  safeAddress: address,
  ownerAddress: address,
  contractAddress: address,
  delegateAddress: address,
  moduleAddress: address,
  signer: address,
  safeTxHash: hash,
  messageHash: hash,
  currency,
  fiatCode: currency,
  uuid,
  deviceUuid: uuid,
  taskId: new RegExp(`${hash.source}|${uuid.source}`, 'i'),
  transactionId: /^(?:(?:multisig|module|transfer|creation|ethereum)_0x[\da-f]{40}(?:_[\w,-]{1,160})?|0x[\da-f]{64})$/i,
}

/** Gives a value back that fits the kind of its place. Throws a {@link GatewayRequestError} for any other, and for a place that is not known. */
export function checkValue(place: string, value: unknown, endpoint: string): string {
  if (typeof value === 'string' && Object.hasOwn(kinds, place) && kinds[place]?.test(value)) return value
  throw new GatewayRequestError(`"${place}" is not a value that can be sent.`, endpoint)
}

/** Puts the values into the path; each is checked against the pattern of its kind, then encoded. */
export const fillPath = ({ path }: Route, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(checkValue(place, values[place], path)))

/** Null and undefined are left out; lists are joined by commas. */
export function fillQuery(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value != null) params.set(name, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** Checks that a page URL is that of this very list, whatever its query, and gives it back in the list's own spelling. `own` is the list's URL. */
export function ownPageUrl(url: string, own: string, endpoint: string): string {
  const list = new URL(own)
  const page = URL.canParse(url) ? new URL(url) : undefined
  const plain = (path: string) => path.replace(/\/$/, '').toLowerCase()
  if (page?.origin === list.origin && !page.username && !page.password && plain(page.pathname) === plain(list.pathname)) return own + page.search
  throw new GatewayRequestError('The page URL does not belong to this gateway and list.', endpoint)
}
