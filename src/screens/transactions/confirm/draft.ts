import { readUrl, type SafeRef } from '#base'
import type { Action, Decoding, SafeTx, TransactionDetail } from '#domain'
import type { Proposal } from '#signing'

/** A transaction before its first signature, which proposes it. */
export interface Draft {
  tx: SafeTx
  /**
   * What it does, in the words of the screens; compared with its call data before it can be signed.
   */
  action: Action
  /** For the other owners. It isn't signed. */
  note: string | null
  /**
   * Methods and arguments by an ABI that the user, a file, or the gateway gave; compared with the
   * call data.
   */
  decoded?: Decoding | null
  /** The app that requested it. */
  app?: { name: string; url: string } | null
}

/**
 * A draft as a transaction, for the review. The gateway doesn't know it yet, so it has no hash
 * there and no signatures.
 */
export const draftDetail = (
  at: SafeRef,
  { tx, action, note, decoded = null, app = null }: Draft,
): TransactionDetail => ({
  at,
  id: `draft_${tx.nonce}`,
  status: 'AWAITING_CONFIRMATIONS',
  action,
  executedAt: null,
  txHash: null,
  note,
  app,
  tx,
  multisig: null,
  module: null,
  decoded,
})

/** Gateways don't store longer ones. */
const longestOrigin = 200

/**
 * `origin` is where gateways read notes and an app's name from. An app's URL has no query here: it
 * may contain what is meant for the app alone.
 */
export function proposalOf({ note, app }: Pick<Draft, 'note' | 'app'>): Proposal {
  if (!app) return { origin: note ? JSON.stringify({ note }) : null }
  const page = readUrl(app.url)
  const url = page ? page.origin + page.pathname : app.url
  const withNote = JSON.stringify({ url, name: app.name, ...(note ? { note } : {}) })
  return {
    origin:
      withNote.length <= longestOrigin
        ? withNote
        : JSON.stringify({ url: url.slice(0, 120), name: app.name.slice(0, 40) }),
  }
}
