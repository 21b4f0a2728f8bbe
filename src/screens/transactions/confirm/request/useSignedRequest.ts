import { useState } from 'react'
import type { Address, ChainSummary } from '#base'
import {
  type RequestPorts,
  SignatureMismatchError,
  SubmitError,
  WalletError,
  type WalletReason,
} from '#signing'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { type ShownSigned, signedOf, useLeft } from '#screens/common/signing'
import { useRequestPort, useSigningWallet } from '#screens/core/ports'

type RequestFailure =
  | { at: 'signing'; why: WalletReason | 'notOwner'; detail?: string; signed?: ShownSigned }
  | { at: 'sending'; why: 'declined' | 'unreachable'; detail?: string }

export type RequestState =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'failed'; failure: RequestFailure }
  | { step: 'done' }

export interface SignedRequest {
  state: RequestState
  start: () => Promise<void>
  back: () => void
}

/** The notice about a request whose dialog was closed, or its page left, while it was made. */
interface RequestWords {
  network: string
  done: string
  failed: (why: 'declined' | 'unreachable') => string
}

/**
 * A request to the gateway that the connected account signs, and that changes nothing on-chain.
 * `onSettled`: also after a failure, since it may have arrived.
 */
export function useSignedRequest(
  request: (ports: RequestPorts, account: Address) => Promise<void>,
  onSettled: () => Promise<void>,
  words: RequestWords,
): SignedRequest {
  const [state, setState] = useState<RequestState>({ step: 'review' })
  const { account } = useWallet()
  const requests = useRequestPort()
  const wallet = useSigningWallet()
  const { chains } = useEnvironment()
  const left = useLeft(words.network)
  return {
    state,
    back: () => setState({ step: 'review' }),
    start: async () => {
      if (!account || state.step === 'signing') return
      setState({ step: 'signing' })
      try {
        await request({ wallet, requests, now: () => Date.now() }, account)
        setState({ step: 'done' })
        left.done(words.done)
      } catch (error) {
        const failure = failureOf(error, chains)
        setState({ step: 'failed', failure })
        if (failure.at === 'signing') left.failed(failure)
        else left.say({ tone: 'failed', title: words.failed(failure.why) })
      }
      await onSettled()
    },
  }
}

function failureOf(error: unknown, chains: readonly ChainSummary[]): RequestFailure {
  const detail = error instanceof Error && error.message ? { detail: error.message } : {}
  if (error instanceof SubmitError) return { at: 'sending', why: error.why, ...detail }
  if (error instanceof SignatureMismatchError)
    return { at: 'signing', why: 'notOwner', signed: signedOf(error, chains), ...detail }
  return { at: 'signing', why: error instanceof WalletError ? error.why : 'failed', ...detail }
}
