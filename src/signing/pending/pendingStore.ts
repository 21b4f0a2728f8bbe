import {
  createPersistedStore,
  type Hex,
  type KeyValue,
  type PersistedStore,
  type SafeRef,
  sameAddress,
} from '#base'
import type {
  PendingConfirmation,
  PendingEntry,
  PendingExecution,
  PendingSent,
} from './pendingEntry.ts'
import { wholeEntry } from './parsePending.ts'

/**
 * Signatures and executions whose outcome isn't final yet. Survives reloads and is shared by tabs.
 */
export type PendingStore = PersistedStore<readonly PendingEntry[]>

export const pendingKey = 'coffer.pending'

const day = 24 * 60 * 60 * 1000

/**
 * Milliseconds to store an entry: entries that the gateway or the network has are listed soon; an
 * unsubmitted signature is stored longer.
 */
export const entryLifetime = (entry: PendingEntry): number =>
  entry.state.status === 'unsubmitted' || entry.state.status === 'submitting' ? 30 * day : day

/** @param now milliseconds since 1970 */
export function createPendingStore({
  storage,
  now = Date.now,
}: { storage?: KeyValue | undefined; now?: () => number } = {}): PendingStore {
  return createPersistedStore({
    key: pendingKey,
    initial: [],
    backsUp: true,
    ...(storage && { storage }),
    parse: (value, drop) =>
      Array.isArray(value)
        ? value
            .flatMap((one) => wholeEntry(one, drop))
            .filter((entry) => now() - entry.since < entryLifetime(entry))
        : undefined,
  })
}

const hashOf = (entry: PendingEntry): Hex =>
  entry.kind === 'message' ? entry.messageHash : entry.safeTxHash

const isSame = (a: PendingEntry, b: PendingEntry) =>
  a.kind === b.kind &&
  a.at.chainId === b.at.chainId &&
  sameAddress(a.at.address, b.at.address) &&
  hashOf(a) === hashOf(b) &&
  (a.kind === 'execute' || sameAddress(a.by, b.by))

/** The same, and not a later attempt that has replaced it. */
const isAttempt = (a: PendingEntry, b: PendingEntry) => isSame(a, b) && a.since === b.since

/** An entry as it is stored now; undefined once it was discarded or replaced by a later attempt. */
export const storedEntry = <E extends PendingEntry>(
  list: readonly PendingEntry[],
  entry: E,
): E | undefined => list.find((one): one is E => isAttempt(one, entry))

/** Adds an entry to the list; replaces one of the same transaction, kind, and signer. */
export const withEntry = (
  list: readonly PendingEntry[],
  entry: PendingEntry,
): readonly PendingEntry[] => [...list.filter((one) => !isSame(one, entry)), entry]

/**
 * Changes an entry that is still in the list. Does not change a later attempt that has replaced it.
 */
export const withParts = (
  list: readonly PendingEntry[],
  entry: PendingEntry,
  parts: Partial<Pick<PendingExecution, 'txHash'>> & { state?: PendingEntry['state'] },
): readonly PendingEntry[] =>
  list.some((one) => isAttempt(one, entry))
    ? list.map((one) => (isAttempt(one, entry) ? ({ ...one, ...parts } as PendingEntry) : one))
    : list

/**
 * Changes the state of an entry that is still in the list. Does not change a later attempt that has
 * replaced it.
 */
export const withState = <E extends PendingEntry>(
  list: readonly PendingEntry[],
  entry: E,
  state: E['state'],
): readonly PendingEntry[] => withParts(list, entry, { state })

export const withoutEntry = (
  list: readonly PendingEntry[],
  entry: PendingEntry,
): readonly PendingEntry[] => {
  const rest = list.filter((one) => !isAttempt(one, entry))
  return rest.length === list.length ? list : rest
}

/** The entries of one Safe's transaction. */
export const entriesOf = (
  list: readonly PendingEntry[],
  at: SafeRef,
  safeTxHash: Hex,
): readonly (PendingConfirmation | PendingSent)[] =>
  list.filter(
    (one): one is PendingConfirmation | PendingSent =>
      one.kind !== 'message' &&
      one.at.chainId === at.chainId &&
      sameAddress(one.at.address, at.address) &&
      one.safeTxHash.toLowerCase() === safeTxHash.toLowerCase(),
  )
