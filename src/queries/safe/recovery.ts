import { mutationOptions } from '@tanstack/react-query'
import type { Address, SafeRef } from '#base'
import { type Gateway, routes } from '#gateway'

export interface RecoveryModule {
  at: SafeRef
  module: Address
}

/**
 * Makes the gateway watch a recovery module. The owner has to be logged in. Changes nothing that
 * queries return.
 */
export const registerRecoveryMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['registerRecovery'] as const,
    mutationFn: ({ at, module }: RecoveryModule) =>
      gateway.call(routes.registerRecovery, {
        path: { chainId: at.chainId, safeAddress: at.address },
        body: { moduleAddress: module },
      }),
  })

/** Makes the gateway stop watching a recovery module. Newer gateways only. */
export const removeRecoveryMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['removeRecovery'] as const,
    mutationFn: ({ at, module }: RecoveryModule) =>
      gateway.call(routes.removeRecovery, {
        path: { chainId: at.chainId, safeAddress: at.address, moduleAddress: module },
      }),
  })
