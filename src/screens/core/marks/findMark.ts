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

/** The logo of a network's coin; falls back to the network's logo. */
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

/** Chroma and hue of a mark in OKLCH; null for a black and white one. */
export type MarkColor = readonly [chroma: number, hue: number] | null

/** The colors of the marks in our tables, by their names. */
export interface MarkColors {
  tokens: Readonly<Record<string, MarkColor | undefined>>
  networks: Readonly<Record<string, MarkColor | undefined>>
}

/** The color of the picture that stands for a token or coin; undefined without one of ours. */
export function markColor(
  chainId: string,
  token: Address | 'native',
  own: OwnMarks | undefined,
  tables: { networks: NetworkMarks; tokens: MarksByToken; colors: MarkColors } | undefined,
): MarkColor | undefined {
  if (!tables || own?.tokens[keyOf(chainId, token === 'native' ? zeroAddress : token)])
    return undefined
  const { networks, tokens, colors } = tables
  if (token !== 'native') return colors.tokens[tokens.get(keyOf(chainId, token)) ?? '']
  const { coin, network } = networks[chainId] ?? {}
  if (coin !== undefined) return colors.tokens[coin]
  return own?.networks[chainId] ? undefined : colors.networks[network ?? '']
}
