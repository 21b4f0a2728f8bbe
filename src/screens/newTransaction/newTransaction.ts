import { type Address, zeroAddress } from '#base'
import { toSafeTx } from '#safe'
import type { Draft } from '../confirm/index.ts'
import { type ActionContext, callAction, draftDecoding } from './callAction.ts'
import type { TransactionDraft } from './transactionDraft.ts'

/** The transaction that makes the calls of a draft, as it is reviewed; `library` runs several. */
export function newTransaction(
  { calls, note }: TransactionDraft,
  { nonce, library, ...context }: ActionContext & { nonce: bigint; library: Address | undefined },
): Draft {
  const [first] = calls
  return {
    tx: toSafeTx(calls, { nonce, library }),
    action:
      first && calls.length === 1 ? callAction(first, context) : { kind: 'batch', count: calls.length, to: { address: library ?? zeroAddress, name: null } },
    note: note.trim() || null,
    decoded: draftDecoding(calls),
  }
}
