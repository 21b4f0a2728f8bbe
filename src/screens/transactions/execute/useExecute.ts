import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { Address, ChainSummary } from '#base'
import { digest, refreshSafe, type RelayCall, relayMutation } from '#queries'
import {
  execData,
  execute,
  type PendingExecution,
  relay,
  RelayError,
  type Review,
  simulate,
  type SimulationResult,
  withoutEntry,
} from '#signing'
import type { Fees } from '#chain'
import type { UnnamedChange } from '#safe'
import { useText } from '#ui'
import { useLeft } from '#screens/common/signing'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import { type ShownChanges, useChanges } from './changes/useChanges.ts'
import { type FeesOf, useFees } from './fees/useFees.ts'
import { relayError } from './relay/relayFailure.ts'
import { type RelaysOf, useRelays } from './relay/useRelays.ts'
import {
  type Agreed,
  type ProposedTransaction,
  type ReviewAgain,
  unnamedIn,
} from '#screens/transactions/review'
import { useIsMounted, useStillShown } from '#screens/common/hooks'
import { simulationPort } from '#screens/core/ports'
import { useShowsOutcome } from './useShowsOutcome.ts'
import { useRememberSent } from './useRememberSent.ts'
import { useSendingWallet } from './useSendingWallet.ts'
import { executeText } from './text.ts'
import { failureOf } from './failureOf.ts'
import { type ExecuteState, executeState, sendingFlow, sendingStart } from './executeFlow.ts'

/** The simulation's result, `loading`, or `unsupported` on chains without simulation. */
export type ShownSimulation = SimulationResult | { status: 'loading' } | { status: 'unsupported' }

/** `relaying`: the gateway's relayer is used in place of the wallet. */
export type ExecuteDialogState = ExecuteState | { step: 'relaying' }

export interface Executing {
  state: ExecuteDialogState
  /** Whether the chain is being read once more, right before the wallet is prompted. */
  isRechecking: boolean
  /** Whether it has been read: the wallet is prompted, or something differs. */
  hasRechecked: boolean
  simulation: ShownSimulation
  /**
   * Whether its signatures can't be put into one call, so that nothing can be sent or simulated.
   */
  isUnpackable: boolean
  /** What it would change for the Safe. */
  changes: ShownChanges
  /** The changes that its call data doesn't name; undefined until known. */
  unnamed: readonly UnnamedChange[] | undefined
  /** The fee levels, and the account's balance. */
  fees: FeesOf
  relaying: RelaysOf
  execute: () => Promise<void>
  /** Has the relayer send it although its own simulation was inconclusive. */
  relayAnyway: () => Promise<void>
  /** Goes back to the review; a failed execution is removed from the store. */
  back: () => void
}

export interface ExecutingInput {
  detail: ProposedTransaction | undefined
  /** Nothing is sent without a verified review. */
  review: Review | undefined
  /** Verifies again: the chain may have changed while the dialog was open. */
  recheck: (() => Promise<ReviewAgain>) | undefined
  stored: PendingExecution | undefined
  chain: ChainSummary | undefined
  account: Address | undefined
  /** How it is paid for, if that was chosen before. */
  chosen?: Agreed['fee'] | undefined
}

/**
 * Sends a fully signed transaction from the connected wallet; its further state comes from the
 * pending store.
 */
