import { decodeAbiParameters, encodeFunctionData } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { callParameter } from './ethCall.ts'

/** Tokens that an account sends. `pulled`: with `transferFrom` instead of `transfer`. */
export interface SentTokens {
  token: Address
  from: Address
  to: Address
  /** An amount in the smallest unit, or an NFT's ID. */
  raw: bigint
  pulled: boolean
}

/**
 * `differs`: the contract moves something else, or nothing. `reverts`: the call fails as a whole.
 */
export type Movement = 'exact' | 'differs' | 'reverts'

const movements: readonly Movement[] = ['exact', 'differs', 'reverts']

const probeAbi = [
  {
    type: 'function',
    name: 'probe',
    stateMutability: 'nonpayable',
    inputs: [
      {
        name: 'sent',
        type: 'tuple[]',
        components: [
          { name: 'token', type: 'address' },
          { name: 'from', type: 'address' },
          { name: 'to', type: 'address' },
          { name: 'raw', type: 'uint256' },
          { name: 'pulled', type: 'bool' },
        ],
      },
    ],
    outputs: [{ name: 'results', type: 'uint8[]' }],
  },
] as const

/**
 * Whether an account's transfers arrive exactly: a token can charge a fee, return false instead of
 * failing, or count in shares. Replaces the account's code for one call; nothing is sent. Transfers
 * run in the given order, each after the previous ones.
 * @throws viem's RPC errors; nodes without code overrides fail
 */
export async function readMovements(
  client: ChainClient,
  account: Address,
  sent: readonly SentTokens[],
): Promise<readonly Movement[]> {
  const { default: probe } = await import('./transferProbe.json', { with: { type: 'json' } })
  const data = encodeFunctionData({ abi: probeAbi, args: [sent] })
  const result = await client.request({
    method: 'eth_call',
    params: [
      callParameter({ to: account, data }),
      'latest',
      { [account]: { code: probe.code as Hex } },
    ],
  })
  const [results] = decodeAbiParameters([{ type: 'uint8[]' }], result as Hex)
  return sent.map((_, at) => movements[results[at] ?? 1] ?? 'differs')
}
