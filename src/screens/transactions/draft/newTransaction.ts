import { type Address, zeroAddress } from '#base'
import { isRejection, toSafeTx } from '#safe'
import type { Draft } from '#screens/transactions/confirm'
import type { ActionContext } from '#screens/transactions/review'
import { callAction, draftDecoding } from './callAction.ts'
import type { TransactionDraft } from '#screens/core/stores'

/** The transaction that makes the calls of a draft, as it is reviewed; `library` runs several. */
export function newTransaction(
  { calls, note }: TransactionDraft,
  { nonce, library, ...context }: ActionContext & { nonce: bigint; library: Address | undefined },
): Draft {
  const [first] = calls
  const tx = toSafeTx(calls, { nonce, library })
  const batch = {
    kind: 'batch',
    count: calls.length,
    to: { address: library ?? zeroAddress, name: null },
  } as const
  return {
    tx,
    action: isRejection(tx, context.safe)
      ? { kind: 'reject' }
      : first && calls.length === 1
        ? callAction(first, context)
        : batch,
    note: note.trim() || null,
    decoded: draftDecoding(calls, context.safe),
  }
}
