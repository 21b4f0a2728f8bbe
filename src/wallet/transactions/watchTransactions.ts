import type { Hex } from '#base'
import { resolveTransactionStatus, type TransactionState } from './resolveTransactionStatus.ts'
import type { RecentTransaction } from './recentTransaction.ts'
import type { TransactionScope, TransactionStore } from './transactionStore.ts'

export interface WatchOptions {
  store: TransactionStore
  scope: TransactionScope
  /** Reads the chain once. Rejects if it cannot be reached: nothing changes then. */
  fetchState: (transaction: RecentTransaction) => Promise<TransactionState>
  /** Milliseconds between two readings. */
  every: number
  now?: () => number
  onCompleted?: ((transaction: RecentTransaction) => void) | undefined
}

/**
 * Watches every pending transaction of an account on a chain until it is completed; dropped ones
 * are read once more, because they may have reappeared. Returns a function that stops it.
 */
export function watchTransactions({
  store,
  scope,
  fetchState,
  every,
  now = Date.now,
  onCompleted,
}: WatchOptions): () => void {
  const followed = new Set<Hex>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let stopped = false
  const find = (hash: Hex) => store.list(scope).find((one) => one.hash === hash)

  const follow = async (hash: Hex, readsTaken: number) => {
    const before = find(hash)
    const state = before && (await fetchState(before).catch(() => undefined))
    // It may have been cleared, or updated by another tab, in the meantime.
    const known = find(hash)
    if (stopped) return
    if (!known || (known.status !== 'pending' && known.status !== 'dropped')) {
      followed.delete(hash)
      return
    }
    const verdict = state && resolveTransactionStatus(known, state, now(), readsTaken)
    if (verdict) settle(known, state, verdict.status)
    if (verdict && verdict.status !== 'pending') {
      followed.delete(hash)
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      void follow(hash, verdict?.taken ? readsTaken + 1 : verdict ? 0 : readsTaken)
    }, every)
    timers.add(timer)
  }

  const settle = (
    known: RecentTransaction,
    { transaction }: TransactionState,
    status: RecentTransaction['status'],
  ) => {
    const learnt = transaction && known.nonce === undefined ? transaction : undefined
    const since = known.since === undefined ? { since: now() } : {}
    if (status === known.status && !learnt && known.since !== undefined) return
    store.update(scope, known.hash, { ...since, ...learnt, status })
    if (status !== known.status && status !== 'pending') onCompleted?.({ ...known, status })
  }

  const begin = (statuses: readonly string[]) => {
    for (const { hash, status } of store.list(scope)) {
      if (!statuses.includes(status) || followed.has(hash)) continue
      followed.add(hash)
      void follow(hash, 0)
    }
  }

  begin(['pending', 'dropped'])
  const unsubscribe = store.subscribe(() => begin(['pending']))
  return () => {
    stopped = true
    unsubscribe()
    for (const timer of timers) clearTimeout(timer)
  }
}
