import { keccak256 } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'

/**
 * keccak256 of the code at each address, in one batch; null where there is none. @throws viem's
 * network errors
 */
export const readCodeHashes = (
  client: ChainClient,
  addresses: readonly Address[],
): Promise<(Hex | null)[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
      return code && code !== '0x' ? keccak256(code) : null
    }),
  )
