import { readSafeRevert } from '#safe'
import { RelayError, revertParts, WalletError } from '#signing'
import type { ExecuteFailure } from './executeFlow.ts'

/** Why something couldn't be sent, from what the wallet or the relayer threw. */
export function failureOf(error: unknown): ExecuteFailure {
  if (error instanceof RelayError)
    return { at: 'relay', why: error.why, ...(error.message ? { detail: error.message } : {}) }
  if (error instanceof WalletError) {
    const revert = readSafeRevert(error.cause)
    return {
      at: 'wallet',
      why: error.why,
      ...(revert ? revertParts(revert) : error.message ? { detail: error.message } : {}),
      ...(error.mayHaveSent ? { mayHaveSent: true } : {}),
    }
  }
  return {
    at: 'wallet',
    why: 'failed',
    mayHaveSent: true,
    ...(error instanceof Error ? { detail: error.message } : {}),
  }
}
