import { decodeAbiParameters, hexToString, pad, size } from 'viem'
import { type Address, type Hex, visibleName } from '#base'
import type { ChainClient } from './client.ts'
import { type CallResult, multicall } from './multicall.ts'

/**
 * A token as reported by its contract; null for missing values. Text is untrusted: hidden
 * characters are made visible; render it as text only.
 */
export interface Erc20 {
  token: Address
  name: string | null
  symbol: string | null
  decimals: number | null
  /** In the smallest unit; null if the contract does not respond. */
  balance: bigint | null
  /** Whether it has no decimals and claims to be an NFT collection (ERC-721, by ERC-165). */
  isCollection?: boolean
}

const methodsOf = (owner: Address) =>
  [
    '0x06fdde03',
    '0x95d89b41',
    '0x313ce567',
    `0x70a08231${pad(owner).slice(2)}`,
  ] as const satisfies readonly Hex[]

const supportsErc721 = `0x01ffc9a7${pad('0x80ac58cd', { dir: 'right' }).slice(2)}` as const

/**
 * Names, decimals, and balances of many tokens in one multicall, and in a second one whether those
 * without decimals are collections. @throws viem's network errors
 */
export async function readErc20s(
  client: ChainClient,
  tokens: readonly Address[],
  owner: Address,
): Promise<Erc20[]> {
  if (tokens.length === 0) return []
  const methods = methodsOf(owner)
  const { results } = await multicall(
    client,
    tokens.flatMap((to) => methods.map((data) => ({ to, data }))),
  )
  const found = tokens.map((token, at): Erc20 => {
    const [name, symbol, decimals, balance] = results.slice(
      at * methods.length,
      (at + 1) * methods.length,
    )
    const places = asNumber(decimals)
    return {
      token,
      name: asText(name),
      symbol: asText(symbol),
      decimals: places !== null && places <= 255n ? Number(places) : null,
      balance: asNumber(balance),
    }
  })
  const whole = found.filter(({ decimals }) => !decimals)
  if (whole.length === 0) return found
  const told = await multicall(
    client,
    whole.map(({ token: to }) => ({ to, data: supportsErc721 })),
  )
  const collections = whole.filter((_, at) => asNumber(told.results[at]) === 1n)
  return found.map((one) => (collections.includes(one) ? { ...one, isCollection: true } : one))
}

const asNumber = (result: CallResult | undefined): bigint | null =>
  result?.success && size(result.data) === 32 ? BigInt(result.data) : null

/** Longest name or symbol, in characters; contracts may return any number. */
const longestText = 100

function asText(result: CallResult | undefined): string | null {
  if (!result?.success || result.data === '0x') return null
  try {
    // Some old tokens return bytes32 instead of a string.
    const text =
      size(result.data) === 32
        ? hexToString(result.data, { size: 32 })
        : decodeAbiParameters([{ type: 'string' }], result.data)[0]
    const start = Array.from(text.slice(0, 2 * longestText)).slice(0, longestText)
    return visibleName(start.join(''))
  } catch {
    return null
  }
}
