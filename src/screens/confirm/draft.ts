import type { SafeRef } from '#base'
import type { Action, Decoding, SafeTx, TransactionDetail } from '#domain'
import type { Proposal } from '#signing'

/** A transaction before its first signature, which proposes it. */
export interface Draft {
  tx: SafeTx
  /** What it does, in the words of the screens; compared with its call data before it can be signed. */
  action: Action
  /** For the other owners. It isn't part of what is signed. */
  note: string | null
  /** Methods and arguments by an ABI that the person, a file or the gateway gave; compared with the call data. */
  decoded?: Decoding | null
}

/** A draft as a transaction, for the review. The gateway knows nothing of it yet, so it has no hash there and no signatures. */
export const draftDetail = (at: SafeRef, { tx, action, note, decoded = null }: Draft): TransactionDetail => ({
  at,
  id: `draft_${tx.nonce}`,
  status: 'AWAITING_CONFIRMATIONS',
  action,
  executedAt: null,
  txHash: null,
  note,
  app: null,
  tx,
  multisig: null,
  module: null,
  decoded,
})

/** `origin` is where gateways read notes from. */
export const proposalOf = ({ note }: Pick<Draft, 'note'>): Proposal => ({ origin: note ? JSON.stringify({ note }) : null })
