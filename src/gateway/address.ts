import { readUrl, taskId } from '#base'
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
  taskId,
  // Newer gateways may add prefixes to multisig, module, transfer, creation, and ethereum.
  transactionId: /^0x[\da-fA-F]{64}$|^[a-z]{1,20}_0x[\da-fA-F]{40}(_[\w,-]{1,160})?$/,
}

/**
 * Values of any other parameter. Some proxies decode slashes before forwarding a path, so slashes
 * aren't allowed.
 */
const anything = /^(?!\.\.?$)[^\\/\ud800-\udfff]{1,256}$/u

/**
 * Fills the path parameters. Throws a {@link GatewayRequestError} for a value of the wrong kind. A
 * parameter of a caller's own route, with a name that is unknown here, takes any value that does
 * not change the path.
 */
export const fillPath = ({ path }: Route, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place]
    if (typeof value !== 'string' || !(kinds[place] ?? anything).test(value))
      throw new GatewayRequestError(`Invalid value for "${place}". Nothing was sent.`, path)
    return encodeURIComponent(value)
  })

/** Null and undefined values are left out; lists are joined with commas. */
export function fillQuery(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams()
  for (const name in query) if (query[name] != null) params.set(name, String(query[name]))
  return `?${params}`.replace(/\?$/, '')
}

/**
 * The query of a page URL, with its question mark: it fully identifies a page within its list.
 * Gateways build page URLs from the headers they receive, so behind a proxy their scheme, host,
 * port and path may be unreachable for a client. Empty if there is no query, or if the URL is
 * invalid or longer than 8,192 characters.
 */
export const pageSearch = (url: string): string =>
  (url?.length <= 8192 && readUrl(url, 'http://x')?.search) || ''
