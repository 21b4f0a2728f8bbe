import { queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import type { Decoding } from '#domain'
import { type CreationTransaction, type Gateway, routes } from '#gateway'
import { asAddress, asHex, toBigInt } from '../mappers.ts'
import { toDecoded } from '../transaction/decoded.ts'
import { safeKey } from './keys.ts'

/** How a Safe was created. */
export interface Creation {
  /** Milliseconds. */
  at: number
  creator: Address
  txHash: Hex
  factory: Address
  singleton: Address | null
  setup: { data: Hex; decoded: Decoding | null } | null
  saltNonce: bigint | null
}

export const creationQuery = (gateway: Gateway, at: SafeRef) =>
  queryOptions({
    queryKey: [...safeKey(at), 'creation'] as const,
    queryFn: ({ signal }) =>
      gateway.call(routes.creation, {
        path: { chainId: at.chainId, safeAddress: at.address },
        signal,
      }),
    select: toCreation,
    staleTime: Infinity,
  })

const toCreation = ({
  created,
  creator,
  transactionHash,
  factoryAddress,
  masterCopy,
  setupData,
  saltNonce,
  dataDecoded,
}: CreationTransaction): Creation => ({
  at: Date.parse(created),
  creator: asAddress(creator),
  txHash: asHex(transactionHash),
  factory: asAddress(factoryAddress),
  singleton: masterCopy ? asAddress(masterCopy) : null,
  setup: setupData ? { data: asHex(setupData), decoded: toDecoded(dataDecoded) } : null,
  saltNonce: saltNonce == null ? null : toBigInt(saltNonce),
})
