import { visibleName, visibleText } from '#base'
import type { TransactionItem } from '#domain'
import type { TransactionSummary } from '#gateway'
import { asAddress, asHexOrNull, toApp, toParty, wordOf } from '../mappers.ts'
import { hashIn, safeIn } from './ids.ts'
import { statuses } from './statuses.ts'
import { toAction } from './toAction.ts'

// The gateway's rows are never mutated, so each is mapped once: when a long list grows by a page,
// only the new rows are mapped.
const items = new WeakMap<TransactionSummary, TransactionItem>()

/** A row of the queue or the history; always the same object for the same row of the gateway. */
export function toItem(tx: TransactionSummary): TransactionItem {
  const item = items.get(tx) ?? mapItem(tx)
  items.set(tx, item)
  return item
}

/** A note keeps its lines; null if none of it is visible. */
export const toNote = (text: string | null | undefined): string | null =>
  text && visibleName(text) ? visibleText(text) : null

function mapItem(tx: TransactionSummary): TransactionItem {
  const run = tx.executionInfo
  return {
    id: tx.id,
    at: tx.timestamp,
    status: wordOf(statuses, tx.txStatus, 'UNKNOWN'),
    action: toAction(tx.txInfo, safeIn(tx.id), !run),
    txHash: asHexOrNull(tx.txHash),
    multisig:
      run?.type === 'MULTISIG'
        ? {
            safeTxHash: hashIn(tx.id),
            nonce: run.nonce,
            required: run.confirmationsRequired,
            submitted: run.confirmationsSubmitted,
            missing: (run.missingSigners ?? []).map((signer) => asAddress(signer.value)),
          }
        : null,
    module: run?.type === 'MODULE' ? toParty(run.address) : null,
    note: toNote(tx.note),
    app: toApp(tx.safeAppInfo),
  }
}
