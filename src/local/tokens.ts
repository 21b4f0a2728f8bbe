import type { Address } from '#base'
import { type ChainClient, type Erc20, readErc20s } from '#chain'
import type { TokenInfo } from '#gateway'

const known = new WeakMap<ChainClient, Map<string, Erc20>>()

/** What tokens say about themselves; read once per visit. */
export async function readTokens(
  client: ChainClient,
  tokens: readonly Address[],
): Promise<ReadonlyMap<string, Erc20>> {
  const read = known.get(client) ?? new Map<string, Erc20>()
  known.set(client, read)
  const missing = [...new Set(tokens.map(keyOf))].filter((token) => !read.has(token)) as Address[]
  // Their balance isn't asked for: any address stands for the holder.
  for (const one of await readErc20s(client, missing, missing[0] ?? '0x'))
    read.set(keyOf(one.token), one)
  return read
}

export const keyOf = (token: string): string => token.toLowerCase()

export const tokenInfo = (token: Address, told: Erc20 | undefined): TokenInfo => ({
  type: told?.isCollection ? 'ERC721' : 'ERC20',
  address: token,
  decimals: told?.decimals ?? null,
  symbol: told?.symbol ?? null,
  name: told?.name ?? null,
  logoUri: null,
})
