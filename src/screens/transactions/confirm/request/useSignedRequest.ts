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
import { type ShownSigned, signedOf } from '#screens/common/signing'
import { useRequestPort, useSigningWallet } from '#screens/core/ports'
import { useIsMounted } from '#screens/common/hooks'
import { useTellLeft } from '../useTellLeft.ts'

type RequestFailure =
  | { at: 'signing'; why: WalletReason | 'notOwner'; detail?: string; signed?: ShownSigned }
  | { at: 'sending'; why: 'refused' | 'unreachable'; detail?: string }

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

/**
 * A request to the gateway that the connected account signs, and that changes nothing on-chain.
 * `onSettled`: also after a failure, since it may have arrived.
 */
export function useSignedRequest(
  request: (ports: RequestPorts, account: Address) => Promise<void>,
  onSettled: () => Promise<void>,
): SignedRequest {
  const [state, setState] = useState<RequestState>({ step: 'review' })
  const { account } = useWallet()
  const requests = useRequestPort()
  const wallet = useSigningWallet()
  const { chains } = useEnvironment()
  const tellLeft = useTellLeft(useIsMounted())
  return {
    state,
    back: () => setState({ step: 'review' }),
    start: async () => {
      if (!account || state.step === 'signing') return
      setState({ step: 'signing' })
      try {
        await request({ wallet, requests, now: () => Date.now() }, account)
        setState({ step: 'done' })
      } catch (error) {
        const failure = failureOf(error, chains)
        setState({ step: 'failed', failure })
        tellLeft(failure)
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