export function useExecute({
  detail,
  review,
  recheck,
  stored,
  chain,
  account,
  chosen,
}: ExecutingInput): Executing {
  const [local, dispatch] = useReducer(sendingFlow, sendingStart)
  const [rechecking, setRechecking] = useState<'no' | 'running' | 'done'>('no')
  const isRechecking = rechecking === 'running'
  const wallet = useSendingWallet()
  const { pending, client, gateway } = useEnvironment()
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const text = useText(executeText)
  const left = useLeft(chain?.name ?? '')
  const { mutateAsync: askRelayer } = useMutation(relayMutation(gateway))
  const sending = executeState(local, stored)
  const rememberSent = useRememberSent(chain, useShowsOutcome(sending.step))
  const data = detail && review ? execData(detail, review.snapshot) : undefined
  const node = detail && client(detail.at.chainId)
  const simulates = hasCapability(chain, 'simulation')
  // Only the next nonce can be simulated: the hash of any other nonce doesn't match.
  const isNext =
    review !== undefined && detail !== undefined && review.safe.nonce === detail.tx.nonce
  const simulationQuery = useQuery({
    queryKey: ['simulation', digest([detail?.at, data, account])] as const,
    enabled: simulates && isNext && Boolean(node && data) && sending.step === 'review',
    staleTime: 0,
    gcTime: 0,
    queryFn: (): SimulationResult | Promise<SimulationResult> =>
      node && data && detail
        ? simulate(simulationPort(node), detail.at, data, account)
        : { status: 'unknown' },
  })

  const simulated =
    isNext && data && detail
      ? { execution: { safe: detail.at.address, data, from: account } }
      : undefined
  const found = useChanges(detail?.at ?? nowhere, chain, simulated)
  // Without a call that can be made now, there is nothing to wait for.
  const changes: ShownChanges = detail && review && !simulated ? unsimulated : found
  const relaying = useRelays(
    chain,
    detail?.at ?? nowhere,
    detail?.multisig.safeTxHash,
    sending.step === 'review',
    chosen?.payer,
  )
  const state: ExecuteDialogState =
    sending.step === 'wallet' && relaying.payer === 'relay' ? { step: 'relaying' } : sending
  const fees = useFees(chain, node, {
    account,
    isChoosing: sending.step === 'review',
    chosen: chosen?.level,
  })

  const unnamed = detail && unnamedIn(changes, review?.effect, detail)
  const shown = useStillShown(digest([changes?.status === 'loading', unnamed]))

  async function send({ acceptUnverified = false } = {}) {
    const signable = review?.signable
    if (!detail || !signable || !data || !account || !recheck || isRechecking) return
    setRechecking('running')
    const isStillShown = shown()
    const now = await recheck().finally(() => setRechecking('done'))
    if (!isMounted()) return
    // The dialog shows what differs now, and simulates again; neither the wallet nor the relayer is
    // prompted.
    if (
      now === 'unread' ||
      now?.signable?.hash !== signable.hash ||
      now.safe.nonce !== review.safe.nonce ||
      !isStillShown() ||
      execData(detail, now.snapshot) !== data
    )
      return
    dispatch({ type: 'execute' })
    const ports = { store: pending, now: () => Date.now() }
    try {
      if (relaying.payer === 'relay') {
        const { version } = now.safe
        if (version === null) throw new RelayError('declined', '')
        const ask = (call: RelayCall) =>
          askRelayer(call).catch((cause: unknown) => Promise.reject(relayError(cause)))
        await relay(
          { ...ports, relay: ask },
          { signable, data, account, version, acceptUnverified },
        )
        dispatch({ type: 'sent' })
        left.done(text('execute.mining'))
        return
      }
      const gas =
        simulationQuery.data && 'gas' in simulationQuery.data ? simulationQuery.data.gas : undefined
      const { txHash } = await execute(
        { ...ports, wallet },
        {
          signable,
          data,
          version: now.safe.version,
          account,
          gas,
          fees: feesOf(fees),
          legacy: !hasCapability(chain, 'feeMarket'),
        },
      )
      dispatch({ type: 'sent' })
      left.done(text('execute.mining'))
      if (txHash) rememberSent(txHash, detail, review.tokens)
    } catch (error) {
      const failure = failureOf(error)
      dispatch({ type: 'failed', failure })
      left.failed(failure)
      // A wallet, or a relayer, whose response was lost may have sent it anyway; refreshed lists
      // show that.
      await refreshSafe(queries, signable.at)
    }
  }

  return {
    state,
    isRechecking,
    hasRechecked: rechecking === 'done',
    isUnpackable: Boolean(detail && review?.snapshot && !data),
    simulation: shownSimulation(),
    changes,
    unnamed,
    fees,
    relaying,
    execute: () => send(),
    relayAnyway: () => send({ acceptUnverified: true }),
    back: () => {
      // Only a failed execution is removed: one in progress may be another tab's.
      if (
        stored &&
        local.step !== 'failed' &&
        stored.state.status !== 'processing' &&
        stored.state.status !== 'executed'
      )
        pending.update((list) => withoutEntry(list, stored))
      dispatch({ type: 'back' })
    },
  }

  function shownSimulation(): ShownSimulation {
    if (detail && !simulates) return { status: 'unsupported' }
    if (simulationQuery.data) return simulationQuery.data
    return simulationQuery.isError || (review !== undefined && (!data || !isNext))
      ? { status: 'unknown' }
      : { status: 'loading' }
  }
}

const nowhere = { chainId: '0', address: '0x' } as const
const unsimulated: ShownChanges = { status: 'unsupported' }

/** None if the wallet decides. */
const feesOf = ({ fees }: FeesOf): Fees | undefined =>
  fees.status === 'choice' ? fees.choice[fees.level] : undefined
