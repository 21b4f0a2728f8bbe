import { numberToHex } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'

export interface Call {
  to: Address
  data: Hex
  from?: Address | undefined
  /** Wei. */
  value?: bigint | undefined
  /** The gas limit; by default the node's. */
  gas?: bigint | undefined
}

/** The latest block, or a fixed one so that several results are consistent. */
export type BlockAt = 'latest' | bigint

export const blockParameter = (block: BlockAt): Hex | 'latest' =>
  block === 'latest' ? block : numberToHex(block)

export const callParameter = ({
  to,
  data,
  from,
  value,
  gas,
}: Call): { to: Address; data: Hex; from?: Address; value?: Hex; gas?: Hex } => ({
  to,
  data,
  ...(from && { from }),
  ...(value && { value: numberToHex(value) }),
  ...(gas && { gas: numberToHex(gas) }),
})

/**
 * Runs a call without sending a transaction; returns the contract's result (`0x` if there is no
 * contract).
 * @throws viem's RPC errors; `readSafeRevert` of `safe` decodes a revert
 */
export async function ethCall(
  client: ChainClient,
  call: Call,
  block: BlockAt = 'latest',
): Promise<Hex> {
  const result = (await client.request({
    method: 'eth_call',
    params: [callParameter(call), blockParameter(block)],
  })) as Hex | null
  return result ?? '0x'
}
