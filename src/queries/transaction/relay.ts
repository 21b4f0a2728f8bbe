import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import { type Gateway, GatewayHttpError, type RelayStatus, routes } from '#gateway'
import { asHexOrNull } from '../mappers.ts'
import { safeKey } from '../safe/keys.ts'

/** Polling interval of a pending relayed call in milliseconds. */
export const relayPolling = 4_000

export const relaysKey = (at: SafeRef) => [...safeKey(at), 'relays'] as const

/**
 * How many more calls the operator pays for today. `safeTxHash` is required if the relayer charges
 * a fee.
 */
export const relaysQuery = (gateway: Gateway, at: SafeRef, safeTxHash?: Hex) =>
  queryOptions({
    queryKey: [...relaysKey(at), safeTxHash] as const,
    queryFn: ({ signal }) =>
      gateway.call(routes.relaysRemaining, {
        path: { chainId: at.chainId, safeAddress: at.address },
        query: safeTxHash ? { safeTxHash } : {},
        signal,
      }),
    select: ({ remaining, limit }) => ({ left: remaining, limit }),
  })

/**
 * The state of a relayed call. `rejected`: it never reached the chain. `reverted`: it failed
 * on-chain.
 */
export interface Relayed {
  state: 'pending' | 'submitted' | 'included' | 'rejected' | 'reverted'
  txHash: Hex | null
}

const states: Record<RelayStatus['status'], Relayed['state']> = {
  100: 'pending',
  110: 'submitted',
  200: 'included',
  400: 'rejected',
  500: 'reverted',
}

const isDone = (response: RelayStatus | undefined): boolean =>
  response !== undefined && response.status >= 200

const toRelayed = ({ status, receipt }: RelayStatus): Relayed => ({
  state: states[status] ?? 'pending',
  txHash: asHexOrNull(receipt?.transactionHash),
})

/**
 * The state of a relayed call, requested once. Gateways without tasks, and those that dropped this
 * one, know the transaction once it's executed; a creation, which has no `safeTxHash`, stays
 * pending.
 * @throws GatewayError
 */
export async function fetchRelayed(
  gateway: Gateway,
  { chainId }: SafeRef,
  taskId: string,
  safeTxHash: Hex | undefined,
  signal?: AbortSignal,
): Promise<Relayed> {
  const status = await gateway
    .call(routes.relayStatus, { path: { chainId, taskId }, signal })
    .catch((error: unknown) => {
      if (error instanceof GatewayHttpError && error.status === 404) return null
      throw error
    })
  if (status) return toRelayed(status)
  if (safeTxHash === undefined) return { state: 'pending', txHash: null }
  const { txHash } = await gateway.call(routes.details, {
    path: { chainId, transactionId: safeTxHash },
    signal,
  })
  return { state: txHash ? 'included' : 'pending', txHash: asHexOrNull(txHash) }
}

/** The state of a relayed call, polled until it is final. Newer gateways only. */
export const relayedQuery = (gateway: Gateway, chainId: string, taskId: string) =>
  queryOptions({
    queryKey: ['relayed', chainId, taskId] as const,
    queryFn: ({ signal }) =>
      gateway.call(routes.relayStatus, { path: { chainId, taskId }, signal }),
    select: toRelayed,
    refetchInterval: ({ state }) => (isDone(state.data) ? false : relayPolling),
  })

export interface RelayCall {
  at: SafeRef
  /** Version of the Safe contract. */
  version: string
  to: Address
  data: Hex
  safeTxHash?: Hex
  /** Set when retrying after the relayer's simulation was inconclusive. */
  acceptUnverified?: boolean
}

/** Relays a call that the operator pays for. Resolves to the ID of the task. Never retried. */
export const relayMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['relay'] as const,
    mutationFn: async ({
      at,
      version,
      to,
      data,
      safeTxHash,
      acceptUnverified,
    }: RelayCall): Promise<string> => {
      const extras = {
        ...(safeTxHash ? { safeTxHash } : {}),
        ...(acceptUnverified ? { acceptUnverifiedSimulation: true } : {}),
      }
      const { taskId } = await gateway.call(routes.relay, {
        path: { chainId: at.chainId },
        body: { version, to, data, ...extras },
      })
      return taskId
    },
    onSettled: (_task, _error, { at }, _before, { client }) =>
      client.invalidateQueries({ queryKey: relaysKey(at) }),
  })
