import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Address, getAddress } from 'viem'
import type { MarkedToken } from './tokens.ts'

interface Listed {
  chainId: number
  address: string
  symbol: string
  tags?: readonly string[]
}

/** Independent lists of tokens. */
export interface TokenLists {
  aave: readonly Listed[]
  optimism: readonly Listed[]
  gecko: readonly { id: string; addresses?: Readonly<Record<string, string>> }[]
}

/** Networks by their name at CoinGecko. */
const geckoNetworks: Readonly<Record<string, number>> = {
  ethereum: 1,
  'optimistic-ethereum': 10,
  'binance-smart-chain': 56,
  xdai: 100,
  'polygon-pos': 137,
  zksync: 324,
  base: 8453,
  'arbitrum-one': 42161,
  celo: 42220,
  avalanche: 43114,
  linea: 59144,
}

/** Reads the lists from their unpacked packages. */
export async function readLists(folders: {
  aave: string
  optimism: string
  gecko: string
}): Promise<TokenLists> {
  const imported = async (file: string) =>
    (await import(pathToFileURL(file).href)) as Record<string, unknown>
  const { tokens } = JSON.parse(
    readFileSync(path.join(folders.aave, 'tokenlist.json'), 'utf8'),
  ) as { tokens: Listed[] }
  const optimism = await imported(path.join(folders.optimism, 'dist/index.mjs'))
  const gecko = await imported(path.join(folders.gecko, 'dist/metadata/tokens.js'))
  return {
    // The other tokens are receipts for deposits.
    aave: tokens.filter(({ tags }) => tags?.includes('underlying')),
    optimism: (optimism.default as { tokens: Listed[] }).tokens,
    gecko: gecko.tokens as TokenLists['gecko'],
  }
}

/**
 * A token's contracts, by chain ID. A contract counts if two lists name it, or one where the token
 * says so. Two contracts on one network are two tokens with one symbol, so neither counts unless
 * only one of them is confirmed.
 */
export function findContracts(
  token: MarkedToken,
  { aave, optimism, gecko }: TokenLists,
): Record<string, Address> {
  const bySymbol = (list: readonly Listed[]) =>
    list
      .filter(({ symbol }) => token.symbols.includes(symbol))
      .map(({ chainId, address }) => keyOf(chainId, address))
  const byId = gecko
    .filter(({ id }) => id === token.gecko)
    .flatMap(({ addresses = {} }) =>
      Object.entries(addresses).flatMap(([network, address]) => {
        const chainId = geckoNetworks[network]
        return chainId === undefined ? [] : [keyOf(chainId, address)]
      }),
    )
  const lists = [bySymbol(aave), bySymbol(optimism), byId].map((keys) => new Set(keys))
  const [fromAave = new Set()] = lists
  const confirmed = [...new Set(lists.flatMap((keys) => [...keys]))].filter((key) => {
    const isAgreed = lists.filter((keys) => keys.has(key)).length > 1
    const chainId = Number(key.split(':')[0])
    return isAgreed || (token.alone?.includes(chainId) ?? fromAave.has(key))
  })
  const chains = confirmed.map((key) => key.split(':')[0])
  return Object.fromEntries(
    confirmed
      .filter((_, index) => chains.filter((id) => id === chains[index]).length === 1)
      .map((key) => key.split(':') as [string, Address])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  )
}

const keyOf = (chainId: number, address: string): string =>
  `${chainId}:${getAddress(address.toLowerCase())}`
