import type { ChainSnapshot } from '#base'
import type { SafeTx } from '#domain'
import {
  addressesOf,
  encodeMigration,
  type OfficialVersion,
  officialVersion,
  plainTx,
  singletonAt,
} from '#safe'

/** The version that a Safe can be updated to. */
export const updatedVersion = '1.4.1'

/**
 * `l2`: to the contract of the same version that emits an event with the details of each
 * transaction, from which services on other networks than Ethereum learn of it.
 */
export type UpdateKind = 'version' | 'l2'

export interface ContractUpdate {
  kind: UpdateKind
  /** The transaction without its nonce. */
  tx: Omit<SafeTx, 'nonce'>
}

/**
 * The transaction with which the official library updates a Safe's contract; undefined if that is
 * impossible, or would gain nothing. Owners and rules stay. On a layer 2 the result is always the
 * contract for it. SafeToL2Migration isn't used: it only serves Safes that have executed nothing
 * yet.
 */
export function updateOf(
  snapshot: ChainSnapshot,
  { isL2 = false }: { isL2?: boolean | undefined } = {},
): ContractUpdate | undefined {
  const version = officialVersion(snapshot)
  const known = singletonAt(snapshot.singleton)
  // If the singleton is at another address, the migration may be, too, or anything may be at its
  // address.
  if (!known) return undefined
  const hasL2 = known.contract === 'SafeL2'
  // Older contracts keep their settings elsewhere.
  if (version === '1.3.0') return migrationTo('version', updatedVersion, isL2 || hasL2)
  return isL2 && !hasL2 && (version === '1.4.1' || version === '1.5.0')
    ? migrationTo('l2', version, true)
    : undefined
}

function migrationTo(
  kind: UpdateKind,
  version: OfficialVersion,
  l2: boolean,
): ContractUpdate | undefined {
  const [library] = addressesOf('SafeMigration', version)
  return (
    library && {
      kind,
      tx: plainTx({ to: library, data: encodeMigration(l2), operation: 1, nonce: 0n }),
    }
  )
}
