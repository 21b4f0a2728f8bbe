import { decodeAbiParameters, hexToString, pad, size } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { type Answer, multicall } from './multicall.ts'

/** A token as reported by its contract; null for what it does not report. The texts are untrusted: render them as text only. */
export interface Erc20 {
  token: Address
  name: string | null
  symbol: string | null
  decimals: number | null
  /** In the smallest unit; null if the contract does not respond. */
  balance: bigint | null
}

const methodsOf = (owner: Address) => ['0x06fdde03', '0x95d89b41', '0x313ce567', `0x70a08231${pad(owner).slice(2)}`] as const satisfies readonly Hex[]

/** Names, decimals and balances of many tokens in one multicall. @throws viem's network errors */
export async function readErc20s(client: ChainClient, tokens: readonly Address[], owner: Address): Promise<Erc20[]> {
  if (tokens.length === 0) return []
  const methods = methodsOf(owner)
  const { answers } = await multicall(
    client,
    tokens.flatMap((to) => methods.map((data) => ({ to, data }))),
  )
  return tokens.map((token, at) => {
    const [name, symbol, decimals, balance] = answers.slice(at * methods.length, (at + 1) * methods.length)
    const places = asNumber(decimals)
    return {
      token,
      name: asText(name),
      symbol: asText(symbol),
      decimals: places !== null && places <= 255n ? Number(places) : null,
      balance: asNumber(balance),
    }
  })
}

const asNumber = (answer: Answer | undefined): bigint | null => (answer?.success && size(answer.data) === 32 ? BigInt(answer.data) : null)

function asText(answer: Answer | undefined): string | null {
  if (!answer?.success || answer.data === '0x') return null
  try {
    // Some old tokens return bytes32 instead of a string.
    const text = size(answer.data) === 32 ? hexToString(answer.data, { size: 32 }) : decodeAbiParameters([{ type: 'string' }], answer.data)[0]
    return text || null
  } catch {
    return null
  }
}
