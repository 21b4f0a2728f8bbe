import { type Address, createPersistedStore, type Hex, isAddressLike, type KeyValue } from '#base'
import {
  checkTransaction,
  type NewTransaction,
  type RecentTransaction,
  transactionFaults,
  type TransactionStatus,
  transactionStatuses,
} from './recentTransaction.ts'

export const recentTransactionsKey = 'wagmi.recentTransactions'

/**
 * Maximum number of completed transactions stored per address and chain; pending ones are always
 * kept.
 */
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
  update: (
    scope: TransactionScope,
    hash: Hex,
    known: Pick<RecentTransaction, 'status' | 'since' | 'sender' | 'nonce'>,
  ) => void
  clear: (scope: TransactionScope) => void
  /** Whether the app itself reports that it completed. */
  isTold: (hash: Hex) => boolean
  /** Calls back after each change, also from other tabs; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** By lower-case account, then by chain. */
type Kept = Record<string, Record<string, readonly RecentTransaction[]>>

const none: readonly RecentTransaction[] = []

/**
 * The transactions that an app has sent for its visitors. Falls back to memory if the storage is
 * missing or full.
 * @param now milliseconds since 1970
 */
export function createTransactionStore(
  storage: KeyValue | undefined,
  now: () => number = Date.now,
): TransactionStore {
  const store = createPersistedStore<Kept>({
    key: recentTransactionsKey,
    parse,
    initial: {},
    storage,
  })
  const told = new Map<Hex, () => boolean>()
  const change = (
    { account, chainId }: TransactionScope,
    edit: (list: readonly RecentTransaction[]) => readonly RecentTransaction[],
  ) => {
    const owner = account.toLowerCase()
    store.update((kept) => {
      const before = kept[owner]?.[chainId] ?? none
      const after = edit(before)
      return after === before
        ? kept
        : withoutEmpty({
            ...kept,
            [owner]: withoutEmpty({ ...kept[owner], [chainId]: trim(after) }),
          })
    })
  }

  return {
    list: ({ account, chainId }) => store.get()[account.toLowerCase()]?.[chainId] ?? none,
    add(scope, transaction) {
      checkTransaction(transaction)
      const { hash, description, confirmations, isTold } = transaction
      if (isTold) told.set(hash, isTold)
      const added: RecentTransaction = {
        hash,
        description,
        ...(confirmations === undefined ? {} : { confirmations }),
        status: 'pending',
        since: now(),
      }
      change(scope, (list) => [added, ...list.filter((one) => !sameHash(one.hash, hash))])
    },
    update(scope, hash, known) {
      change(scope, (list) =>
        list.some((one) => sameHash(one.hash, hash))
          ? list.map((one) => (sameHash(one.hash, hash) ? { ...one, ...known } : one))
          : list,
      )
    },
    clear: (scope) => change(scope, (list) => (list.length > 0 ? none : list)),
    isTold: (hash) => told.get(hash)?.() === true,
    subscribe: store.subscribe,
  }
}

/** The entries that aren't empty: lists, or the lists of an account. */
const withoutEmpty = <T extends object>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => Object.keys(value).length > 0))

const sameHash = (a: Hex, b: Hex) => a.toLowerCase() === b.toLowerCase()

function trim(list: readonly RecentTransaction[]): readonly RecentTransaction[] {
  let completed = 0
  return list.filter(({ status }) => status === 'pending' || ++completed <= completedKept)
}

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/** Leaves out invalid entries and merges different spellings of one account. */
function parse(stored: unknown): Kept {
  const kept: Record<string, Record<string, readonly RecentTransaction[]>> = {}
  for (const [account, chains] of Object.entries(asRecord(stored))) {
    if (!isAddressLike(account)) continue
    const own = (kept[account.toLowerCase()] ??= {})
    for (const [chainId, list] of Object.entries(asRecord(chains))) {
      if (Array.isArray(list) && /^\d+$/.test(chainId))
        own[chainId] = [
          ...(own[chainId] ?? none),
          ...list.flatMap((one) => parseOne(asRecord(one))),
        ]
    }
  }
  return kept
}

function parseOne({
  hash,
  description,
  confirmations,
  status,
  since,
  sender,
  nonce,
}: Record<string, unknown>): RecentTransaction[] {
  if (
    transactionFaults({ hash, description, confirmations }).length > 0 ||
    !transactionStatuses.includes(status as TransactionStatus)
  )
    return []
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
