import { type Address, zeroAddress } from '#base'

/**
 * The site operator's own pictures, as paths below the page. Tokens by `chainId:address` in
 * lowercase, with the zero address for the network's coin; networks by chain ID.
 */
export interface OwnMarks {
  tokens: Readonly<Record<string, string | undefined>>
  networks: Readonly<Record<string, string | undefined>>
}

/** Name of each network's mark and of its coin's, by chain ID. */
export type NetworkMarks = Readonly<Record<string, { network?: string; coin?: string } | undefined>>

/** The contracts of each mark, by its name and chain ID. */
export type TokenMarks = Readonly<Record<string, Readonly<Record<string, Address>>>>

/** The name of each contract's mark, by `chainId:address` in lowercase. */
export type MarksByToken = ReadonlyMap<string, string>

export const byToken = (table: TokenMarks): MarksByToken =>
  new Map(
    Object.entries(table).flatMap(([name, contracts]) =>
      Object.entries(contracts).map(([chainId, token]) => [keyOf(chainId, token), name] as const),
    ),
  )

const keyOf = (chainId: string, token: string): string => `${chainId}:${token.toLowerCase()}`

const pictureOf = (kind: 'tokens' | 'networks', name: string | undefined): string | undefined =>
  name && `marks/${kind}/${name}.svg`

/** The picture of a network: the site operator's, or the one of our table. */
export const networkMark = (
  chainId: string,
  own: OwnMarks | undefined,
  table: NetworkMarks | undefined,
): string | undefined => own?.networks[chainId] ?? pictureOf('networks', table?.[chainId]?.network)

/** The picture of a network's coin. Without one of its own, the network's. */
export const coinMark = (
  chainId: string,
  own: OwnMarks | undefined,
  table: NetworkMarks | undefined,
): string | undefined =>
  own?.tokens[keyOf(chainId, zeroAddress)] ??
  pictureOf('tokens', table?.[chainId]?.coin) ??
  networkMark(chainId, own, table)

/**
 * The picture of a token. Only its network and contract determine it: anyone can call a token
 * "USDC", and the gateway can say anything about it.
 */
export const tokenMark = (
  chainId: string,
  token: Address,
  own: OwnMarks | undefined,
  table: MarksByToken | undefined,
): string | undefined =>
  own?.tokens[keyOf(chainId, token)] ?? pictureOf('tokens', table?.get(keyOf(chainId, token)))
