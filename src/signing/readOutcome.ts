import { executionIn, type Hex, type SafeRef } from '#base'
import type { SafeTx } from '#domain'
import { contractVersion, type ReportedExecution, type SafeIdentity, safeTxHash } from '#safe'
import type { ChainPort } from './ports.ts'

/** A receipt's information about an execution. */
export async function readExecution(
  chain: Pick<ChainPort, 'receipt'> | undefined,
  { address }: SafeRef,
  safeTxHash: Hex,
  { reported, txHash }: { reported: ReportedExecution['reported']; txHash: Hex | null },
): Promise<ReportedExecution> {
  const receipt = txHash ? await chain?.receipt(txHash).catch(() => null) : null
  if (!receipt) return { reported, found: null }
  const found = executionIn(receipt, address, safeTxHash)
  return { reported, found: found ?? (receipt.status === 'reverted' ? 'reverted' : 'none') }
}

/** A gateway's information about a Safe's transaction. */
export interface ClaimedOutcome {
  status: string
  txHash: Hex | null
  /** Its fields; null if one is missing, or it belongs to another Safe. */
  tx: SafeTx | null
}

/** `txHash`: the transaction in which it was executed. */
export type Outcome = Pick<ClaimedOutcome, 'status' | 'txHash'>

/**
 * A transaction's outcome according to the chain: the Safe's own event decides between executed and
 * failed. Without one, it's pending while its nonce isn't used, and canceled once it is. The nonce
 * is known if the fields match the hash.
 * @returns null if the chain doesn't say, or can't prove it
 */
export async function readOutcome(
  chain: Pick<ChainPort, 'isIndependent' | 'receipt' | 'snapshot'> | undefined,
  at: SafeRef,
  hash: Hex,
  { status, txHash, tx }: ClaimedOutcome,
): Promise<Outcome | null> {
  const isExecuted = status === 'SUCCESS' || status === 'FAILED'
  if (!isExecuted && status !== 'CANCELLED') return { status, txHash: null }
  if (!chain?.isIndependent) return null
  const { found } = isExecuted
    ? await readExecution(chain, at, hash, { reported: 'success', txHash })
    : { found: null }
  if (found === 'success') return { status: 'SUCCESS', txHash }
  if (found === 'failure') return { status: 'FAILED', txHash }
  const next = await chain.snapshot(at).catch(() => null)
  if (!next || !tx) return null
  if (!isHashOf(hash, { ...at, version: contractVersion(next) }, tx)) return null
  if (next.nonce <= tx.nonce) return { status: 'AWAITING_EXECUTION', txHash: null }
  return isExecuted ? null : { status, txHash: null }
}

/** Not if the fields can't be hashed as contracts of this version do. */
function isHashOf(hash: Hex, safe: SafeIdentity, tx: SafeTx): boolean {
  try {
    return safeTxHash(safe, tx) === hash.toLowerCase()
  } catch {
    return false
  }
}
