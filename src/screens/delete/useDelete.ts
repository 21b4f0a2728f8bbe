import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Hex, SafeRef } from '#base'
import { refreshSafe } from '#queries'
import { deleteTransaction, SignatureMismatchError, SubmitError, WalletError, type WalletReason } from '#signing'
import { useSigningWallet } from '../confirm/useSigningWallet.ts'
import { useRequestPort } from '../signingPorts.ts'

type DeleteFailure = { at: 'signing'; why: WalletReason | 'notOwner'; detail?: string } | { at: 'deleting'; why: 'refused' | 'unreachable'; detail?: string }

export type DeleteState = { step: 'review' } | { step: 'signing' } | { step: 'failed'; failure: DeleteFailure } | { step: 'done' }

export interface Deleting {
  state: DeleteState
  start: () => Promise<void>
  back: () => void
}

/** Deletes a proposed transaction from the gateway's queue, with the proposer's signature. */
export function useDelete({ at, safeTxHash }: { at: SafeRef; safeTxHash: Hex }, account: Address | undefined): Deleting {
  const [state, setState] = useState<DeleteState>({ step: 'review' })
  const requests = useRequestPort()
  const wallet = useSigningWallet()
  const queries = useQueryClient()
  return {
    state,
    back: () => setState({ step: 'review' }),
    start: async () => {
      if (!account || state.step === 'signing') return
      setState({ step: 'signing' })
      try {
        await deleteTransaction({ wallet, requests, now: () => Date.now() }, { at, safeTxHash }, account)
        setState({ step: 'done' })
      } catch (error) {
        setState({ step: 'failed', failure: failureOf(error) })
      }
      await refreshSafe(queries, at)
    },
  }
}

function failureOf(error: unknown): DeleteFailure {
  const detail = error instanceof Error && error.message ? { detail: error.message } : {}
  if (error instanceof SubmitError) return { at: 'deleting', why: error.why, ...detail }
  if (error instanceof SignatureMismatchError) return { at: 'signing', why: 'notOwner', ...detail }
  return { at: 'signing', why: error instanceof WalletError ? error.why : 'failed', ...detail }
}
