import { type Address, type Hex, isAddressLike, type KeyValue } from '#base'
import {
  checkTransaction,
  type NewTransaction,
  type RecentTransaction,
  transactionFaults,
  type TransactionStatus,
  transactionStatuses,
} from './recentTransaction.ts'

export const recentTransactionsKey = 'wagmi.recentTransactions'

/** Maximum number of completed transactions stored per address and chain; pending ones are always kept. */
export const completedKept = 10

/** Account and chain of the transactions. */
export interface TransactionScope {
  account: Address
  chainId: number
}

export interface TransactionStore {
  /** Newest first. The same array until something changes. */
  list: (scope: TransactionScope) => readonly RecentTransaction[]
  /** Adds it as pending at the top; a known one moves there. Throws `InvalidTransactionError`. */
  add: (scope: TransactionScope, transaction: NewTransaction) => void
  /** Updates a stored transaction. Removed ones are not added again. */
  update: (scope: TransactionScope, hash: Hex, known: Pick<RecentTransaction, 'status' | 'since' | 'sender' | 'nonce'>) => void
  clear: (scope: TransactionScope) => void
  /** Calls back after each change, also from other tabs; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** By lower-case account, then by chain. */
type Kept = Record<string, Record<string, readonly RecentTransaction[]>>

const none: readonly RecentTransaction[] = []

/**
 * The transactions that an app has sent for its visitors. Reads the storage before each change, because other tabs write
 * to it too. Falls back to memory if the storage is missing or full.
 * @param now milliseconds since 1970
 */
export function createTransactionStore(storage: KeyValue | undefined, now: () => number = Date.now): TransactionStore {
  const listeners = new Set<() => void>()
  let memory: string | undefined
  let seen: { text: string | null; kept: Kept } = { text: null, kept: {} }

  const read = (): Kept => {
    const text = memory ?? readText(storage)
    if (text !== seen.text) seen = { text, kept: parse(text) }
    return seen.kept
  }
  const listAt = ({ account, chainId }: TransactionScope) => read()[account.toLowerCase()]?.[chainId] ?? none
  const write = ({ account, chainId }: TransactionScope, change: (list: readonly RecentTransaction[]) => readonly RecentTransaction[]) => {
    const before = listAt({ account, chainId })
    const after = change(before)
    if (after === before) return
    const kept = read()
    const owner = account.toLowerCase()
    const text = JSON.stringify({ ...kept, [owner]: { ...kept[owner], [chainId]: trim(after) } } satisfies Kept)
    memory = writeText(storage, text) ? undefined : text
    for (const tell of listeners) tell()
  }
  const heard = (event: StorageEvent) => {
    if (event.key !== recentTransactionsKey && event.key !== null) return
    for (const tell of listeners) tell()
  }

  return {
    list: listAt,
    add(scope, { hash, description, confirmations }) {
      checkTransaction({ hash, description, confirmations })
      const added: RecentTransaction = { hash, description, ...(confirmations === undefined ? {} : { confirmations }), status: 'pending', since: now() }
      write(scope, (list) => [added, ...list.filter((one) => !sameHash(one.hash, hash))])
    },
    update(scope, hash, known) {
      write(scope, (list) => (list.some((one) => sameHash(one.hash, hash)) ? list.map((one) => (sameHash(one.hash, hash) ? { ...one, ...known } : one)) : list))
    },
    clear: (scope) => write(scope, (list) => (list.length > 0 ? none : list)),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', heard)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', heard)
      }
    },
  }
}

const sameHash = (a: Hex, b: Hex) => a.toLowerCase() === b.toLowerCase()

function trim(list: readonly RecentTransaction[]): readonly RecentTransaction[] {
  let completed = 0
  return list.filter(({ status }) => status === 'pending' || ++completed <= completedKept)
}

function readText(storage: KeyValue | undefined): string | null {
  try {
    return storage?.getItem(recentTransactionsKey) ?? null
  } catch {
    return null
  }
}

function writeText(storage: KeyValue | undefined, text: string): boolean {
  try {
    storage?.setItem(recentTransactionsKey, text)
    return storage !== undefined
  } catch {
    return false
  }
}

const asRecord = (value: unknown) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {})

/** Leaves out invalid entries and merges different spellings of one account. */
function parse(text: string | null): Kept {
  const kept: Record<string, Record<string, readonly RecentTransaction[]>> = {}
  for (const [account, chains] of Object.entries(asRecord(parseJson(text)))) {
    if (!isAddressLike(account)) continue
    const own = (kept[account.toLowerCase()] ??= {})
    for (const [chainId, list] of Object.entries(asRecord(chains))) {
      if (Array.isArray(list) && /^\d+$/.test(chainId)) own[chainId] = [...(own[chainId] ?? none), ...list.flatMap((one) => parseOne(asRecord(one)))]
    }
  }
  return kept
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function parseOne({ hash, description, confirmations, status, since, sender, nonce }: Record<string, unknown>): RecentTransaction[] {
  if (transactionFaults({ hash, description, confirmations }).length > 0 || !transactionStatuses.includes(status as TransactionStatus)) return []
  return [
    {
      hash: hash as Hex,
      description: description as string,
      status: status as TransactionStatus,
      ...(confirmations === undefined ? {} : { confirmations: confirmations as number }),
      ...(typeof since === 'number' ? { since } : {}),
      ...(isAddressLike(sender) && typeof nonce === 'number' ? { sender, nonce } : {}),
    },
  ]
}
