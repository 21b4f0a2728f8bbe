import { useQuery } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { Address, ChainSummary } from '#base'
import { digest } from '#queries'
import {
  type CreationReview,
  type CreationSimulation,
  type PendingCreation,
  planCreation,
  sendCreation,
  simulateCreation,
} from '#signing'
import { useText } from '#ui'
import { useAddRecentTransaction } from '#wallet'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import {
  failureOf,
  type FeesOf,
  sendingFlow,
  sendingStart,
  useFees,
  useShowsOutcome,
  useSendingWallet,
} from '#screens/transactions/execute'
import { useIsMounted } from '#screens/common/hooks'
import { useLeft } from '#screens/common/signing'
import { creationPort } from '#screens/core/ports'
import { creations, useCreations } from '../creations.ts'
import { createText } from '../text.ts'
import {
  type DeployState,
  deployState,
  type Order,
  type ShownCreationSimulation,
  type ShownPlan,
} from './deployFlow.ts'

export interface Deploying {
  state: DeployState
  /** What was sent, if anything was. */
  sent: PendingCreation | undefined
  plan: ShownPlan
  simulation: ShownCreationSimulation
  fees: FeesOf
  /** The chain is being read once more, right before the wallet is prompted. */
  isRechecking: boolean
  /** Reads the chain again. */
  check: () => void
  send: () => Promise<void>
  /**
   * Back to the review. A creation that failed stays in the store until it is sent again or put
   * away: what it needs is nowhere else.
   */
  back: () => void
}

interface DeployInput {
  order: Order
  /** What was sent already. */
  opened: PendingCreation | undefined
  chain: ChainSummary | undefined
  account: Address | undefined
  onSent: (creation: PendingCreation) => void
}

/**
 * Checks a creation against the chain and sends it from the connected wallet; its further state
 * comes from the store.
 */
export function useDeploy({ order, opened, chain, account, onSent }: DeployInput): Deploying {
  const text = useText(createText)
  const [local, dispatch] = useReducer(sendingFlow, sendingStart)
  const [isRechecking, setRechecking] = useState(false)
  const [last, setLast] = useState(opened)
  const wallet = useSendingWallet()
  const { client } = useEnvironment()
  const left = useLeft(chain?.name ?? '')
  const node = client(order.safe.chainId)
  const list = useCreations()
  const stored = last && list.find((one) => one.txHash === last.txHash && one.since === last.since)
  // Another tab may put it away: what was known of it stays.
  if (stored && stored !== last) setLast(stored)
  const sent = stored ?? last
  const state = deployState(local, sent)
  const isReviewing = state.step === 'review'
  const port = node && creationPort(node)
  const plan = useQuery({
    queryKey: ['creationPlan', digest(order.safe)] as const,
    enabled: isReviewing && port !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: (): Promise<CreationReview> =>
      port ? planCreation(port, order.safe) : Promise.reject(new Error('No node is configured.')),
  })
  const ready = plan.data?.status === 'ready' ? plan.data.plan : undefined
  const simulation = useQuery({
    queryKey: ['creationSimulation', digest([ready, account])] as const,
    enabled: isReviewing && port !== undefined && ready !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: (): CreationSimulation | Promise<CreationSimulation> =>
      port && ready ? simulateCreation(port, ready, account) : { status: 'unknown' },
  })
  const fees = useFees(chain, node, { account, isChoosing: isReviewing })
  const isMounted = useIsMounted()
  const add = useAddRecentTransaction()
  const showsOutcome = useShowsOutcome(state.step === 'notCreated' ? 'failed' : state.step)

  /**
   * What was reviewed, if the chain still is as it was then; otherwise the dialog shows what
   * differs now.
   */
  async function checked(): Promise<{ plan: NonNullable<typeof ready>; gas: bigint } | undefined> {
    setRechecking(true)
    try {
      const { data: again } = await plan.refetch()
      if (
        again?.status !== 'ready' ||
        again.plan.data !== ready?.data ||
        again.plan.address !== ready.address
      )
        return undefined
      const { data: simulated } = await simulation.refetch()
      return simulated?.status === 'works' ? { plan: again.plan, gas: simulated.gas } : undefined
    } finally {
      setRechecking(false)
    }
  }

  async function send() {
    if (!ready || !account || isRechecking) return
    const found = await checked()
    // Back in the form, or away, the person wants it no more.
    if (!found || !isMounted()) return
    dispatch({ type: 'execute' })
    try {
      const offered = fees.fees.status === 'choice' ? fees.fees.choice[fees.fees.level] : undefined
      const creation = await sendCreation(
        { wallet, store: creations, now: () => Date.now() },
        {
          plan: found.plan,
          name: order.name,
          account,
          gas: found.gas,
          fees: offered,
          legacy: !hasCapability(chain, 'feeMarket'),
        },
      )
      setLast(creation)
      dispatch({ type: 'sent' })
      remember(creation)
      onSent(creation)
    } catch (error) {
      const failure = failureOf(error)
      dispatch({ type: 'failed', failure })
      left.failed(failure)
    }
  }

  function remember({ txHash, name }: PendingCreation) {
    try {
      add({
        hash: txHash,
        description: text('recent', { name, named: name === '' ? 'no' : 'yes' }),
        isTold: showsOutcome,
      })
    } catch {
      // The wallet disconnected in the meantime, or returned no hash; what it sent is followed in
      // any case.
    }
  }

  return {
    state,
    sent,
    plan:
      plan.data && !plan.isError
        ? plan.data
        : { status: !port ? 'noNode' : plan.isError ? 'unread' : 'checking' },
    simulation: simulation.data ?? { status: simulation.isError ? 'unknown' : 'loading' },
    fees,
    isRechecking,
    check: () => void plan.refetch().then(() => simulation.refetch()),
    send,
    back: () => {
      if (state.step === 'notCreated') setLast(undefined)
      dispatch({ type: 'back' })
    },
  }
}
