import { type Address, type Allowed, no, sameAddress, yes } from '#base'
import type { TxStatus } from '#queries'

/** What a row tells of its transaction: the gateway's word, good enough for a button. The dialog behind it checks against the chain. */
export interface RowFacts {
  status: TxStatus
  nonce: number
  missing: readonly Address[]
}

/** What must be known of the safe; undefined while it is not loaded. */
export interface SafeFacts {
  nonce: number
  owners: readonly Address[]
  /** False for a contract version that is not known: nothing of it can be hashed. */
  supported: boolean
}

export type RowReason = 'noWallet' | 'notOwner' | 'alreadySigned' | 'nonceTooHigh' | 'nonceUsed' | 'unsupportedVersion' | 'checking'

export interface RowAction {
  kind: 'confirm' | 'execute'
  may: Allowed<RowReason>
}

/** The one thing that can be done with a waiting row, and whether this viewer may; undefined for what no longer waits. */
export function rowAction(row: RowFacts, safe: SafeFacts | undefined, viewer: Address | undefined): RowAction | undefined {
  if (row.status === 'AWAITING_CONFIRMATIONS') return { kind: 'confirm', may: mayConfirm(row, safe, viewer) }
  if (row.status === 'AWAITING_EXECUTION') return { kind: 'execute', may: mayExecute(row, safe, viewer) }
  return undefined
}

/** An owner may sign once. A used nonce is told first: a signature would be wasted. */
function mayConfirm({ nonce, missing }: RowFacts, safe: SafeFacts | undefined, viewer: Address | undefined): Allowed<RowReason> {
  if (!safe) return no('checking')
  if (!safe.supported) return no('unsupportedVersion')
  if (nonce < safe.nonce) return no('nonceUsed')
  if (!viewer) return no('noWallet')
  if (!safe.owners.some((owner) => sameAddress(owner, viewer))) return no('notOwner')
  return missing.some((owner) => sameAddress(owner, viewer)) ? yes : no('alreadySigned')
}

/** Anyone with a wallet may execute what is fully signed, in the order of the nonces. */
function mayExecute({ nonce }: RowFacts, safe: SafeFacts | undefined, viewer: Address | undefined): Allowed<RowReason> {
  if (!safe) return no('checking')
  if (!safe.supported) return no('unsupportedVersion')
  if (nonce < safe.nonce) return no('nonceUsed')
  if (nonce > safe.nonce) return no('nonceTooHigh')
  return viewer ? yes : no('noWallet')
}

/** The viewer's signature is one of those that are missing. */
export const needsSignature = ({ status, missing }: Pick<RowFacts, 'status' | 'missing'>, viewer: Address | undefined): boolean =>
  status === 'AWAITING_CONFIRMATIONS' && viewer !== undefined && missing.some((owner) => sameAddress(owner, viewer))
