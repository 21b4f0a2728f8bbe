import { isAddressLike } from '#base'
import { type Route, routes } from '#gateway'

/** Validates one response; returns what to use. Throws if it is invalid. */
export type CheckResponse = (route: Route, response: unknown) => unknown

type Read = (data: unknown, check: CheckResponse) => unknown

const one =
  (route: Route): Read =>
  (data, check) =>
    check(route, data)

const oneOrNull =
  (route: Route): Read =>
  (data, check) =>
    data === null ? null : check(route, data)

const pages =
  (route: Route): Read =>
  (data, check) => {
    const { pages: list, pageParams } = data as { pages: unknown[]; pageParams: unknown[] }
    if (list.length === 0 || list.length !== pageParams.length || pageParams[0] !== null)
      throw new TypeError('Expected the pages of a list.')
    return { pages: list.map((page) => check(route, page)), pageParams }
  }

/** The most characters of an ENS name. */
const longestName = 255

/** How the data of each kind of persisted query is validated when it is restored. */
const readers = {
  safe: one(routes.safe),
  message: one(routes.message),
  contract: oneOrNull(routes.contract),
  transaction: (data, check) =>
    check('txId' in (data as object) ? routes.details : routes.creation, data),
  balances: (data, check) => {
    const { currency, balances } = data as { currency: unknown; balances: unknown }
    if (typeof currency !== 'string') throw new TypeError('Expected balances with their currency.')
    return { currency, balances: check(routes.balances, balances) }
  },
  queued: pages(routes.queued),
  history: pages(routes.history),
  messages: pages(routes.messages),
  collectibles: pages(routes.collectibles),
  overviews: one(routes.overviews),
  fiatCodes: one(routes.fiatCodes),
  masterCopies: one(routes.masterCopies),
  safeApps: one(routes.safeApps),
  name: (data) => {
    if (data !== null && (typeof data !== 'string' || data.length > longestName))
      throw new TypeError('Expected a name.')
    return data
  },
  // Read with care wherever they are used, invalid or not.
  chains: (data) => {
    if (!Array.isArray(data)) throw new TypeError('Expected a list of chains.')
    return data
  },
  ownedSafes: (data) => {
    const { safes, missing } = data as {
      safes: { chainId: unknown; address: unknown }[]
      missing: unknown[]
    }
    const isValid = safes.every(
      ({ chainId, address }) => typeof chainId === 'string' && isAddressLike(address),
    )
    if (!isValid || !missing.every((chainId) => typeof chainId === 'string'))
      throw new TypeError('Expected owned Safes.')
    return data
  },
} satisfies Record<string, Read>

/** The contents of a persisted query. */
export type PersistedKind = keyof typeof readers

/** The validated restored data of a query. Throws if it isn't valid for this kind of query. */
export function readPersistedData(kind: string, data: unknown, check: CheckResponse): unknown {
  if (!Object.hasOwn(readers, kind)) throw new TypeError("Queries of this kind aren't persisted.")
  return readers[kind as PersistedKind](data, check)
}
