import { queryOptions } from '@tanstack/react-query'
import { type ChainSummary, defaultDecimals, type SafeRef, sumDecimals } from '#base'
import type { Position, PositionKind, Positions, Protocol } from '#domain'
import {
  type Gateway,
  isNotOffered,
  type Position as WirePosition,
  type PositionProtocol,
  routes,
} from '#gateway'
import { asAddress, toBigInt, toName, wordOf } from '../mappers.ts'
import { oncePer } from '../oncePer.ts'
import { isUnder, positionsKey } from '../safe/keys.ts'
import { assetType, defaultCurrency } from './balances.ts'

/** The gateway requests them from another service, which is rate-limited. */
const positionsStaleTime = 60_000

/** Whether the gateway says that it offers positions on a chain. */
export const hasPositions = (chain: ChainSummary | undefined): boolean =>
  chain?.features.includes('POSITIONS') ?? false

/** Positions in DeFi protocols; none if the gateway doesn't offer the call. */
export const positionsQuery = (gateway: Gateway, at: SafeRef, currency: string = defaultCurrency) =>
  queryOptions({
    queryKey: [...positionsKey(at), currency] as const,
    queryFn: async ({ signal }) => ({
      currency,
      protocols: await gateway
        .call(routes.positions, {
          path: { chainId: at.chainId, safeAddress: at.address, currency },
          signal,
        })
        .catch((error: unknown) => {
          if (isNotOffered(error)) return []
          throw error
        }),
    }),
    staleTime: positionsStaleTime,
    select: ({ protocols, currency: of }) => positionsOf(protocols, of),
    // As for balances: when the currency changes, the page doesn't jump.
    placeholderData: (previous, query) =>
      query && isUnder(query.queryKey, positionsKey(at)) ? previous : undefined,
  })

const kinds: readonly PositionKind[] = [
  'deposit',
  'loan',
  'locked',
  'staked',
  'reward',
  'airdrop',
  'margin',
]

const positionsOf = /*@__PURE__*/ oncePer(toPositions)

/**
 * The gateway adds debts to its sums; here they are subtracted. Positions of type `wallet` are
 * tokens that the Safe holds itself, and already among its balances.
 */
export function toPositions(wire: PositionProtocol[], currency: string): Positions {
  const protocols = wire.map(toProtocol).filter(({ items }) => items.length > 0)
  return { currency, protocols, total: sumDecimals(protocols.map(({ total }) => total)) }
}

function toProtocol({ protocol, protocol_metadata, items: groups }: PositionProtocol): Protocol {
  const items = groups.flatMap(({ name, items: rows }) =>
    rows
      .filter((row) => row.position_type !== 'wallet' && isReadable(row))
      .map((row) => toPosition(row, toName(name))),
  )
  return {
    id: protocol,
    name: toName(protocol_metadata.name),
    total: sumDecimals(items.map(({ fiat }) => fiat)),
    items,
  }
}

/** Without a token's decimals, an amount of it could be anything. */
const isReadable = ({ tokenInfo }: WirePosition) =>
  tokenInfo.type !== 'ERC20' || tokenInfo.decimals !== null

function toPosition(
  { position_type: type, tokenInfo, balance, fiatBalance, fiatConversion }: WirePosition,
  group: string,
): Position {
  const kind = wordOf(kinds, type ?? '', 'other')
  const size = fiatBalance.replace(/^-/, '')
  return {
    kind,
    group,
    token: {
      type: assetType(tokenInfo.type),
      token: asAddress(tokenInfo.address),
      name: toName(tokenInfo.name),
      symbol: toName(tokenInfo.symbol),
      decimals: tokenInfo.decimals ?? (tokenInfo.type === 'NATIVE_TOKEN' ? defaultDecimals : 0),
    },
    raw: toBigInt(balance),
    fiat: !(Number(fiatConversion) > 0) ? null : kind === 'loan' ? `-${size}` : fiatBalance,
  }
}
