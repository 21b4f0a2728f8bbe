import { executionIn, type Hex, type SafeRef } from '#base'
import type { ReportedExecution } from '#safe'
import type { ChainPort } from './ports.ts'

/** What the receipt of a transaction says of an execution. */
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

/** What a gateway says of a transaction of a Safe. */
export interface ClaimedOutcome {
  status: string
  txHash: Hex | null
  /** null if it isn't known, or is that of another Safe. */
  nonce: bigint | null
}

/** `txHash`: the transaction in which it was executed. */
export type Outcome = Pick<ClaimedOutcome, 'status' | 'txHash'>

/**
 * What became of a transaction by the chain: executed and failed are what the Safe's own event
 * says. Without one, it still waits while its nonce isn't used; cancelled it is only once that is.
 * @returns null if the chain doesn't say, or what it says proves nothing
 */
export async function readOutcome(
  chain: Pick<ChainPort, 'isIndependent' | 'receipt' | 'snapshot'> | undefined,
  at: SafeRef,
  safeTxHash: Hex,
  { status, txHash, nonce }: ClaimedOutcome,
): Promise<Outcome | null> {
  const isExecuted = status === 'SUCCESS' || status === 'FAILED'
  if (!isExecuted && status !== 'CANCELLED') return { status, txHash: null }
  if (!chain?.isIndependent) return null
  const { found } = isExecuted
    ? await readExecution(chain, at, safeTxHash, { reported: 'success', txHash })
    : { found: null }
  if (found === 'success') return { status: 'SUCCESS', txHash }
  if (found === 'failure') return { status: 'FAILED', txHash }
  const next = await chain.snapshot(at).catch(() => null)
  if (!next || nonce === null) return null
  if (next.nonce <= nonce) return { status: 'AWAITING_EXECUTION', txHash: null }
  return isExecuted ? null : { status, txHash: null }
}
