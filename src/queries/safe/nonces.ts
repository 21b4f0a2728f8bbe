import { queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import type { Decoding } from '#domain'
import { type CreationTransaction, type Estimation, type EstimationRequest, type Gateway, routes } from '#gateway'
import { toDecoded } from '../transaction/decoded.ts'
import { safeKey } from './safe.ts'
import { asAddress, toBigInt } from '../mappers.ts'

export const noncesKey = (at: SafeRef) => [...safeKey(at), 'nonces'] as const

/** `current` runs next; `recommended` is the first that is not in the queue yet. */
export const noncesQuery = (gateway: Gateway, at: SafeRef) =>
  queryOptions({
    queryKey: noncesKey(at),
    queryFn: ({ signal }) => gateway.call(routes.nonces, { path: { chainId: at.chainId, safeAddress: at.address }, signal }),
    select: ({ currentNonce, recommendedNonce }) => ({ current: BigInt(currentNonce), recommended: BigInt(recommendedNonce) }),
  })

/** What a transaction will need; `safeTxGas` is of use below contract version 1.3.0 alone. */
export const estimationQuery = (gateway: Gateway, at: SafeRef, transaction: EstimationRequest) =>
  queryOptions({
    queryKey: [...noncesKey(at), 'estimation', transaction] as const,
    queryFn: ({ signal }) => gateway.call(routes.estimation, { path: { chainId: at.chainId, safeAddress: at.address }, body: transaction, signal }),
    select: ({ currentNonce, recommendedNonce, safeTxGas }: Estimation) => ({
      current: BigInt(currentNonce),
      recommended: BigInt(recommendedNonce),
      safeTxGas: toBigInt(safeTxGas),
    }),
  })

/** How a safe came to be. */
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
    queryFn: ({ signal }) => gateway.call(routes.creation, { path: { chainId: at.chainId, safeAddress: at.address }, signal }),
    select: toCreation,
    staleTime: Infinity,
  })

const toCreation = ({ created, creator, transactionHash, factoryAddress, masterCopy, setupData, saltNonce, dataDecoded }: CreationTransaction): Creation => ({
  at: Date.parse(created),
  creator: asAddress(creator),
  txHash: transactionHash as Hex,
  factory: asAddress(factoryAddress),
  singleton: masterCopy ? asAddress(masterCopy) : null,
  setup: setupData ? { data: setupData as Hex, decoded: toDecoded(dataDecoded) } : null,
  saltNonce: saltNonce == null ? null : toBigInt(saltNonce),
})
