import { useCallback, useSyncExternalStore } from 'react'
import { createPersistedStore, type SafeRef, type StorageTrouble, visibleName } from '#base'
import type { TransactionItem } from '#domain'
import { plainName } from '#safe/suspicion'
import { labelsKey, noteLabels } from './hasLabels.ts'

export const labelKinds = ['category', 'project'] as const
export type LabelKind = (typeof labelKinds)[number]

/** A label that a user gave a transaction, on this device. */
export interface Label {
  kind: LabelKind
  text: string
}

/** The labels of one transaction, in the order in which they were added. */
export type Labels = readonly Label[]

/** The labels of one Safe, by the {@link labelKey} of its transactions. */
export type SafeLabels = Readonly<Record<string, Labels>>

/** By Safe: `1:0x…`, in lower case. */
export type AllLabels = Readonly<Record<string, SafeLabels>>

/** The longest label in characters, and the most that a transaction has. */
export const longestLabel = 40
export const mostLabels = 10

const safeKey = ({ chainId, address }: SafeRef) => `${chainId}:${address.toLowerCase()}`

/**
 * What the labels of a transaction are stored under: a proposal keeps them when it is executed,
 * and under every ID that the gateway gives it.
 */
export const labelKey = ({ id, multisig }: Labeled): string =>
  multisig?.safeTxHash?.toLowerCase() ?? id

/** What labels belong to: a row of a list, or a transaction in full. */
export interface Labeled {
  id: string
  multisig: Pick<NonNullable<TransactionItem['multisig']>, 'safeTxHash'> | null
}

/** The labels of a transaction; the same list on each call. */
export const labelsIn = (safe: SafeLabels, of: Labeled): Labels => labelsUnder(safe, labelKey(of))

const unlabeled: Labels = []

// The gateway chooses the IDs: `constructor` isn't a label that anyone has stored.
const labelsUnder = (safe: SafeLabels, key: string): Labels => own(safe, key) ?? unlabeled

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

function without<T>(of: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...others } = of
  return others
}

export type LabelProblem = 'empty' | 'hidden' | 'tooLong' | 'twice' | 'tooMany'

const onOneLine = (typed: string) => typed.replace(/[ \t\r\n]+/g, ' ').trim()

/**
 * The problem with a typed label next to those that the transaction has; undefined if it's valid.
 * @param before the label that it replaces
 */
export function labelProblem(
  { kind, text }: Label,
  others: Labels,
  before?: Label,
): LabelProblem | undefined {
  const shown = visibleName(text)
  if (shown === null) return 'empty'
  if (shown !== onOneLine(text)) return 'hidden'
  if ([...shown].length > longestLabel) return 'tooLong'
  const rest = others.filter((one) => !(before && sameLabel(one, before)))
  if (rest.some((one) => sameLabel(one, { kind, text: shown }))) return 'twice'
  return rest.length >= mostLabels ? 'tooMany' : undefined
}

/** `rent` and `Rent` are one label. */
export const sameLabel = (a: Label, b: Label): boolean =>
  a.kind === b.kind && plainName(a.text) === plainName(b.text)

/** Labels of a Safe, each once; the most used first. */
export function usedLabels(all: SafeLabels): Labels {
  const counts = new Map<string, { label: Label; count: number }>()
  for (const label of Object.values(all).flat()) {
    const key = `${label.kind} ${plainName(label.text)}`
    const counted = counts.get(key)
    if (counted) counted.count += 1
    else counts.set(key, { label, count: 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ label }) => label)
}

/** User input, as a label: on one line, without hidden characters, not too long. */
function readLabel(value: unknown): Label | undefined {
  const { kind: given, text } = (value ?? {}) as Record<string, unknown>
  const kind = labelKinds.find((one) => one === given)
  const shown = typeof text === 'string' ? visibleName(text) : null
  const cut = shown && [...shown].slice(0, longestLabel).join('').trim()
  return kind && cut ? { kind, text: cut } : undefined
}

/**
 * Adds a label, or replaces `before` with it. Unchanged if the label exists or the limit is
 * reached. Another tab may have changed the list: what it added stays.
 */
export function withLabel(labels: Labels, label: Label, before?: Label): Labels {
  const read = readLabel(label)
  if (!read) return labels
  const place = before ? labels.findIndex((one) => sameLabel(one, before)) : -1
  const rest = labels.filter((one, index) => index !== place && !sameLabel(one, read))
  if (place < 0)
    return rest.length < labels.length || labels.length >= mostLabels ? labels : [...labels, read]
  const ahead = labels.slice(0, place).filter((one) => rest.includes(one)).length
  return rest.toSpliced(ahead, 0, read)
}

