import { queryOptions } from '@tanstack/react-query'
import { type Hex, isHexWord, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import { safePolling } from './safe.ts'
import { safeKey } from './keys.ts'

/** `nonce()` of the Safe contract. */
const nonceSelector: Hex = '0xaffed0e0'

export const chainNonceKey = (at: SafeRef) => [...safeKey(at), 'chainNonce'] as const

/**
 * The next nonce that can be executed, from the contract. A single small call, so that lists can
 * use it without the verification code.
 */
export const chainNonceQuery = (client: ChainClient | undefined, at: SafeRef) =>
  queryOptions({
    queryKey: chainNonceKey(at),
    enabled: client !== undefined,
    refetchInterval: safePolling,
    queryFn: async () => {
      const response = await client?.request({
        method: 'eth_call',
        params: [{ to: at.address, data: nonceSelector }, 'latest'],
      })
      if (!isHexWord(response)) throw new Error(`The contract at ${at.address} returned no nonce.`)
      return BigInt(response)
    },
  })
