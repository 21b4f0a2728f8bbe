import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Address, ChainSummary, Hex } from '#base'
import { ethCall } from '#chain'
import { digest } from '#queries'
import {
  type PendingSpend,
  sendSpend,
  simulateSpend,
  type Spending,
  type SpendPort,
  type SpendSimulation,
  withoutSpend,
} from '#signing'
import { useAddRecentTransaction } from '#wallet'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import {
  type ExecuteFailure,
  failureOf,
  type FeesOf,
  sendingFlow,
  sendingStart,
  useFees,
  useShowsOutcome,
  useSendingWallet,
} from '#screens/transactions/execute'
import { useLeft } from '#screens/common/signing'
import { simulationPort } from '#screens/core/ports'
import { spends, useSpends } from './spends.ts'

/** `module`: it was mined, but the module or the token recorded nothing. */
export type SpendFailure = ExecuteFailure | { at: 'module'; why: 'missing' }

/** The dialog's state after the form. Once sent, it follows the store. */
export type SpendState =
  | { step: 'review' }
  | { step: 'wallet' }
  | { step: 'failed'; failure: SpendFailure; txHash: Hex | null }
  | { step: 'mining'; txHash: Hex; slow: boolean }
  | { step: 'done'; txHash: Hex }

export interface Spend {
  state: SpendState
  simulation: SpendSimulation | { status: 'loading' }
  fees: FeesOf
  /** Whether the chain is being read once more, right before the wallet is prompted. */
  isRechecking: boolean
  check: () => void
  send: () => Promise<void>
  /** Goes back to the review. */
  back: () => void
  /** The outcome was read. */
  finish: () => void
}

interface SpendInput {
  at: Spending['at']
  /** undefined: still being entered. */
  spending: Spending | undefined
  chain: ChainSummary | undefined
  account: Address | undefined
  /** The description in the wallet's list of recent transactions. */
  description: string
  onSent: (spend: PendingSpend) => void
}

/**
 * Simulates a payment and sends it from the delegate's wallet; its further state comes from the
 * store.
 */
export function useSpend({ at, spending, chain, account, description, onSent }: SpendInput): Spend {
  const [local, dispatch] = useReducer(sendingFlow, sendingStart)
  const [isRechecking, setRechecking] = useState(false)
  const [last, setLast] = useState<PendingSpend>()
  const wallet = useSendingWallet()
  const { client } = useEnvironment()
  const left = useLeft(chain?.name ?? '')
  const node = client(at.chainId)
  const list = useSpends()
  const stored = last && list.find((one) => one.txHash === last.txHash && one.since === last.since)
  // Another tab may dismiss it: what was known about it stays.
  if (stored && stored !== last) setLast(stored)
  const sent = stored ?? last
  const state = spendState(local, sent)
  const isReviewing = spending !== undefined && state.step === 'review'
  const port: SpendPort | undefined = node && {
    call: (call) => ethCall(node, call),
    estimate: simulationPort(node).estimate,
  }
  const simulation = useQuery({
    queryKey: ['spendSimulation', digest(spending)] as const,
    enabled: isReviewing && port !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: (): SpendSimulation | Promise<SpendSimulation> =>
      port && spending ? simulateSpend(port, spending) : { status: 'unknown' },
  })
  const fees = useFees(chain, node, { account, isChoosing: isReviewing })
  const reviewed = useRef<Spending>(undefined)
  useEffect(() => {
    reviewed.current = isReviewing ? spending : undefined
    return () => {
      reviewed.current = undefined
    }
  }, [isReviewing, spending])
  const add = useAddRecentTransaction()
  const showsOutcome = useShowsOutcome(state.step)

  // A payment that may have been sent anyway stays, so that it isn't sent twice by accident.
  const dismiss = () =>
    sent && isClear(sent) && spends.update((before) => withoutSpend(before, sent))

  async function send() {
    if (!spending || isRechecking) return
    setRechecking(true)
    // The dialog shows any current problem; then the wallet isn't prompted.
    const { data: simulated } = await simulation.refetch().finally(() => setRechecking(false))
    // The user has gone back or left in the meantime.
    if (simulated?.status !== 'works' || reviewed.current !== spending) return
    dispatch({ type: 'execute' })
    try {
      const offered = fees.fees.status === 'choice' ? fees.fees.choice[fees.fees.level] : undefined
      const spend = await sendSpend(
        { wallet, store: spends, now: () => Date.now() },
        { spending, gas: simulated.gas, fees: offered, legacy: !hasCapability(chain, 'feeMarket') },
      )
      setLast(spend)
      dispatch({ type: 'sent' })
      remember(spend.txHash)
      onSent(spend)
    } catch (error) {
      const failure = failureOf(error)
      dispatch({ type: 'failed', failure })
      left.failed(failure)
    }
  }

  function remember(hash: Hex) {
    try {
      add({ hash, description, isTold: showsOutcome })
    } catch {
      // The wallet disconnected in the meantime, or returned no hash; what it sent is followed in
      // any case.
    }
  }

  return {
    state,
    simulation: simulation.data ?? { status: simulation.isError || !port ? 'unknown' : 'loading' },
    fees,
    isRechecking,
    check: () => void simulation.refetch(),
    send,
    back: () => {
      if (state.step === 'failed' && sent) {
        dismiss()
        setLast(undefined)
      }
      dispatch({ type: 'back' })
    },
    finish: () => (state.step === 'done' || state.step === 'failed') && dismiss(),
  }
}

/** Whether the outcome is certain. */
const isClear = ({ state: { status } }: PendingSpend): boolean =>
  status === 'done' || status === 'reverted'

/**
 * Combines the dialog's state with the sent payment's. An open wallet request takes precedence: it
 * may be a second attempt.
 */
function spendState(
  local: ReturnType<typeof sendingFlow>,
  sent: PendingSpend | undefined,
): SpendState {
  if (local.step === 'failed') return { ...local, txHash: null }
  if (local.step === 'wallet' || !sent) return { step: local.step }
  const { txHash, state } = sent
  switch (state.status) {
    case 'processing':
      return { step: 'mining', txHash, slow: state.slow === true }
    case 'done':
      return { step: 'done', txHash }
    case 'missing':
      return { step: 'failed', txHash, failure: { at: 'module', why: 'missing' } }
    default:
      return { step: 'failed', txHash, failure: { at: 'chain', why: state.status } }
  }
}
