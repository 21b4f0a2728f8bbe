import { pad } from 'viem'
import { type Address, type ChainSnapshot, zeroAddress } from '#base'
import { type ChainClient, EventsRejectedError, multicall, readBalance } from '#chain'
import type { Balance, routes } from '#gateway'
import { clientOf, type Handler } from './handler.ts'
import { readSafe } from './safes.ts'
import { readNewest } from './scan.ts'
import { trustedTokens } from './trustedTokens.ts'
import { keyOf, readTokens, tokenInfo } from './tokens.ts'
import { safeOf } from './wire.ts'

/** Nothing has a price without a service that knows one. */
const unpriced = { fiatBalance: '0', fiatConversion: '0' }

/**
 * The coin, and the tokens that the Safe holds: those of the site's list and of the owners' own
 * transactions, and unless only trusted ones are requested, those that events name. A token whose
 * balance can't be read is left out.
 */
export const balances: Handler<typeof routes.balances> = async (local, { path, query }) => {
  const at = safeOf(path)
  const client = clientOf(local, at.chainId)
  const found = await readSafe(local, at)
  const seen = await tokensSeen(client, found)
  const trusted = await trustedTokens(local, found)
  const tokens = uniqueOf([...trusted, ...(query.trusted ? [] : seen)])
  const [coin, held] = await Promise.all([
    readBalance(client, at.address),
    readHeld(client, tokens, at.address),
  ])
  const told = await readTokens(
    client,
    held.map(({ token }) => token),
  )
  const { symbol, name, decimals } = client.chain?.nativeCurrency ?? {
    symbol: 'ETH',
    name: 'Ether',
    decimals: 18,
  }
  const native: Balance = {
    tokenInfo: {
      type: 'NATIVE_TOKEN',
      address: zeroAddress,
      symbol,
      name,
      decimals,
      logoUri: null,
    },
    balance: String(coin),
    ...unpriced,
  }
  return {
    fiatTotal: '0',
    items: [
      native,
      ...held
        .filter(({ token }) => !told.get(keyOf(token))?.isCollection)
        .map(({ token, raw }) => ({
          tokenInfo: tokenInfo(token, told.get(keyOf(token))),
          balance: String(raw),
          ...unpriced,
        })),
    ],
  }
}

/** A node that keeps no events leaves the tokens of the list. */
async function tokensSeen(client: ChainClient, found: ChainSnapshot): Promise<Iterable<Address>> {
  try {
    const scan = await readNewest(client, found)
    return scan.tokens
  } catch (error) {
    if (error instanceof EventsRejectedError) return []
    throw error
  }
}

/** Without prices, a currency changes nothing. */
export const fiatCodes: Handler<typeof routes.fiatCodes> = () => Promise.resolve(['USD'])

function uniqueOf(tokens: readonly Address[]): Address[] {
  const seen = new Map(tokens.map((token) => [keyOf(token), token]))
  return [...seen.values()]
}

/** Balances per call: what a node's gas limit for calls allows even where tokens are wasteful. */
const perCall = 200

async function readHeld(
  client: ChainClient,
  tokens: readonly Address[],
  owner: Address,
): Promise<{ token: Address; raw: bigint }[]> {
  const data = `0x70a08231${pad(owner).slice(2)}` as const
  const held: { token: Address; raw: bigint }[] = []
  for (let start = 0; start < tokens.length; start += perCall) {
    const some = tokens.slice(start, start + perCall)
    const { results } = await multicall(
      client,
      some.map((to) => ({ to, data })),
    )
    for (const [index, token] of some.entries()) {
      const result = results[index]
      const raw = result?.success && result.data.length === 66 ? BigInt(result.data) : 0n
      if (raw > 0n) held.push({ token, raw })
    }
  }
  return held
}
