import type { Queue, TransactionItem } from '#domain'
import type { WindowRow } from '#screens/common/rows'

/**
 * The position of a row or a group in its list, for screen readers: not all of the list is
 * rendered. `of` is -1 if further pages may follow.
 */
interface Position {
  at: number
  of: number
}

/**
 * A line of the queue: the heading of a section or of a conflict, a transaction, or nonces that no
 * transaction has (`from` to `to`), which block the following transactions.
 */
export type QueueEntry = WindowRow &
  (
    | { kind: 'section'; section: 'next' | 'later' | 'unreadable' }
    | { kind: 'conflict'; nonce: number; count: number; position: Position }
    | { kind: 'gap'; from: number; to: number }
    | { kind: 'row'; item: TransactionItem; position: Position; grouped: boolean }
  )

export interface KnownOfNonces {
  /** The next nonce that can be executed; undefined while it is loading. */
  next?: number | undefined
  /** Nonces of transactions that aren't listed: they were signed here and not submitted. */
  unlisted?: readonly number[]
  /**
   * Whether the queue is a part of another one, which may have the nonces that are missing here.
   */
  isPart?: boolean
}

/** Flattens sections, conflicts, gaps, and their transactions for the virtualized list. */
export function toEntries(
  queue: Queue,
  { next, unlisted = [], isPart = false }: KnownOfNonces = {},
): QueueEntry[] {
  const entries: QueueEntry[] = []
  // A row whose nonce can't be read may have the missing one.
  const isComplete = queue.unreadable.length === 0 && !isPart
  let expected = next
  const shown = (['next', 'later'] as const).filter((section) => queue[section].length > 0)
  for (const section of shown) {
    const groups = queue[section]
    const head = entries.push({ kind: 'section', key: section, section }) - 1
    const isOpen = queue.hasMore && section === shown.at(-1)
    groups.forEach(({ nonce, items }, index) => {
      const position = { at: index + 1, of: isOpen ? -1 : groups.length }
      for (const { from, to } of gapsBefore(nonce, isComplete ? expected : undefined, unlisted))
        entries.push({ kind: 'gap', key: `gap_${from}`, from, to, heads: [head] })
      // A list that lags behind the chain begins with used nonces.
      expected = Math.max(expected ?? 0, nonce + 1)
      if (items.length === 1)
        for (const item of items)
          entries.push({ kind: 'row', key: item.id, item, position, grouped: false, heads: [head] })
      if (items.length < 2) return
      const conflict =
        entries.push({
          kind: 'conflict',
          key: `nonce_${nonce}`,
          nonce,
          count: items.length,
          position,
          heads: [head],
        }) - 1
      items.forEach((item, at) =>
        entries.push({
          kind: 'row',
          key: item.id,
          item,
          position: { at: at + 1, of: items.length },
          grouped: true,
          heads: [head, conflict],
        }),
      )
    })
  }
  if (queue.unreadable.length > 0) {
    const head = entries.push({ kind: 'section', key: 'unreadable', section: 'unreadable' }) - 1
    const of = queue.hasMore ? -1 : queue.unreadable.length
    queue.unreadable.forEach((item, index) =>
      entries.push({
        kind: 'row',
        key: item.id,
        item,
        position: { at: index + 1, of },
        grouped: false,
        heads: [head],
      }),
    )
  }
  return entries
}

/** The nonces from `expected` to the one before `nonce`, except those that are taken. */
function gapsBefore(
  nonce: number,
  expected: number | undefined,
  taken: readonly number[],
): { from: number; to: number }[] {
  if (expected === undefined) return []
  const gaps: { from: number; to: number }[] = []
  let from = expected
  for (const one of [
    ...taken.filter((other) => other >= expected && other < nonce).toSorted((a, b) => a - b),
    nonce,
  ]) {
    if (one > from) gaps.push({ from, to: one - 1 })
    from = one + 1
  }
  return gaps
}

/**
 * The rendered lines, nested for screen readers: sections contain transactions and conflicts, and
 * conflicts contain transactions.
 */
export interface SectionTree {
  index: number
  /** Index of its last line, whether it is rendered or not. */
  last: number
  children: { index: number; last: number; rows: number[] }[]
}

/** @param drawn indexes of the rendered lines in order, each with its headings */
export function nest(entries: readonly QueueEntry[], drawn: readonly number[]): SectionTree[] {
  const sections: SectionTree[] = []
  const lastOf = (index: number, belongs: (entry: QueueEntry) => boolean) => {
    const next = entries.findIndex((entry, at) => at > index && !belongs(entry))
    return (next < 0 ? entries.length : next) - 1
  }
  for (const index of drawn) {
    const entry = entries[index]
    const section = sections.at(-1)
    if (entry?.kind === 'section')
      sections.push({ index, last: lastOf(index, ({ kind }) => kind !== 'section'), children: [] })
    else if (entry?.kind === 'conflict')
      section?.children.push({ index, last: index + entry.count, rows: [] })
    else if (entry?.kind === 'row' && entry.grouped) section?.children.at(-1)?.rows.push(index)
    else section?.children.push({ index, last: index, rows: [] })
  }
  return sections
}
