import { useCallback, useSyncExternalStore } from 'react'
import {
  createPersistedStore,
  isAddressLike,
  isHexBytes,
  isUint256,
  type SafeRef,
  sameAddress,
  type StorageTrouble,
  zeroAddress,
} from '#base'
import { type BuilderCall, readAbiJson } from '#safe'

/** A call of a draft transaction. */
export interface DraftCall extends BuilderCall {
  /** Unique within its draft. */
  id: number
}

/** A draft transaction, stored on this device until it is proposed. */
export interface TransactionDraft {
  /** In the order in which they will run. */
  calls: readonly DraftCall[]
  note: string
}

/** By `chainId:address`, in lower case. */
type Drafts = Readonly<Record<string, TransactionDraft>>

export const emptyDraft: TransactionDraft = { calls: [], note: '' }

const keyOf = ({ chainId, address }: SafeRef) => `${chainId}:${address.toLowerCase()}`

function parseCall(value: unknown): DraftCall | undefined {
  const call = readBuilderCall(value)
  const { id } = (value ?? {}) as Record<string, unknown>
  return call && Number.isSafeInteger(id) ? { id: id as number, ...call } : undefined
}

/** Parses a stored call; undefined if it's invalid. */
export function readBuilderCall(value: unknown): BuilderCall | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { to, value: raw, data, method } = value as Record<string, unknown>
  const isCall =
    isAddressLike(to) && !sameAddress(to, zeroAddress) && isUint256(raw) && isHexBytes(data)
  if (!isCall) return undefined
  const read = method === undefined ? undefined : readAbiJson([asAbiItem(method)])
  return {
    to,
    value: BigInt(raw),
    data,
    ...(read?.ok && { method: read.methods[0] }),
  }
}

const asAbiItem = (method: unknown) => ({
  ...(method as object),
  type: 'function',
  stateMutability:
    (method as { payable?: unknown } | null)?.payable === true ? 'payable' : 'nonpayable',
})

/**
 * Parses the stored value; `drop` is called for each dropped part. undefined if it isn't an object.
 */
export function parseDrafts(value: unknown, drop: () => void = () => {}): Drafts | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const drafts = Object.entries(value).flatMap(([key, draft]: [string, unknown]) => {
    const { calls, note = '' } = (draft ?? {}) as Record<string, unknown>
    if (!/^\d+:0x[\da-f]{40}$/.test(key) || !Array.isArray(calls)) {
      drop()
      return []
    }
    const ids = new Set<number>()
    const read = calls.flatMap((one) => {
      const call = parseCall(one)
      if (!call || ids.has(call.id)) return []
      ids.add(call.id)
      return call
    })
    if (read.length < calls.length || typeof note !== 'string') drop()
    return [[key, { calls: read, note: typeof note === 'string' ? note : '' }] as const]
  })
  return Object.fromEntries(drafts)
}

export const draftsKey = 'coffer.drafts'

const store = createPersistedStore<Drafts>({
  key: draftsKey,
  backsUp: true,
  parse: parseDrafts,
  initial: {},
})

export type ChangeDraft = (change: (before: TransactionDraft) => TransactionDraft) => void

const noDrafts: Drafts = {}

/** Changes the draft of a Safe, from any screen. An empty one is forgotten. */
export function changeDraft(
  at: SafeRef,
  change: (before: TransactionDraft) => TransactionDraft,
): void {
  const key = keyOf(at)
  store.update((drafts) => {
    const { [key]: before = emptyDraft, ...others } = drafts
    const after = change(before)
    return after.calls.length === 0 && after.note === '' ? others : { ...others, [key]: after }
  })
}

/** Storage problems of drafts that the user should know about. */
export const useDraftsTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(store.subscribe, store.getTrouble, () => undefined)

/**
 * The draft as it is now, even after another tab changed it; the same object until something
 * changes.
 */
export const currentDraft = (at: SafeRef): TransactionDraft => store.get()[keyOf(at)] ?? emptyDraft

/** The draft of a Safe, and a function to change it. */
export function useTransactionDraft(at: SafeRef): [TransactionDraft, ChangeDraft] {
  const drafts = useSyncExternalStore(store.subscribe, store.get, () => noDrafts)
  const { chainId, address } = at
  const change = useCallback<ChangeDraft>(
    (how) => changeDraft({ chainId, address }, how),
    [chainId, address],
  )
  return [drafts[keyOf(at)] ?? emptyDraft, change]
}

const nextId = (calls: readonly DraftCall[]): number =>
  1 + Math.max(0, ...calls.map(({ id }) => id))

/** Appends calls. */
export const withCalls = (
  draft: TransactionDraft,
  calls: readonly BuilderCall[],
): TransactionDraft => {
  const next = nextId(draft.calls)
  return {
    ...draft,
    calls: [...draft.calls, ...calls.map((call, at) => ({ ...call, id: next + at }))],
  }
}

/** Replaces a call, which stays in its place; appends it if it was removed in the meantime. */
export const withCall = (
  draft: TransactionDraft,
  id: number,
  call: BuilderCall,
): TransactionDraft =>
  draft.calls.some((one) => one.id === id)
    ? { ...draft, calls: draft.calls.map((one) => (one.id === id ? { ...call, id } : one)) }
    : withCalls(draft, [call])

export const withoutCall = (draft: TransactionDraft, id: number): TransactionDraft => ({
  ...draft,
  calls: draft.calls.filter((one) => one.id !== id),
})

const isSameCall = (a: DraftCall, b: DraftCall) =>
  a.id === b.id && sameAddress(a.to, b.to) && a.value === b.value && a.data === b.data

/**
 * Restores removed calls at their places, counted from 0, unless they exist. A call whose ID is
 * taken by now gets a new one.
 */
export const withCallsBack = (
  draft: TransactionDraft,
  removed: readonly { call: DraftCall; at: number }[],
): TransactionDraft => ({
  ...draft,
  calls: removed.reduce<readonly DraftCall[]>((calls, { call, at }) => {
    if (calls.some((one) => isSameCall(one, call))) return calls
    const isTaken = calls.some(({ id }) => id === call.id)
    return calls.toSpliced(at, 0, isTaken ? { ...call, id: nextId(calls) } : call)
  }, draft.calls),
})

/** The rest of a draft after another state of it was signed: the calls added or changed since. */
export function afterSigning(draft: TransactionDraft, signed: TransactionDraft): TransactionDraft {
  return {
    calls: draft.calls.filter((call) => !signed.calls.some((one) => isSameCall(one, call))),
    note: draft.note === signed.note ? '' : draft.note,
  }
}

/** Puts a call at a place, counted from 0. */
export function movedCall(draft: TransactionDraft, id: number, to: number): TransactionDraft {
  const call = draft.calls.find((one) => one.id === id)
  return call ? { ...draft, calls: withoutCall(draft, id).calls.toSpliced(to, 0, call) } : draft
}
