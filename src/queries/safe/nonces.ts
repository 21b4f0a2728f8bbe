import { queryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { type Estimation, type EstimationRequest, type Gateway, routes } from '#gateway'
import { toBigInt } from '../mappers.ts'
import { noncesKey } from './keys.ts'

/** `current` is executed next; `recommended` is the lowest nonce above those in the queue. */
export const noncesQuery = (gateway: Gateway, at: SafeRef) =>
  queryOptions({
    queryKey: noncesKey(at),
    queryFn: ({ signal }) =>
      gateway.call(routes.nonces, {
        path: { chainId: at.chainId, safeAddress: at.address },
        signal,
      }),
    select: ({ currentNonce, recommendedNonce }) => ({
      current: BigInt(currentNonce),
      recommended: BigInt(recommendedNonce),
    }),
  })

/**
 * Nonces and gas for a transaction; `safeTxGas` matters only for contracts before version 1.3.0.
 */
export const estimationQuery = (gateway: Gateway, at: SafeRef, transaction: EstimationRequest) =>
  queryOptions({
    queryKey: [...noncesKey(at), 'estimation', transaction] as const,
    queryFn: ({ signal }) =>
      gateway.call(routes.estimation, {
        path: { chainId: at.chainId, safeAddress: at.address },
        body: transaction,
        signal,
      }),
    select: ({ currentNonce, recommendedNonce, safeTxGas }: Estimation) => ({
      current: BigInt(currentNonce),
      recommended: BigInt(recommendedNonce),
      safeTxGas: toBigInt(safeTxGas),
    }),
  })
