import type { Hex } from '#base'
import { judgeTransaction, type Sighting } from './judgeTransaction.ts'
import type { RecentTransaction } from './recentTransaction.ts'
import type { TransactionPlace, TransactionStore } from './transactionStore.ts'

export interface WatchOptions {
  store: TransactionStore
  place: TransactionPlace
  /** Looks at the chain once. Rejects where it cannot be asked: then nothing is known, and nothing changes. */
  look: (transaction: RecentTransaction) => Promise<Sighting>
  /** Milliseconds between two looks. */
  every: number
  now?: () => number
  onCompleted?: ((transaction: RecentTransaction) => void) | undefined
}

/**
 * Follows every pending transaction of an account on a chain until something became of it; those that came to be called dropped are
 * looked at once more, since they may have come back. Gives back the way to stop.
 */
export function watchTransactions({ store, place, look, every, now = Date.now, onCompleted }: WatchOptions): () => void {
  const followed = new Set<Hex>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let stopped = false
  const find = (hash: Hex) => store.list(place).find((one) => one.hash === hash)

  const follow = async (hash: Hex, looks: number) => {
    const before = find(hash)
    const sighting = before && (await look(before).catch(() => undefined))
    // It may have been cleared, or judged by another tab, meanwhile.
    const known = find(hash)
    if (stopped) return
    if (!known || (known.status !== 'pending' && known.status !== 'dropped')) {
      followed.delete(hash)
      return
    }
    const verdict = sighting && judgeTransaction(known, sighting, now(), looks)
    if (verdict) settle(known, sighting, verdict.status)
    if (verdict && verdict.status !== 'pending') {
      followed.delete(hash)
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      void follow(hash, verdict?.taken ? looks + 1 : verdict ? 0 : looks)
    }, every)
    timers.add(timer)
  }

  const settle = (known: RecentTransaction, { transaction }: Sighting, status: RecentTransaction['status']) => {
    const learnt = transaction && known.nonce === undefined ? transaction : undefined
    const since = known.since === undefined ? { since: now() } : {}
    if (status === known.status && !learnt && known.since !== undefined) return
    store.update(place, known.hash, { ...since, ...learnt, status })
    if (status !== known.status && status !== 'pending') onCompleted?.({ ...known, status })
  }

  const begin = (statuses: readonly string[]) => {
    for (const { hash, status } of store.list(place)) {
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
