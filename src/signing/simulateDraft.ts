import { type Address, sameAddress } from '#base'
import type { Execution } from '#chain'
import type { SafeState, SafeTx } from '#domain'
import { encodeExec, packSignatures, readSafeRevert } from '#safe'
import type { DraftSimulationPort } from './ports.ts'
import { revertParts } from './simulate.ts'

/** The result of executing a transaction now, with all signatures and at its turn. */
export type DraftSimulation =
  | { status: 'works' }
  /** It would be mined and use the nonce, but the action would fail. */
  | { status: 'innerFails' }
  /** `code` is the Safe contract's, such as `GS013`; `detail` is another contract's message. */
  | { status: 'reverts'; code?: string; detail?: string }
  /** The node didn't respond, or can't simulate it. */
  | { status: 'unknown' }

/**
 * An execution of a transaction before its signatures are complete, as approved by one of the
 * owners: the account, if it's an owner. Undefined without owners.
 */
export function draftExecution({
  tx,
  safe,
  account,
}: {
  tx: SafeTx
  safe: SafeState
  account: Address | undefined
}): (Execution & { from: Address }) | undefined {
  const from = safe.owners.find((owner) => sameAddress(owner, account)) ?? safe.owners[0]
  return (
    from && {
      safe: safe.address,
      data: encodeExec(tx, packSignatures([{ kind: 'approved', signer: from }])),
      from,
    }
  )
}

/** Simulates a transaction before its signatures are complete. */
export async function simulateDraft(
  node: DraftSimulationPort,
  draft: { tx: SafeTx; safe: SafeState; account: Address | undefined },
): Promise<DraftSimulation> {
  const execution = draftExecution(draft)
  if (!execution) return { status: 'unknown' }
  const simulated = await node({ ...execution, nonce: draft.tx.nonce })
  if (simulated.ok) return { status: simulated.inner ? 'works' : 'innerFails' }
  const revert = readSafeRevert(simulated.error)
  return revert ? { status: 'reverts', ...revertParts(revert) } : { status: 'unknown' }
}
