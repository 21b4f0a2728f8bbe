import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import { type Gateway, type RelayStatus, routes } from '#gateway'
import { safeKey } from '../safe/safe.ts'

/** Milliseconds between two looks at a relayed call that is on its way. */
export const relayPolling = 4_000

export const relaysKey = (at: SafeRef) => [...safeKey(at), 'relays'] as const

/** How many calls of today the operator still pays for. `safeTxHash` is needed where the relayer takes a fee. */
export const relaysQuery = (gateway: Gateway, at: SafeRef, safeTxHash?: Hex) =>
  queryOptions({
    queryKey: [...relaysKey(at), safeTxHash] as const,
    queryFn: ({ signal }) =>
      gateway.call(routes.relaysRemaining, { path: { chainId: at.chainId, safeAddress: at.address }, query: safeTxHash ? { safeTxHash } : {}, signal }),
    select: ({ remaining, limit }) => ({ left: remaining, limit }),
  })

/** Where a relayed call is. `rejected` never reached the chain, `reverted` failed there. */
export interface Relayed {
  state: 'pending' | 'submitted' | 'included' | 'rejected' | 'reverted'
  txHash: Hex | null
}

const states: Record<RelayStatus['status'], Relayed['state']> = { 100: 'pending', 110: 'submitted', 200: 'included', 400: 'rejected', 500: 'reverted' }

const isDone = (answer: RelayStatus | undefined): boolean => answer !== undefined && answer.status >= 200

/** What became of a relayed call, looked at until it is over. Newer gateways only. */
export const relayedQuery = (gateway: Gateway, chainId: string, taskId: string) =>
  queryOptions({
    queryKey: ['relayed', chainId, taskId] as const,
    queryFn: ({ signal }) => gateway.call(routes.relayStatus, { path: { chainId, taskId }, signal }),
    select: ({ status, receipt }: RelayStatus): Relayed => ({ state: states[status] ?? 'pending', txHash: (receipt?.transactionHash ?? null) as Hex | null }),
    refetchInterval: ({ state }) => (isDone(state.data) ? false : relayPolling),
  })

export interface RelayCall {
  at: SafeRef
  /** Version of the safe's contract. */
  version: string
  to: Address
  data: Hex
  safeTxHash?: Hex
  /** To ask again where the relayer's rehearsal could not tell. */
  acceptUnverified?: boolean
}

/** Has a call made at the operator's cost; answers the id of the task. Sent once, never again by itself. */
export const relayMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['relay'] as const,
    mutationFn: async ({ at, version, to, data, safeTxHash, acceptUnverified }: RelayCall): Promise<string> => {
      const extras = { ...(safeTxHash ? { safeTxHash } : {}), ...(acceptUnverified ? { acceptUnverifiedSimulation: true } : {}) }
      const { taskId } = await gateway.call(routes.relay, { path: { chainId: at.chainId }, body: { version, to, data, ...extras } })
      return taskId
    },
    onSettled: (_task, _error, { at }, _before, { client }) => client.invalidateQueries({ queryKey: relaysKey(at) }),
  })
