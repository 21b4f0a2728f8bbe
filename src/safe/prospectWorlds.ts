import { type Address, type ChainSnapshot, type Hex, sameAddress } from '#base'
import { contractVersion } from './checkContract.ts'
import type { Effect } from './effect.ts'
import type { Confirmed } from './execution.ts'
import { signerOf } from './recoverSigner.ts'
import { firstSignatures, packSignatures, type SignaturePart } from './signature.ts'
import { isAtLeast } from './version.ts'

/** A Safe's state at one point of the execution. */
export interface State extends ChainSnapshot {
  /** Approvals up to this point. */
  approved: readonly { by: Address; hash: Hex }[]
}

/** Safes by their address in lower case; undefined: nothing is known. */
export type World = ReadonlyMap<string, State | undefined>

export type Approval = Extract<Effect, { kind: 'approveHash' }>

export type Execution = Extract<Effect, { kind: 'execute' }>

export const keyOf = (account: Address) => account.toLowerCase()

export const has = (list: readonly Address[], one: Address) =>
  list.some((other) => sameAddress(other, one))

export const unknown = { status: 'unknown' } as const

/**
 * Whether unofficial code runs before a Safe's execution: its guard's or a signing contract's,
 * which could do anything when called by a Safe before 1.3.0.
 */
export const isObserved = (state: ChainSnapshot, isSignedByContract: boolean): boolean =>
  state.guard !== null || (isSignedByContract && !isAtLeast(contractVersion(state), '1.3.0'))

export const hasContract = (parts: readonly (SignaturePart | null)[]): boolean =>
  parts.some((part) => part?.kind === 'contract')

export const asksOthers = (state: ChainSnapshot, signed: Execution['signed']): boolean =>
  signed
    ? isObserved(state, hasContract(firstSignatures(signed.signatures, state.threshold)))
    : state.moduleGuard !== null

export const approversIn = (state: State | undefined, hash: Hex): readonly Address[] =>
  (state?.approved ?? []).flatMap((one) => (one.hash === hash ? [one.by] : []))

/** A signature in a service's format; undefined if it can't be valid. */
export async function confirmedBy(
  hash: Hex,
  part: SignaturePart | null,
): Promise<Confirmed | undefined> {
  const signer = part && (await signerOf(hash, part).catch(() => undefined))
  if (!part || !signer) return undefined
  return {
    signer,
    signature: part.kind === 'approved' ? null : packSignatures([{ ...part, signer }]),
  }
}
