import { GatewayRequestError } from './errors.ts'
import type { QueryValue, Route } from './route.ts'

const address = /^0x[\da-fA-F]{40}$/
const hash = /^0x[\da-fA-F]{64}$/
const uuid = /^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/
const currency = /^[a-z]{3,5}$/i
/** Allowed values in a path, by parameter name. */
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
  taskId: /^0x[\da-fA-F]{64}$|^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/,
  // Newer gateways may add prefixes to multisig, module, transfer, creation and ethereum.
  transactionId: /^0x[\da-fA-F]{64}$|^[a-z]{1,20}_0x[\da-fA-F]{40}(_[\w,-]{1,160})?$/,
}

/** Fills the path parameters. Throws a {@link GatewayRequestError} for an unknown parameter or a value of the wrong kind. */
export const fillPath = ({ path }: Route, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place]
    if (typeof value !== 'string' || !kinds[place]?.test(value)) throw new GatewayRequestError(`This "${place}" cannot be sent.`, path)
    return encodeURIComponent(value)
  })

/** Null and undefined values are left out; lists are joined with commas. */
export function fillQuery(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams()
  for (const name in query) if (query[name] != null) params.set(name, String(query[name]))
  return `?${params}`.replace(/\?$/, '')
}

const plain = (url: string): string => url.replace(/\/?([?#].*)?$/, '').toLowerCase()

/** Checks that a page URL belongs to this list, whatever its query, and returns it in the list's own spelling. `own` is the list's URL. */
export function ownPageUrl(url: string, own: string, endpoint: string): string {
  const page = URL.canParse(url) && new URL(url)
  // Compares complete URLs, so nothing can hide in the user, port or scheme.
  if (page && plain(page.href) === plain(own)) return own + page.search
  throw new GatewayRequestError('The page URL is not of this list.', endpoint)
}
