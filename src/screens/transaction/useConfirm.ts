import { useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { useConfig } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import type { Address, Hex } from '#base'
import { GatewayHttpError } from '#gateway'
import { confirm, refreshSafe, type TransactionDetail } from '#queries'
import { acceptSignature, InvalidSignatureError, type Proof, safeTxTypedData } from '#safe'
import { readWalletError } from '#wallet'
import { useEnvironment } from '../environment.tsx'
import { type ConfirmFailure, confirmFlow, confirmStart, type ConfirmState, type Given } from './confirmFlow.ts'

export interface Confirming {
  state: ConfirmState
  /** Asks the wallet for the signature over our own hash, checks it, and passes it on. */
  sign: () => Promise<void>
  retry: () => Promise<void>
  back: () => void
}

/** Confirms a transaction. `proof` has to be the one that was shown; nothing is signed without it. */
export function useConfirm(
  detail: TransactionDetail | undefined,
  proof: Proof | 'checking' | undefined,
  version: string | null,
  account: Address | undefined,
): Confirming {
  const [state, dispatch] = useReducer(confirmFlow, confirmStart)
  const { gateway } = useEnvironment()
  const config = useConfig()
  const queries = useQueryClient()

  async function send({ signature, by }: Given, hash: Hex, tx: NonNullable<TransactionDetail['tx']>, at: TransactionDetail['at']) {
    try {
      await confirm(gateway, { at, tx, safeTxHash: hash, sender: by, signature })
      dispatch({ type: 'sent' })
    } catch (error) {
      const why = error instanceof GatewayHttpError && error.status < 500 && error.status !== 429 ? 'refused' : 'unreachable'
      dispatch({ type: 'failed', failure: { at: 'sending', why, ...(error instanceof Error ? { detail: error.message } : {}) } })
    }
    // The gateway may have taken the signature although its answer was lost.
    await refreshSafe(queries, at)
  }

  async function sign() {
    if (!detail?.tx || !account || !proof || proof === 'checking' || proof.status !== 'verified' || !proof.hashes) return
    const { at, tx } = detail
    const hash = proof.hashes.safeTxHash
    dispatch({ type: 'sign' })
    let signature: Hex
    try {
      const typed = safeTxTypedData({ ...at, version }, tx)
      // The types are built at run time for three generations of contracts, so viem cannot infer them.
      const answer = await signTypedData(config, { account, ...typed, types: typed.types as Record<string, { name: string; type: string }[]> })
      signature = await acceptSignature(hash, answer, account)
    } catch (error) {
      dispatch({ type: 'failed', failure: signingFailure(error) })
      return
    }
    dispatch({ type: 'signed', given: { signature, by: account } })
    await send({ signature, by: account }, hash, tx, at)
  }

  async function retry() {
    dispatch({ type: 'retry' })
    if (state.step !== 'failed') return
    if (!state.given) return sign()
    if (detail?.tx && proof && proof !== 'checking' && proof.hashes) await send(state.given, proof.hashes.safeTxHash, detail.tx, detail.at)
  }

  return { state, sign, retry, back: () => dispatch({ type: 'back' }) }
}

function signingFailure(error: unknown): ConfirmFailure {
  if (error instanceof InvalidSignatureError) return { at: 'signing', why: 'notOwner', detail: error.message }
  const failure = readWalletError(error)
  const why = (
    {
      rejected: 'rejected',
      pending: 'pending',
      missing: 'missing',
      lost: 'missing',
      timedOut: 'timedOut',
      wrongChain: 'wrongChain',
      chainUnknown: 'wrongChain',
      failed: 'failed',
    } as const
  )[failure.kind]
  return { at: 'signing', why, ...('detail' in failure && failure.detail ? { detail: failure.detail } : {}) }
}
