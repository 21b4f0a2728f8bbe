import { useMutation } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { Address, ChainSummary } from '#base'
import { type RelayCall, relayMutation } from '#queries'
import {
  type CreationPlan,
  isSameCreation,
  type PendingCreation,
  relayCreation,
  sendCreation,
} from '#signing'
import { useText } from '#ui'
import { useAddRecentTransaction } from '#wallet'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import {
  failureOf,
  type FeesOf,
  type Payer,
  relayError,
  type RelaysOf,
  sendingFlow,
  sendingStart,
  useFees,
  useShowsOutcome,
  useSendingWallet,
} from '#screens/transactions/execute'
import { useIsMounted } from '#screens/common/hooks'
import { useLeft } from '#screens/common/signing'
import { creations, useCreations } from '../creations.ts'
import { createText } from '../text.ts'
import { type DeployState, deployState, type Order } from './deployFlow.ts'
import { type CreationChecks, useCreationChecks } from './useCreationChecks.ts'
import { useCreationRelays } from './useCreationRelays.ts'

export interface Deploying extends Omit<CreationChecks, 'recheck'> {
  state: DeployState
  /** The creation that was sent, if any. */
  sent: PendingCreation | undefined
  fees: FeesOf
  relaying: RelaysOf
  send: () => Promise<void>
  /** Has the relayer send it although its own simulation was inconclusive. */
  relayAnyway: () => Promise<void>
  /**
   * Goes back to the review. A failed creation stays in the store until it is sent again or
   * dismissed: what it needs is stored nowhere else.
   */
  back: () => void
}

interface DeployInput {
  order: Order
  /** The creation that was already sent. */
  opened: PendingCreation | undefined
  chain: ChainSummary | undefined
  account: Address | undefined
  onSent: (creation: PendingCreation) => void
}

interface Sent {
  plan: CreationPlan
  gas: bigint
  account: Address
  acceptUnverified: boolean
}

/**
 * Checks a creation against the chain and has the connected wallet or the relayer send it; its
 * further state comes from the store.
 */
export function useDeploy({ order, opened, chain, account, onSent }: DeployInput): Deploying {
  const text = useText(createText)
  const [local, dispatch] = useReducer(sendingFlow, sendingStart)
  const [last, setLast] = useState(opened)
  const wallet = useSendingWallet()
  const { client, reader, gateway } = useEnvironment()
  const { mutateAsync: askRelayer } = useMutation(relayMutation(gateway))
  const left = useLeft(chain?.name ?? '')
  const node = client(order.safe.chainId)
  const list = useCreations()
  const stored = last && list.find((one) => isSameCreation(one, last))
  // Another tab may dismiss it: what was known about it stays.
  if (stored && stored !== last) setLast(stored)
  const sent = stored ?? last
  const isReviewing = local.step === 'review' && sent === undefined
  const relaying = useCreationRelays(chain, order.safe, isReviewing)
  const state = deployState(local, sent, relaying.payer)
  const checks = useCreationChecks(
    order.safe,
    node && reader(order.safe.chainId),
    account,
    isReviewing,
  )
  const fees = useFees(chain, node, { account, isChoosing: isReviewing })
  const isMounted = useIsMounted()
  const add = useAddRecentTransaction()
  const showsOutcome = useShowsOutcome(state.step)

  async function send(acceptUnverified = false) {
    if (!account) return
    const found = await checks.recheck()
    // Back in the form, or on another page, the user no longer wants it.
    if (!found || !isMounted()) return
    dispatch({ type: 'execute' })
    try {
      const creation = await sendBy(relaying.payer, { ...found, account, acceptUnverified })
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

  function sendBy(
    payer: Payer,
    { plan, gas, account, acceptUnverified }: Sent,
  ): Promise<PendingCreation> {
    const ports = { store: creations, now: () => Date.now() }
    const input = { plan, name: order.name, account }
    if (payer === 'relay') {
      const relay = (call: RelayCall) =>
        askRelayer(call).catch((cause: unknown) => Promise.reject(relayError(cause)))
      return relayCreation({ ...ports, relay }, { ...input, acceptUnverified })
    }
    return sendCreation(
      { ...ports, wallet },
      {
        ...input,
        gas,
        fees: fees.fees.status === 'choice' ? fees.fees.choice[fees.fees.level] : undefined,
        legacy: !hasCapability(chain, 'feeMarket'),
      },
    )
  }

  function remember({ txHash, name }: PendingCreation) {
    // What the relayer sends isn't among the wallet's transactions.
    if (txHash === null) return
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
    ...checks,
    fees,
    relaying,
    send: () => send(),
    relayAnyway: () => send(true),
    back: () => {
      if (state.step === 'notCreated') setLast(undefined)
      dispatch({ type: 'back' })
    },
  }
}
