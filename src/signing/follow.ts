import { pause } from '#base'
import { approvalIn, executionIn, type Receipt } from '#chain'
import { type PendingEntry, type PendingSent, withState } from './pendingStore.ts'
import type { FollowingPorts } from './ports.ts'

/** Milliseconds after which a transaction unknown to the node counts as dropped. A slow one isn't lost: nodes keep pending transactions for hours. */
export const droppedAfter = 30 * 60 * 1000

/** Milliseconds between two attempts while a node doesn't respond. */
const followRetry = 5_000

/**
 * Follows a sent transaction until it is mined, replaced or dropped, and writes its state to the pending store, for all that were executed in it. Retries
 * while the node fails, because the transaction has already been sent. Safe to run in several tabs at once.
 */
export async function follow(
  { follow: followOn, store, now }: Pick<FollowingPorts, 'follow' | 'store' | 'now'>,
  entry: PendingSent,
  { signal, retry = followRetry }: { signal?: AbortSignal; retry?: number } = {},
): Promise<PendingSent['state']> {
  const node = followOn(entry.at.chainId)
  const put = (stateOf: (one: PendingSent) => PendingSent['state']) => {
    store.update((list) => sentWith(list, entry).reduce((updated, one) => withState(updated, one, stateOf(one)), list))
    return stateOf(entry)
  }
  if (!node) return entry.state
  let nonce = entry.state.status === 'processing' ? entry.state.nonce : undefined
  for (;;) {
    if (signal?.aborted) return entry.state
    const found = await node({ txHash: entry.txHash, from: entry.by, nonce }, signal).catch(() => undefined)
    if (signal?.aborted) return entry.state
    if (found?.status === 'mined') {
      const { receipt } = found
      return put((one) => outcome(one, receipt))
    }
    if (found?.status === 'replaced') return put(() => ({ status: 'replaced' }))
    if (found?.status === 'pending') nonce = found.nonce
    if (found?.status === 'missing' && now() - entry.since >= droppedAfter) return put(() => ({ status: 'dropped' }))
    const known = nonce === undefined ? {} : { nonce }
    if (found) put(() => ({ status: 'processing', slow: true, ...known }))
    else await pause(retry, signal).catch(() => undefined)
  }
}

/** What was sent in the same transaction, this one among them. */
const sentWith = (list: readonly PendingEntry[], { kind, at, txHash, since }: PendingSent): readonly PendingSent[] =>
  list.filter(
    (one): one is PendingSent =>
      (one.kind === 'execute' || one.kind === 'approve') && one.kind === kind && one.at.chainId === at.chainId && one.txHash === txHash && one.since === since,
  )

/** Contracts before 1.0.0 emit no event for an execution, so only the receipt is known. An owner's approval counts only if the Safe says that it has it. */
function outcome({ kind, at, by, safeTxHash }: PendingSent, receipt: Receipt): PendingSent['state'] {
  if (receipt.status === 'reverted') return { status: 'reverted' }
  if (kind === 'approve') return { status: 'executed', inner: approvalIn(receipt, { safe: at.address, safeTxHash, owner: by }) ? 'success' : 'failure' }
  return { status: 'executed', inner: executionIn(receipt, at.address, safeTxHash) ?? 'unknown' }
}
