import {
  type Address,
  createPersistedStore,
  type Hex,
  isAddressLike,
  isHexWord,
  type KeyValue,
  type PersistedStore,
  type SafeRef,
} from '#base'
import type { ExecutionState } from '../pending/pendingEntry.ts'

/** The outcome of a payment that was sent to the network. */
export type SpendState =
  | Extract<ExecutionState, { status: 'processing' }>
  /** The module recorded the payment, and the token its transfer. */
  | { status: 'done' }
  /**
   * Mined, but the module or the token recorded nothing: the wallet sent something else, or the
   * token moved nothing.
   */
  | { status: 'missing' }
  | Extract<ExecutionState, { status: 'reverted' | 'replaced' | 'dropped' }>

/** A payment from a limit, sent from a delegate's wallet. */
export interface PendingSpend {
  at: SafeRef
  module: Address
  /** The zero address is the native coin. */
  token: Address
  to: Address
  /** In the smallest unit. */
  raw: bigint
  /** The delegate. */
  by: Address
  txHash: Hex
  /** Milliseconds. */
  since: number
  state: SpendState
}

/** Payments whose outcome the user hasn't dismissed yet. Survives reloads and is shared by tabs. */
export type SpendStore = PersistedStore<readonly PendingSpend[]>

export const spendsKey = 'coffer.pending.spends'

/** Milliseconds for which a payment is stored. */
const lifetime = 24 * 60 * 60 * 1000

/** @param now milliseconds since 1970 */
export const createSpendStore = ({
  storage,
  now = Date.now,
}: { storage?: KeyValue; now?: () => number } = {}): SpendStore =>
  createPersistedStore({
    key: spendsKey,
    initial: [],
    backsUp: true,
    ...(storage && { storage }),
    parse: (value, drop) =>
      Array.isArray(value)
        ? value
            .flatMap((one) => wholeSpend(one, drop))
            .filter(({ since }) => now() - since < lifetime)
        : undefined,
  })

const isSame = (a: PendingSpend, b: PendingSpend) => a.txHash === b.txHash && a.since === b.since

export const withSpend = (
  list: readonly PendingSpend[],
  spend: PendingSpend,
): readonly PendingSpend[] => [...list, spend]

/** Changes the state of a payment that is still in the list. */
export const withSpendState = (
  list: readonly PendingSpend[],
  spend: PendingSpend,
  state: SpendState,
): readonly PendingSpend[] =>
  list.some((one) => isSame(one, spend))
    ? list.map((one) => (isSame(one, spend) ? { ...one, state } : one))
    : list

export const withoutSpend = (
  list: readonly PendingSpend[],
  spend: PendingSpend,
): readonly PendingSpend[] => {
  const rest = list.filter((one) => !isSame(one, spend))
  return rest.length === list.length ? list : rest
}

// Stored values may come from another version or program: invalid entries are dropped.

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function wholeSpend(value: unknown, drop: () => void): PendingSpend[] {
  const spend = parseSpend(value)
  if (!spend) drop()
  return spend ? [spend] : []
}

function parseSpend(value: unknown): PendingSpend | undefined {
  const { at: where, module, token, to, raw, by, txHash, since, state } = asRecord(value)
  const { chainId, address } = asRecord(where)
  const known = parseState(state)
  if (typeof chainId !== 'string' || !/^\d+$/.test(chainId) || typeof since !== 'number' || !known)
    return undefined
  if (
    !isAddressLike(address) ||
    !isAddressLike(module) ||
    !isAddressLike(token) ||
    !isAddressLike(to) ||
    !isAddressLike(by)
  )
    return undefined
  if (typeof raw !== 'string' || !/^\d{1,29}$/.test(raw) || !isHexWord(txHash)) return undefined
  return {
    at: { chainId, address },
    module,
    token,
    to,
    raw: BigInt(raw),
    by,
    txHash,
    since,
    state: known,
  }
}

function parseState(value: unknown): SpendState | undefined {
  const { status, slow, nonce } = asRecord(value)
  switch (status) {
    case 'processing':
      return { status, ...(slow === true && { slow }), ...(typeof nonce === 'number' && { nonce }) }
    case 'done':
    case 'missing':
    case 'reverted':
    case 'replaced':
    case 'dropped':
      return { status }
    default:
      return undefined
  }
}
