import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { Address, ChainSummary } from '#base'
import { refreshSafe } from '#queries'
import {
  confirm,
  SignatureMismatchError,
  type PendingConfirmation,
  type Signable,
  submit,
  WalletError,
} from '#signing'
import { signedOf } from '#screens/common/signing'
import { useIsMounted, useStillShown } from '#screens/common/hooks'
import type { ReviewAgain } from '#screens/transactions/review'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useSigningWallet, useSubmittingPorts } from '#screens/core/ports'
import { recheckedAs } from './recheckedAs.ts'
import { useReportLateOutcome } from './useReportLateOutcome.ts'
import {
  type ConfirmFailure,
  type ConfirmState,
  confirmState,
  signingFlow,
  type SigningMethod,
  signingStart,
} from './confirmFlow.ts'

export interface Confirming {
  state: ConfirmState
  /** Whether the chain is being read once more, right before the wallet is prompted. */
  isRechecking: boolean
  /** Requests the wallet's signature over the verified hash, checks, stores, and submits it. */
  sign: () => Promise<void>
  /** Opens the step in which the hash alone can be signed, if the wallet can't sign typed data. */
  chooseHash: () => void
  /** Same as `sign`, but the wallet signs the hash alone. */
  signHash: () => Promise<void>
  /** Submits a stored signature again, or signs again if there is none. */
  retry: () => Promise<void>
  back: () => void
}

export interface ConfirmingInput {
  /** Nothing is signed without it. */
  signable: Signable | null | undefined
  /** Verifies again: the chain may have changed while the dialog was open. */
  recheck: (() => Promise<ReviewAgain>) | undefined
  stored: PendingConfirmation | undefined
  account: Address | undefined
  /** The dangers beside the review, which may appear late. */
  dangers: string
}

/** Confirms a transaction if it is verified, and still is when the wallet is prompted. */
export function useConfirm({
  signable,
  recheck,
  stored,
  account,
  dangers,
}: ConfirmingInput): Confirming {
  const [isRechecking, setRechecking] = useState(false)
  const [local, dispatch] = useReducer(signingFlow, signingStart)
  const ports = useSubmittingPorts()
  const wallet = useSigningWallet()
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const shown = useStillShown(dangers)
  const { chains } = useEnvironment()
  const reportLateOutcome = useReportLateOutcome(
    isMounted,
    useChain(signable?.at.chainId)?.name ?? '',
  )

  async function sign(method: SigningMethod) {
    if (!signable || !account || !recheck || isRechecking) return
    setRechecking(true)
    const isStillShown = shown()
    const reviewAgain = async () => {
      const found = recheckedAs(await recheck(), signable)
      return found === 'same' && !isStillShown() ? 'changed' : found
    }
    const found = await reviewAgain().finally(() => setRechecking(false))
    if (!isMounted()) return
    // The dialog shows what differs now; the wallet isn't prompted.
    if (found !== 'same') return dispatch({ type: 'back' })
    dispatch({ type: method === 'hash' ? 'signHash' : 'sign' })
    try {
      const state = await confirm({ ...ports, wallet }, signable, account, {
        method,
        chainIds: chains.map(({ chainId }) => chainId),
        recheck: reviewAgain,
      })
      dispatch({ type: 'signed' })
      reportLateOutcome(state)
    } catch (error) {
      const failure = failureOf(error, chains)
      dispatch({ type: 'failed', failure })
      return reportLateOutcome(failure)
    }
    await refreshSafe(queries, signable.at)
  }

  async function retry() {
    if (!stored)
      return local.step === 'failed' && local.method === 'hash'
        ? dispatch({ type: 'chooseHash' })
        : sign('typedData')
    await submit(ports, stored)
    await refreshSafe(queries, stored.at)
  }

  return {
    state: confirmState(local, stored?.state),
    isRechecking,
    sign: () => sign('typedData'),
    chooseHash: () => dispatch({ type: 'chooseHash' }),
    signHash: () => sign('hash'),
    retry,
    back: () => dispatch({ type: 'back' }),
  }
}

export function failureOf(error: unknown, chains: readonly ChainSummary[]): ConfirmFailure {
  if (error instanceof SignatureMismatchError)
    return {
      at: 'signing',
      why: 'notOwner',
      detail: error.message,
      signed: signedOf(error, chains),
    }
  if (error instanceof WalletError)
    return { at: 'signing', why: error.why, ...(error.message ? { detail: error.message } : {}) }
  return {
    at: 'signing',
    why: 'failed',
    ...(error instanceof Error ? { detail: error.message } : {}),
  }
}
