import { queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, isHexWord, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import { safeKey } from './keys.ts'

const slotZero: Hex = `0x${'0'.repeat(64)}`

/**
 * The version of the official contract in a Safe's slot 0, for a gateway that doesn't know it; null
 * if that contract isn't official. A single small call: signing also compares the contract's code.
 */
export const chainVersionQuery = (client: ChainClient | undefined, at: SafeRef) =>
  queryOptions({
    queryKey: [...safeKey(at), 'chainVersion'] as const,
    enabled: client !== undefined,
    staleTime: Infinity,
    queryFn: async () => {
      // The table of deployments is large, and few Safes need it here.
      const [stored, { versionBySingleton }] = await Promise.all([
        client?.request({ method: 'eth_getStorageAt', params: [at.address, slotZero, 'latest'] }),
        import('./versionBySingleton.ts'),
      ])
      if (!isHexWord(stored)) throw new Error(`The node returned no storage for ${at.address}.`)
      return versionBySingleton(`0x${stored.slice(-40)}` as Address) ?? null
    },
  })
