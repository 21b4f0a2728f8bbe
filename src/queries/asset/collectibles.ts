import { type SafeRef, visibleName, visibleText } from '#base'
import type { Collectible } from '#domain'
import {
  fetchCollectibles,
  type Collectible as Wire,
  type Gateway,
  type Page,
  routes,
} from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { asAddress, toName } from '../mappers.ts'
import { oncePer } from '../oncePer.ts'
import { pagedQuery, toRows } from '../pagedQuery.ts'
import { collectiblesKey } from '../safe/keys.ts'

/** Collectibles of a Safe, paginated. Older gateways return all of them on one page. */
export const collectiblesQuery = (
  gateway: Gateway,
  at: SafeRef,
  { trusted = false }: { trusted?: boolean } = {},
) => {
  const input = { path: { chainId: at.chainId, safeAddress: at.address }, query: { trusted } }
  return pagedQuery(gateway, routes.collectibles, {
    queryKey: [...collectiblesKey(at), { trusted }],
    meta: persisted('collectibles'),
    input,
    fetchFirst: (call) => fetchCollectibles(gateway, call),
    select: toCollectibles,
  })
}

const toCollectibles = /*@__PURE__*/ oncePer((pages: readonly Page<Wire>[]) =>
  toRows(pages, ({ address, id }) => `${address.toLowerCase()}:${id}`, toCollectible),
)

const toCollectible = ({
  address,
  id,
  name,
  description,
  tokenName,
  tokenSymbol,
  logoUri,
  imageUri,
  uri,
}: Wire): Collectible => ({
  token: asAddress(address),
  id,
  name: visibleName(name),
  description: description && visibleName(description) ? visibleText(description) : null,
  collection: { name: toName(tokenName), symbol: toName(tokenSymbol), logo: logoUri || null },
  image: imageUri || null,
  metadata: uri || null,
})
