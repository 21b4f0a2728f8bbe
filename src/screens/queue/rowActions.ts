import { type Address, type Allowed, no, sameAddress } from '#base'
import type { TransactionItem } from '#queries'
import { canConfirm, canExecute, type ConfirmReason, type ExecuteReason, type SafeState, type Waiting, type Who } from '#safe'

/** What a row tells of its transaction: the gateway's word, good enough for a button. The dialog behind it proves it against the chain. */
export type RowFacts = Pick<TransactionItem, 'status' | 'multisig'>

export type RowReason = ConfirmReason | ExecuteReason

export interface RowAction {
  kind: 'confirm' | 'execute'
  may: Allowed<RowReason>
}

/** The one thing that can be done with a waiting row, and whether this viewer may; undefined for what no longer waits. */
export function rowAction({ status, multisig }: RowFacts, safe: SafeState | undefined, viewer: Address | undefined): RowAction | undefined {
  const kind = status === 'AWAITING_CONFIRMATIONS' ? 'confirm' : status === 'AWAITING_EXECUTION' ? 'execute' : undefined
  if (!kind || !multisig) return undefined
  if (!safe) return { kind, may: no('checking') }
  // Proving and changing the wallet's network are the dialog's first steps: they do not keep its button from being pressed.
  const who: Who = { account: viewer ?? null, chainId: safe.chainId }
  const row: Waiting = { status, nonce: BigInt(multisig.nonce), confirmedBy: confirmedBy(kind, multisig.missing, safe.owners) }
  return { kind, may: kind === 'confirm' ? canConfirm(row, safe, who, 'verified') : canExecute(row, safe, who, 'verified') }
}

/** A row names who is missing, and that only while somebody is: of a complete one everybody counts. */
function confirmedBy(kind: RowAction['kind'], missing: readonly Address[], owners: readonly Address[]): readonly Address[] {
  if (kind === 'execute') return owners
  // A gateway that names nobody leaves it to the dialog to find out.
  return missing.length === 0 ? [] : owners.filter((owner) => !missing.some((one) => sameAddress(one, owner)))
}

/** The viewer's signature is one of those that are missing. */
export const needsSignature = ({ status, multisig }: RowFacts, viewer: Address | undefined): boolean =>
  status === 'AWAITING_CONFIRMATIONS' && viewer !== undefined && (multisig?.missing.some((owner) => sameAddress(owner, viewer)) ?? false)
