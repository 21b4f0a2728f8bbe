import { useCallback, useSyncExternalStore } from 'react'
import { createPersistedStore, isAddressLike, type Hex, type SafeRef } from '#base'
import { type BuilderCall, readAbiJson } from '#safe'

/** A call of a transaction that is being put together. */
export interface DraftCall extends BuilderCall {
  /** Unique within its draft. */
  id: number
}

/** A transaction that is being put together, stored on this device until it is proposed. */
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
  if (typeof value !== 'object' || value === null) return undefined
  const { id, to, value: raw, data, method } = value as Record<string, unknown>
  const isCall = Number.isSafeInteger(id) && isAddressLike(to) && typeof raw === 'string' && /^\d{1,78}$/.test(raw) && isData(data)
  if (!isCall) return undefined
  const read = method === undefined ? undefined : readAbiJson([asAbiItem(method)])
  return { id: id as number, to, value: BigInt(raw), data, ...(read?.ok && { method: read.methods[0] }) }
}

const isData = (value: unknown): value is Hex => typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)

const asAbiItem = (method: unknown) => ({
  ...(method as object),
  type: 'function',
  stateMutability: (method as { payable?: unknown } | null)?.payable === true ? 'payable' : 'nonpayable',
})

/** Parses what is stored; `drop` is called for each part that is left out. undefined if it is not an object. */
export function parseDrafts(value: unknown, drop: () => void = () => {}): Drafts | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const drafts = Object.entries(value).flatMap(([key, draft]: [string, unknown]) => {
    const { calls, note = '' } = (draft ?? {}) as Record<string, unknown>
    if (!/^\d+:0x[\da-f]{40}$/.test(key) || !Array.isArray(calls)) {
      drop()
      return []
    }
    const read = calls.flatMap((call) => parseCall(call) ?? [])
    if (read.length < calls.length || new Set(read.map(({ id }) => id)).size < read.length || typeof note !== 'string') drop()
    return [[key, { calls: read, note: typeof note === 'string' ? note : '' }] as const]
  })
  return Object.fromEntries(drafts)
}

const store = createPersistedStore<Drafts>({ key: 'coffer.drafts', backsUp: true, parse: parseDrafts, initial: {} })

export type ChangeDraft = (change: (before: TransactionDraft) => TransactionDraft) => void

const noDrafts: Drafts = {}

/** Changes the draft of a Safe, from any screen. An empty one is forgotten. */
export function changeDraft(at: SafeRef, change: (before: TransactionDraft) => TransactionDraft): void {
  const key = keyOf(at)
  store.update((drafts) => {
    const { [key]: before = emptyDraft, ...others } = drafts
    const after = change(before)
    return after.calls.length === 0 && after.note === '' ? others : { ...others, [key]: after }
  })
}

/** The draft of a Safe, and a function to change it. */
export function useTransactionDraft(at: SafeRef): [TransactionDraft, ChangeDraft] {
  const drafts = useSyncExternalStore(store.subscribe, store.get, () => noDrafts)
  const { chainId, address } = at
  const change = useCallback<ChangeDraft>((how) => changeDraft({ chainId, address }, how), [chainId, address])
  return [drafts[keyOf(at)] ?? emptyDraft, change]
}

/** Appends calls. */
export const withCalls = (draft: TransactionDraft, calls: readonly BuilderCall[]): TransactionDraft => {
  const next = 1 + Math.max(0, ...draft.calls.map(({ id }) => id))
  return { ...draft, calls: [...draft.calls, ...calls.map((call, at) => ({ ...call, id: next + at }))] }
}

/** Replaces a call, which stays in its place; appends it if it was removed in the meantime. */
export const withCall = (draft: TransactionDraft, id: number, call: BuilderCall): TransactionDraft =>
  draft.calls.some((one) => one.id === id) ? { ...draft, calls: draft.calls.map((one) => (one.id === id ? { ...call, id } : one)) } : withCalls(draft, [call])

export const withoutCall = (draft: TransactionDraft, id: number): TransactionDraft => ({ ...draft, calls: draft.calls.filter((one) => one.id !== id) })

/** Puts a call at a place, counted from 0. */
export function movedCall(draft: TransactionDraft, id: number, to: number): TransactionDraft {
  const call = draft.calls.find((one) => one.id === id)
  return call ? { ...draft, calls: withoutCall(draft, id).calls.toSpliced(to, 0, call) } : draft
}
