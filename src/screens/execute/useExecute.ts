import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import type { Address, ChainSummary } from '#base'
import { refreshSafe } from '#queries'
import { readSafeRevert } from '#safe'
import {
  execData,
  execute,
  type PendingExecution,
  type PrepareInput,
  type Review,
  revertParts,
  simulate,
  type SimulationResult,
  WalletError,
  withoutEntry,
} from '#signing'
import { useEnvironment } from '../environment.tsx'
import { hasCapability } from '../capabilities.ts'
import { simulationPort } from './simulationPort.ts'
import { useSendingWallet } from './useSendingWallet.ts'
import { type ExecuteFailure, type ExecuteState, executeState, sendingFlow, sendingStart } from './executeFlow.ts'

/** What the network says beforehand, or that this network isn't asked. */
export type ShownSimulation = SimulationResult | { status: 'asking' } | { status: 'unsupported' }

export interface Executing {
  state: ExecuteState
  simulation: ShownSimulation
  execute: () => Promise<void>
  /** Back to the review; an execution that failed is forgotten. */
  back: () => void
}

export interface ExecutingInput {
  detail: PrepareInput['detail'] | undefined
  /** Without a verified one nothing is sent. */
  review: Review | undefined
  kept: PendingExecution | undefined
  chain: ChainSummary | undefined
  account: Address | undefined
}

/** Sends a fully signed transaction from the connected wallet; the pending store tells what becomes of it. */
export function useExecute({ detail, review, kept, chain, account }: ExecutingInput): Executing {
  const [local, dispatch] = useReducer(sendingFlow, sendingStart)
  const wallet = useSendingWallet()
  const { pending, client } = useEnvironment()
  const queries = useQueryClient()
  const state = executeState(local, kept)
  const data = detail && review ? execData(detail, review.snapshot) : undefined
  const node = detail && client(detail.at.chainId)
  const simulates = hasCapability(chain, 'simulation')
  // Only the next nonce can be simulated: any other one fails for its hash alone.
  const isNext = review !== undefined && detail !== undefined && review.safe.nonce === detail.tx.nonce
  const asked = useQuery({
    queryKey: ['simulation', detail?.id, data, account] as const,
    enabled: simulates && isNext && Boolean(node && data) && state.step === 'review',
    staleTime: 0,
    gcTime: 0,
    queryFn: (): SimulationResult | Promise<SimulationResult> =>
      node && data && detail ? simulate(simulationPort(node), detail.at, data, account) : { status: 'unknown' },
  })

  async function send() {
    const signable = review?.signable
    if (!signable || !data || !account) return
    dispatch({ type: 'execute' })
    const gas = asked.data && 'gas' in asked.data ? asked.data.gas : undefined
    try {
      await execute({ store: pending, now: () => Date.now(), wallet }, { signable, data, account, gas, legacy: !hasCapability(chain, 'feeMarket') })
      dispatch({ type: 'sent' })
    } catch (error) {
      dispatch({ type: 'failed', failure: failureOf(error) })
      // A wallet that lost the node's answer may have sent it all the same: the lists show it.
      await refreshSafe(queries, signable.at)
    }
  }

  return {
    state,
    simulation: shown(),
    execute: send,
    back: () => {
      // Only an execution that has ended is forgotten: one on its way may be another tab's.
      if (kept && local.step !== 'failed' && kept.state.status !== 'processing' && kept.state.status !== 'executed')
        pending.update((list) => withoutEntry(list, kept))
      dispatch({ type: 'back' })
    },
  }

  function shown(): ShownSimulation {
    if (detail && !simulates) return { status: 'unsupported' }
    if (asked.data) return asked.data
    return asked.isError || (review !== undefined && (!data || !isNext)) ? { status: 'unknown' } : { status: 'asking' }
  }
}

function failureOf(error: unknown): ExecuteFailure {
  if (error instanceof WalletError) {
    const revert = readSafeRevert(error.cause)
    return {
      at: 'wallet',
      why: error.why,
      ...(revert ? revertParts(revert) : error.message ? { detail: error.message } : {}),
      ...(error.mayHaveSent ? { mayHaveSent: true } : {}),
    }
  }
  return { at: 'wallet', why: 'failed', mayHaveSent: true, ...(error instanceof Error ? { detail: error.message } : {}) }
}
