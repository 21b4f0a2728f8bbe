import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { Address, ChainSummary, Hex, SafeRef } from '#base'
import { digest, refreshSafe } from '#queries'
import {
  executeMany,
  findExecutor,
  type ManySimulationResult,
  type PendingExecution,
  simulateExecutions,
  withoutEntry,
} from '#signing'
import { useText } from '#ui'
import { useAddRecentTransaction } from '#wallet'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import { chainPort, simulationPort } from '#screens/core/ports'
import { useIsMounted, useStillShown } from '#screens/common/hooks'
import { inTime, useLeft } from '#screens/common/signing'
import { usePending } from '#screens/common/pending'
import { type ExecuteState, executeState, sendingFlow, sendingStart } from '../executeFlow.ts'
import { executeText } from '../text.ts'
import { failureOf } from '../failureOf.ts'
import { useShowsOutcome } from '../useShowsOutcome.ts'
import { useSendingWallet } from '../useSendingWallet.ts'
import { callsOf, hasUnpackable, type Reviews, togetherOf } from './reviewedExecution.ts'

/** The simulation's result, `loading`, or `unsupported` on chains without simulation. */
export type ShownManySimulation =
  | ManySimulationResult
  | { status: 'loading' }
  | { status: 'unsupported' }

export interface ExecutingMany {
  state: ExecuteState
  /** The executions, once they are sent. */
  sent: readonly PendingExecution[]
  /** Whether the chain is being read once more, right before the wallet is prompted. */
  isRechecking: boolean
  /**
   * The library that makes them: `none` if the network has no official one, `unread` if its node
   * doesn't respond, undefined until it is known.
   */
  executor: Address | 'none' | 'unread' | undefined
  simulation: ShownManySimulation
  /**
   * Whether the signatures of one can't be put into its call, so that nothing can be sent or
   * simulated.
   */
  isUnpackable: boolean
  execute: () => Promise<void>
  /** Goes back to the review; failed executions are removed from the store. */
  back: () => void
}

export interface ExecutingManyInput {
  at: SafeRef
  ids: readonly string[]
  reviews: Reviews
  chain: ChainSummary | undefined
  account: Address | undefined
}

/**
 * Sends several fully signed transactions in one from the connected wallet; their further state
 * comes from the pending store.
 */
export function useExecuteMany({
  at,
  ids,
  reviews,
  chain,
  account,
}: ExecutingManyInput): ExecutingMany {
  const text = useText(executeText)
  const [local, dispatch] = useReducer(sendingFlow, sendingStart)
  const [isRechecking, setRechecking] = useState(false)
  const [txHash, setTxHash] = useState<Hex>()
  const wallet = useSendingWallet()
  const { pending, client, reader } = useEnvironment()
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const left = useLeft(chain?.name ?? '')
  const sent = usePending().filter(
    (one): one is PendingExecution => one.kind === 'execute' && one.txHash === txHash,
  )
  const state = executeState(local, togetherOf(sent))
  const add = useAddRecentTransaction()
  const showsOutcome = useShowsOutcome(state.step)
  const node = client(at.chainId)
  const version = [...reviews.values()].find(({ review }) => review)?.review?.safe.version ?? null
  const calls = callsOf(ids, reviews)
  const isUnpackable = hasUnpackable(ids, reviews)
  const executor = useQuery({
    queryKey: ['executor', at.chainId, version] as const,
    enabled: node !== undefined && version !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: () =>
      node ? findExecutor(chainPort(reader(at.chainId)?.nodes ?? node, true), version) : 'none',
  })
  const library = executor.data === 'none' ? undefined : executor.data
  const simulates = hasCapability(chain, 'simulation')
  const simulation = useQuery({
    queryKey: ['simulation', digest([at, calls, library, account])] as const,
    enabled: simulates && Boolean(node && calls && library) && state.step === 'review',
    staleTime: 0,
    gcTime: 0,
    queryFn: (): ManySimulationResult | Promise<ManySimulationResult> =>
      node && calls && library
        ? simulateExecutions(simulationPort(node), { calls, library, account })
        : { status: 'unknown' },
  })

  const dangers = ids.map((id) => {
    const { isSimulating, risks = [] } = reviews.get(id)?.shown ?? {}
    return [isSimulating, risks.filter(({ change }) => change)]
  })
  const shown = useStillShown(digest(dangers))

  /** Whether the chain is still as reviewed; the dialog shows what differs. */
  async function isUnchanged(): Promise<boolean> {
    const isStillShown = shown()
    const again = new Map(
      await Promise.all(ids.map(async (id) => [id, await reviews.get(id)?.recheck?.()] as const)),
    )
    const answer = await inTime(executor.refetch())
    const reviewOf = (id: string) => {
      const review = again.get(id)
      return review === 'unread' ? undefined : review
    }
    const now = new Map([...reviews].map(([id, one]) => [id, { ...one, review: reviewOf(id) }]))
    const nonces = ids.map((id) => reviewOf(id)?.safe.nonce === reviews.get(id)?.review?.safe.nonce)
    return (
      answer?.data === library &&
      nonces.every(Boolean) &&
      isStillShown() &&
      digest(callsOf(ids, now)) === digest(calls)
    )
  }

  async function execute() {
    if (!calls || !library || !account || isRechecking) return
    setRechecking(true)
    if (!(await isUnchanged().finally(() => setRechecking(false))) || !isMounted()) return
    dispatch({ type: 'execute' })
    const gas = simulation.data && 'gas' in simulation.data ? simulation.data.gas : undefined
    try {
      const hash = await executeMany(
        { store: pending, now: () => Date.now(), wallet },
        { calls, version, library, account, gas, legacy: !hasCapability(chain, 'feeMarket') },
      )
      setTxHash(hash)
      dispatch({ type: 'sent' })
      left.done(text('execute.mining'))
      remember(hash)
    } catch (error) {
      const failure = failureOf(error)
      dispatch({ type: 'failed', failure })
      left.failed(failure)
      // A wallet that lost the node's response may have sent it anyway; refreshed lists show that.
      await refreshSafe(queries, at)
    }
  }

  function remember(hash: Hex) {
    try {
      add({ hash, description: text('many.recent', { count: ids.length }), isTold: showsOutcome })
    } catch {
      // The wallet disconnected in the meantime, or returned no hash; what it sent is followed in
      // any case.
    }
  }

  return {
    state,
    sent,
    isRechecking,
    executor: executor.data ?? (executor.isError || !node ? 'unread' : undefined),
    simulation: !simulates
      ? { status: 'unsupported' }
      : (simulation.data ?? {
          status: simulation.isError || isUnpackable ? 'unknown' : 'loading',
        }),
    isUnpackable,
    execute,
    back: () => {
      if (state.step === 'failed' && local.step !== 'failed') {
        pending.update((list) => sent.reduce(withoutEntry, list))
        setTxHash(undefined)
      }
      dispatch({ type: 'back' })
    },
  }
}
