import {
  type Address,
  createPersistedStore,
  type Hex,
  isAddressLike,
  isChainId,
  isHexBytes,
  isHexWord,
  isUint256,
  type KeyValue,
  type PersistedStore,
  type SafeRef,
  sameAddress,
} from '#base'
import type { OffchainMessage, SafeTx } from '#domain'

/**
 * A signature that is being submitted. It is stored until the gateway has it, so that nobody has to
 * sign twice.
 */
export type ConfirmationState =
  | { status: 'submitting' }
  | { status: 'unsubmitted'; why: 'refused' | 'unreachable'; detail?: string }
  /** The gateway has it. Its lists may lag behind. */
  | { status: 'submitted' }

/** An execution that was sent to the network. */
export type ExecutionState =
  /** `slow`: it takes longer than usual. `nonce` is the account's, once a node has reported it. */
  | { status: 'processing'; slow?: boolean; nonce?: number }
  /**
   * Mined. The gateway may not list it yet. `inner`: whether the action worked, where the contract
   * says so; the nonce is used either way.
   */
  | { status: 'executed'; inner: 'success' | 'failure' | 'unknown' }
  /** Mined and reverted: it had no effect, but the fee was paid. */
  | { status: 'reverted' }
  /** Mined, but the Safe's contract, which reports each execution, doesn't report this one. */
  | { status: 'unreported' }
  /** Another transaction of the same account used its nonce. */
  | { status: 'replaced' }
  /**
   * The node, or the relayer, hasn't known it for a long time, or the relayer says that it reverted
   * but not in which transaction.
   */
  | { status: 'dropped' }
  /** The relayer says that it doesn't send it. */
  | { status: 'notRelayed' }

interface Entry {
  at: SafeRef
  by: Address
  /** Milliseconds. */
  since: number
}

/**
 * Comes with the first signature. `origin` is JSON text `{ url, name, note? }`: the app that made
 * the proposal, and a note.
 */
export interface Proposal {
  origin: string | null
  /** The signature is a delegate's: it says who proposes, and confirms nothing. */
  asDelegate?: true
}

export interface PendingConfirmation extends Entry {
  kind: 'confirm'
  safeTxHash: Hex
  tx: SafeTx
  signature: Hex
  /** Set for the first signature, which proposes the transaction. */
  proposal?: Proposal
  state: ConfirmationState
}

/** A signature over a message of the Safe. */
export interface PendingMessage extends Entry {
  kind: 'message'
  /** The Safe's hash of the message, which is signed. */
  messageHash: Hex
  message: OffchainMessage
  signature: Hex
  proposal?: Proposal
  state: ConfirmationState
}

/** A signature that the gateway has to get. */
export type PendingSignature = PendingConfirmation | PendingMessage

export interface PendingExecution extends Entry {
  kind: 'execute'
  safeTxHash: Hex
  /** Null as long as only the relayer knows it. */
  txHash: Hex | null
  /** The relayer's task, if the relayer sends it in place of the wallet. */
  task?: string
  /** The Safe's contract emits an event when it is executed, as all do since 1.1.0. */
  emits?: true
  state: ExecutionState
}

/**
 * An owner's on-chain approval of a transaction's hash. It counts once it is mined; `inner` says
 * whether the Safe recorded it.
 */
export interface PendingApproval extends Entry {
  kind: 'approve'
  safeTxHash: Hex
  txHash: Hex
  state: ExecutionState
}

/** What was sent to the network and is followed there. */
export type PendingSent = PendingExecution | PendingApproval

export type PendingEntry = PendingSignature | PendingSent

export const isSent = (entry: PendingEntry): entry is PendingSent =>
  entry.kind === 'execute' || entry.kind === 'approve'

/**
 * Signatures and executions whose outcome isn't final yet. Survives reloads and is shared by tabs.
 */
export type PendingStore = PersistedStore<readonly PendingEntry[]>

export const pendingKey = 'coffer.pending'

const day = 24 * 60 * 60 * 1000
/**
 * Milliseconds for which an entry is stored: what the gateway or the network has is listed soon; a
 * signature that isn't submitted yet is kept longer.
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

/** Adds an entry to the list; replaces one of the same transaction, kind and signer. */
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
  list.some((one) => isSame(one, entry) && one.since === entry.since)
    ? list.map((one) =>
        isSame(one, entry) && one.since === entry.since
          ? ({ ...one, ...parts } as PendingEntry)
          : one,
      )
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
  const rest = list.filter((one) => !isSame(one, entry) || one.since !== entry.since)
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

/** Whether an entry is an owner's signature of a transaction. */
export const isConfirmation = (entry: PendingEntry): entry is PendingConfirmation =>
  entry.kind === 'confirm' && !entry.proposal?.asDelegate

