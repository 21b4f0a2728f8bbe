import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { Address, ChainSummary } from '#base'
import { refreshSafe } from '#queries'
import { useText } from '#ui'
import { approve, type PendingApproval, type Review, WalletError, withoutEntry } from '#signing'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import {
  type ExecuteFailure,
  sendingFlow,
  sendingStart,
  useShowsOutcome,
  useRememberSent,
  useSendingWallet,
} from '#screens/transactions/execute'
import { useIsMounted, useStillShown } from '#screens/common/hooks'
import { useLeft } from '#screens/common/signing'
import type { ProposedTransaction, ReviewAgain } from '#screens/transactions/review'
import { recheckedAs } from '../recheckedAs.ts'
import { confirmText } from '../text.ts'
import { type ApproveState, approveState } from './approveFlow.ts'

export interface Approving {
  state: ApproveState
  /** Whether the chain is being read once more, right before the wallet is prompted. */
  isRechecking: boolean
  /** Sends the approval from the connected wallet; also after a failed attempt. */
  approve: () => Promise<void>
  back: () => void
}

export interface ApprovingInput {
  detail: ProposedTransaction | undefined
  /** Nothing is approved unless this review says that it can be signed. */
  review: Review | undefined
  /** Verifies again: the chain may have changed while the dialog was open. */
  recheck: (() => Promise<ReviewAgain>) | undefined
  stored: PendingApproval | undefined
  /** Whether the Safe has the account's approval. */
  isApproved: boolean
  chain: ChainSummary | undefined
  account: Address | undefined
  /** The dangers beside the review, which may appear late. */
  dangers: string
}

/** Approves a transaction on-chain if it is verified, and still is when the wallet is prompted. */
export function useApprove({
  detail,
  review,
  recheck,
  stored,
  isApproved,
  chain,
  account,
  dangers,
}: ApprovingInput): Approving {
  const [local, dispatch] = useReducer(sendingFlow, sendingStart)
  const [isRechecking, setRechecking] = useState(false)
  const wallet = useSendingWallet()
  const { pending } = useEnvironment()
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const shown = useStillShown(dangers)
  const dialogText = useText(confirmText)
  const left = useLeft(chain?.name ?? '')
  const state = approveState(local, stored, isApproved)
  const rememberSent = useRememberSent(chain, useShowsOutcome(state.step), (sentence) =>
    dialogText('approve.recent', { sentence }),
  )
  /** An approval in progress may be another tab's. */
  const forgetFailed = () => {
    if (stored && stored.state.status !== 'processing')
      pending.update((list) => withoutEntry(list, stored))
  }
  return {
    state,
    isRechecking,
    approve: async () => {
      const signable = review?.signable
      if (!detail || !signable || !account || !recheck || isRechecking) return
      setRechecking(true)
      const isStillShown = shown()
      const now = await recheck().finally(() => setRechecking(false))
      if (!isMounted()) return
      // The dialog shows what differs now; the wallet isn't prompted.
      if (recheckedAs(now, signable) !== 'same' || !isStillShown())
        return dispatch({ type: 'back' })
      forgetFailed()
      dispatch({ type: 'execute' })
      try {
        const { txHash } = await approve(
          { store: pending, now: () => Date.now(), wallet },
          { signable, account, legacy: !hasCapability(chain, 'feeMarket') },
        )
        dispatch({ type: 'sent' })
        left.done(dialogText('approve.sent'))
        rememberSent(txHash, detail, review.tokens)
      } catch (error) {
        const failure = failureOf(error)
        dispatch({ type: 'failed', failure })
        left.failed(failure)
        await refreshSafe(queries, signable.at)
      }
    },
    back: () => {
      forgetFailed()
      dispatch({ type: 'back' })
    },
  }
}

function failureOf(error: unknown): ExecuteFailure {
  const why = error instanceof WalletError ? error.why : 'failed'
  const mayHaveSent = !(error instanceof WalletError) || error.mayHaveSent
  return {
    at: 'wallet',
    why,
    ...(error instanceof Error && error.message ? { detail: error.message } : {}),
    ...(mayHaveSent ? { mayHaveSent } : {}),
  }
}
