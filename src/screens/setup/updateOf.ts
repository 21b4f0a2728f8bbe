import type { ChainSnapshot } from '#base'
import type { SafeTx } from '#domain'
import { addressesOf, encodeMigration, officialVersion, plainTx, singletonAt } from '#safe'

/** The version that a Safe can be updated to. */
export const updatedVersion = '1.4.1'

/** The transaction that updates a Safe's contract, without its nonce; undefined where the official library can't. Owners and rules stay. */
export function updateOf(snapshot: ChainSnapshot): Omit<SafeTx, 'nonce'> | undefined {
  // Older contracts keep their settings elsewhere.
  if (officialVersion(snapshot) !== '1.3.0') return undefined
  const [library] = addressesOf('SafeMigration', updatedVersion)
  const isL2 = singletonAt(snapshot.singleton)?.contract === 'SafeL2'
  return library && plainTx({ to: library, data: encodeMigration(isL2), operation: 1, nonce: 0n })
}