export const withoutLabel = (labels: Labels, label: Label): Labels =>
  labels.some((one) => sameLabel(one, label))
    ? labels.filter((one) => !sameLabel(one, label))
    : labels

/** The labels of both; per transaction, existing ones come first and aren't displaced. */
export function mergeLabels(there: AllLabels, more: AllLabels): AllLabels {
  const merge = <T>(a: Readonly<Record<string, T>>, b: typeof a, both: (a: T, b: T) => T) =>
    Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) => {
        const [one, other] = [own(a, key), own(b, key)]
        const merged = one && other ? both(one, other) : (one ?? other)
        return merged ? [[key, merged] as const] : []
      }),
    )
  return merge(there, more, (a, b) =>
    merge(a, b, (own, added) => added.reduce<Labels>((all, one) => withLabel(all, one), own)),
  )
}

/** How many labels there are in all. */
export const countLabels = (all: AllLabels): number =>
  Object.values(all)
    .flatMap((safe) => Object.values(safe))
    .reduce((sum, labels) => sum + labels.length, 0)

const safePattern = /^\d{1,78}:0x[0-9a-f]{40}$/
/** A safeTxHash, or an ID of the gateway. */
const transactionPattern = /^(?:0x[0-9a-f]{64}|[a-zA-Z]+_[0-9a-zA-Z_]{1,200})$/

/** Parses stored labels; `drop` is called for each invalid part. Undefined if it's no object. */
export function parseLabels(value: unknown, drop: () => void = () => {}): AllLabels | undefined {
  const safes = entriesOf(value)
  if (!safes) return undefined
  const read = safes.flatMap(([safe, byTransaction]) => {
    const transactions = safePattern.test(safe) ? entriesOf(byTransaction) : undefined
    if (!transactions) drop()
    const kept = (transactions ?? []).flatMap(([key, list]) => {
      const isUsable = transactionPattern.test(key) && Array.isArray(list)
      if (!isUsable) drop()
      const labels = isUsable ? readLabels(list, drop) : []
      return labels.length > 0 ? [[key, labels] as const] : []
    })
    return kept.length > 0 ? [[safe, Object.fromEntries(kept)] as const] : []
  })
  return Object.fromEntries(read)
}

const entriesOf = (value: unknown): [string, unknown][] | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : undefined

function readLabels(list: readonly unknown[], drop: () => void): Labels {
  return list.reduce<Labels>((labels, one) => {
    const label = readLabel(one)
    const more = label ? withLabel(labels, label) : labels
    if (more === labels) drop()
    return more
  }, [])
}

const store = createPersistedStore<AllLabels>({
  key: labelsKey,
  backsUp: true,
  parse: parseLabels,
  initial: {},
})
const noLabels: SafeLabels = {}
const noAll: AllLabels = {}

/** False if the change lasts only as long as the page. */
export type ChangeLabels = (key: string, change: (before: Labels) => Labels) => boolean

/** A Safe's labels, stored on this device, and a function to change those of a transaction. */
export function useLabels(at: SafeRef): [SafeLabels, ChangeLabels] {
  const safe = safeKey(at)
  const all = useSyncExternalStore(store.subscribe, store.get, () => noAll)
  const change = useCallback<ChangeLabels>(
    (key, act) => {
      noteLabels()
      return store.update((before) => {
        const there = before[safe] ?? noLabels
        const labels = labelsUnder(there, key)
        const after = act(labels)
        if (after === labels) return before
        const others = without(there, key)
        const rest = without(before, safe)
        const kept = after.length > 0 ? { ...others, [key]: after } : others
        return Object.keys(kept).length > 0 ? { ...rest, [safe]: kept } : rest
      })
    },
    [safe],
  )
  return [all[safe] ?? noLabels, change]
}

/** All labels of this device, and a function to change them. */
export const useAllLabels = (): [
  AllLabels,
  (change: (before: AllLabels) => AllLabels) => boolean,
] => [useSyncExternalStore(store.subscribe, store.get, () => noAll), store.update]

/** Storage problems of the labels that the user should know about. */
export const useLabelsTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(store.subscribe, store.getTrouble, () => undefined)
