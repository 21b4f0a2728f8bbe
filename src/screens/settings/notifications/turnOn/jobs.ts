import { type Address, sameAddress, type SafeRef } from '#base'
import type { DatedDeviceRequest, SignedDeviceRequest, WalletReason } from '#signing'

/**
 * Why a signature or its request failed: the wallet returned none or an unusable one, or the
 * request didn't arrive. `unsupported`: the wallet can't sign messages. `expired`: it took too long
 * and must be signed again.
 */
export type JobFailure =
  | { at: 'signing'; why: Exclude<WalletReason, 'unsupported'>; detail?: string }
  | { at: 'signature'; why: 'unsupported' | 'notOwner' | 'expired'; detail?: string }
  | { at: 'sending'; why: 'declined' | 'unreachable' | 'notOffered'; detail?: string }

export type JobState =
  | { step: 'waiting' }
  /** The wallet was prompted to sign this. */
  | { step: 'signing'; request: DatedDeviceRequest }
  | { step: 'sending' }
  | { step: 'done' }
  /** With the signature and its account, if that was given and can still be used. */
  | { step: 'failed'; failure: JobFailure; signed?: SignedDeviceRequest; by?: Address }

/** The Safes of one chain: one signature registers all of them. */
export interface Job {
  chainId: string
  safes: readonly Address[]
  state: JobState
}

/** A job for each chain, in the order in which the chains first appear. */
export function jobsOf(safes: readonly SafeRef[]): readonly Job[] {
  const chainIds = [...new Set(safes.map(({ chainId }) => chainId))]
  return chainIds.map((chainId) => ({
    chainId,
    safes: safes.filter((one) => one.chainId === chainId).map(({ address }) => address),
    state: { step: 'waiting' },
  }))
}

export const isDone = ({ state }: Job): boolean => state.step === 'done'
export const isAsking = ({ state }: Job): boolean =>
  state.step === 'signing' || state.step === 'sending'

/**
 * The signature of an account for a chain that failed to arrive; undefined if it has to be given
 * (again).
 */
export const keptSignature = ({ state }: Job, account: Address): SignedDeviceRequest | undefined =>
  state.step === 'failed' && sameAddress(state.by, account) ? state.signed : undefined