// Stored values may come from another version or another program: invalid entries are left out.

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function wholeEntry(value: unknown, drop: () => void): PendingEntry[] {
  const entries = parseEntry(value)
  if (entries.length === 0) drop()
  return entries
}

function parseEntry(value: unknown): PendingEntry[] {
  const {
    kind,
    at: where,
    by,
    since,
    state,
    signature,
    safeTxHash,
    txHash,
    messageHash,
    ...rest
  } = asRecord(value)
  const { chainId, address } = asRecord(where)
  if (
    !isChainId(chainId) ||
    !isAddressLike(address) ||
    !isAddressLike(by) ||
    typeof since !== 'number'
  )
    return []
  const entry: Entry = { at: { chainId, address }, by, since }
  if (kind === 'execute' || kind === 'approve') {
    const known = parseExecution(state)
    if (!isHexWord(safeTxHash) || !known) return []
    const { task, emits } = rest
    // It becomes part of a path.
    const isRelayed =
      kind === 'execute' && typeof task === 'string' && task !== '' && task.length < 257
    const sent = {
      ...entry,
      safeTxHash,
      ...(isRelayed && { task }),
      ...(emits === true && { emits: true as const }),
      state: known,
    }
    return isHexWord(txHash) || (isRelayed && txHash === null)
      ? [{ kind, ...sent, txHash } as PendingSent]
      : []
  }
  const known = parseConfirmation(state)
  if (!isHexBytes(signature) || !known) return []
  const signed = { ...entry, signature, ...parseProposal(rest['proposal']), state: known }
  if (kind === 'message') {
    const message = parseMessage(rest['message'])
    return isHexWord(messageHash) && message !== undefined
      ? [{ kind, ...signed, messageHash, message }]
      : []
  }
  const tx = parseTx(rest['tx'])
  return kind === 'confirm' && isHexWord(safeTxHash) && tx
    ? [{ kind, ...signed, safeTxHash, tx }]
    : []
}

function parseProposal(value: unknown): { proposal?: Proposal } {
  if (value === undefined) return {}
  const { origin, asDelegate } = asRecord(value)
  return {
    proposal: {
      origin: typeof origin === 'string' ? origin : null,
      ...(asDelegate === true && { asDelegate }),
    },
  }
}

function parseMessage(value: unknown): OffchainMessage | undefined {
  if (typeof value === 'string') return value
  const { domain, types, primaryType, message } = asRecord(value)
  const isWhole =
    [domain, types, message].every((part) => typeof part === 'object' && part !== null) &&
    typeof primaryType === 'string'
  return isWhole ? (value as OffchainMessage) : undefined
}

function parseConfirmation(value: unknown): ConfirmationState | undefined {
  const { status, why, detail } = asRecord(value)
  if (status === 'submitting' || status === 'submitted') return { status }
  if (status !== 'unsubmitted') return undefined
  return {
    status,
    why: why === 'refused' ? why : 'unreachable',
    ...(typeof detail === 'string' ? { detail } : {}),
  }
}

function parseExecution(value: unknown): ExecutionState | undefined {
  const { status, slow, nonce, inner } = asRecord(value)
  if (status === 'processing')
    return {
      status,
      ...(slow === true ? { slow } : {}),
      ...(typeof nonce === 'number' ? { nonce } : {}),
    }
  if (status === 'executed')
    return { status, inner: inner === 'failure' || inner === 'success' ? inner : 'unknown' }
  return status === 'reverted' ||
    status === 'unreported' ||
    status === 'replaced' ||
    status === 'dropped' ||
    status === 'notRelayed'
    ? { status }
    : undefined
}

function parseTx(value: unknown): SafeTx | undefined {
  const { to, data, operation, gasToken, refundReceiver, ...numbers } = asRecord(value)
  const { value: amount, safeTxGas, baseGas, gasPrice, nonce } = numbers
  if (
    !isAddressLike(to) ||
    !isHexBytes(data) ||
    (operation !== 0 && operation !== 1) ||
    !isAddressLike(gasToken) ||
    !isAddressLike(refundReceiver)
  )
    return undefined
  if (
    !isUint256(amount) ||
    !isUint256(safeTxGas) ||
    !isUint256(baseGas) ||
    !isUint256(gasPrice) ||
    !isUint256(nonce)
  )
    return undefined
  return {
    to,
    data,
    operation,
    gasToken,
    refundReceiver,
    value: BigInt(amount),
    safeTxGas: BigInt(safeTxGas),
    baseGas: BigInt(baseGas),
    gasPrice: BigInt(gasPrice),
    nonce: BigInt(nonce),
  }
}
