import type { SharedTransaction } from '#safe'
import { type GatewayPort, SubmitError } from '#signing'
import { sharedProposal } from './sharedDetail.ts'

/** What came of adding several transactions to a queue. */
export interface Added {
  /** Transactions that the queue didn't have. */
  transactions: number
  /** Signatures that it didn't have, those of new transactions included. */
  signatures: number
  /** Signatures that weren't accepted. */
  rejected: number
}

/** What a queue has before and after: the number of signatures by safeTxHash. */
export type Counts = ReadonlyMap<string, number>

/**
 * Proposes each transaction with each of its signatures; a known one only gets those that it lacks.
 * What isn't accepted doesn't keep the others from it; if the gateway can't be reached, it ends.
 * @throws SubmitError
 */
export async function addAll(
  gateway: Pick<GatewayPort, 'propose'>,
  all: readonly SharedTransaction[],
): Promise<{ rejected: number }> {
  let rejected = 0
  for (const shared of all) {
    const { at, tx, safeTxHash } = shared
    for (const { signer: sender, signature } of shared.signatures) {
      // An on-chain approval needs no signature.
      if (signature === null) continue
      const signed = { at, tx, safeTxHash, sender, signature, ...sharedProposal(shared) }
      await gateway.propose(signed).catch((error: unknown) => {
        if (!(error instanceof SubmitError) || error.why !== 'declined') throw error
        rejected += 1
      })
    }
  }
  return { rejected }
}

/** What is new after something was added. */
export const addedIn = (before: Counts, after: Counts, rejected: number): Added => ({
  transactions: [...after.keys()].filter((hash) => !before.has(hash)).length,
  signatures: [...after].reduce(
    (sum, [hash, count]) => sum + Math.max(0, count - (before.get(hash) ?? 0)),
    0,
  ),
  rejected,
})
