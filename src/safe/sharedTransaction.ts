import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import type { SafeTx } from '#domain'
import type { Confirmed } from './execution.ts'
import { readSignature } from './signature.ts'

/**
 * A proposed transaction passed between owners without a gateway. Nothing in it is trusted: its
 * hash is recalculated, its signatures are compared with the on-chain owners, and its effects are
 * decoded from its fields.
 */
export interface SharedTransaction {
  at: SafeRef
  tx: SafeTx
  /** As the sender has calculated it. */
  safeTxHash: Hex
  signatures: readonly Confirmed[]
  /** The proposer's note and app. Neither is signed. */
  note: string | null
  app: { name: string; url: string } | null
}

/** Why a link or a file isn't a shared transaction. */
export type SharedProblem =
  /** It's empty: the part after `#` is missing, or the file is empty. */
  | { why: 'empty' }
  /** Something else. */
  | { why: 'notShared' }
  /** Written by a version that this one doesn't know. */
  | { why: 'otherVersion' }
  /** Its end is missing. */
  | { why: 'cut' }
  /** It was altered: the checksum doesn't match. */
  | { why: 'changed' }
  | { why: 'tooLarge' }
  /**
   * A field is missing or invalid, although the checksum matches; `field` is its name in a file.
   */
  | { why: 'invalidField'; field: string }
  /** The letter case of an address isn't its checksum (EIP-55): a digit may be wrong. */
  | { why: 'badChecksum'; field: string }
  /** Bytes that aren't a signature of any kind the contract knows. */
  | { why: 'badSignature'; signer: Address }
  /** It belongs to a different Safe or chain than the address bar. */
  | { why: 'otherSafe' | 'otherChain'; at: SafeRef }

export type ReadShared =
  | { ok: true; shared: SharedTransaction }
  | { ok: false; problem: SharedProblem }

/** Longest text of a link or a file, in characters. */
export const longestShared = 400_000

/** Far more than the owners of any Safe; each signature is recovered when it is opened. */
const mostSignatures = 200

/** Aborts reading with the problem. */
export class SharedProblemError extends Error {
  override readonly name = 'SharedProblemError'
  readonly problem: SharedProblem
  constructor(problem: SharedProblem) {
    super(problem.why)
    this.problem = problem
  }
}

/** Whether bytes are one signature of a kind that the contract knows. */
export function isReadable({ signature }: Confirmed): boolean {
  try {
    return signature === null || Boolean(readSignature(signature))
  } catch {
    return false
  }
}

/** Validates what both formats have in common. @throws SharedProblemError */
export function checkShared(shared: SharedTransaction): SharedTransaction {
  if (shared.signatures.length > mostSignatures) throw new SharedProblemError({ why: 'tooLarge' })
  const unreadable = shared.signatures.find((one) => !isReadable(one))
  if (unreadable) throw new SharedProblemError({ why: 'badSignature', signer: unreadable.signer })
  return shared
}

/**
 * All signatures without duplicates. If a signer is in several lists, the first list wins: pass the
 * most trusted one first.
 */
export const mergeSignatures = (
  ...lists: readonly (readonly Confirmed[])[]
): readonly Confirmed[] =>
  lists
    .flat()
    .filter((one, at, all) => all.findIndex(({ signer }) => sameAddress(signer, one.signer)) === at)
