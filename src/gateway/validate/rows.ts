import type * as v from 'valibot'
import type { PathParameters } from '../client.ts'
import type { UnreadableRow } from '../types/common.ts'
import { mismatchIn } from './identity.ts'
import { fieldOf, problemOf } from './problem.ts'

type Issue = v.BaseIssue<unknown>
type Listing = { unreadable?: unknown } & Partial<Record<(typeof lists)[number], unknown>>

/** The fields that hold a response's rows; a response can also be a list itself. */
const lists = ['results', 'items'] as const

/**
 * Sets aside rows that are invalid, or about a different Safe than the one in the path, so that one
 * bad row costs one row. A response with a list gets them as `unreadable`; a response that is a
 * list drops them. If something else is invalid, returns that issue instead.
 */
export function withoutRows(
  answer: unknown,
  path: PathParameters,
  issues: readonly Issue[],
): { answer: unknown } | { whole: Issue } {
  const name = lists.find((one) => Array.isArray((answer as Listing | null)?.[one]))
  const rows: unknown = name ? (answer as Listing)[name] : answer
  const whole = issues.find(
    ({ path: at = [] }) =>
      !Array.isArray(rows) ||
      (name !== undefined && at[0]?.key !== name) ||
      at.length === (name ? 1 : 0),
  )
  if (whole) return { whole }
  if (!Array.isArray(rows)) return { answer }
  const skip = name ? 2 : 1
  const wrong = new Map<number, UnreadableRow>()
  for (const issue of issues) {
    const index = issue.path?.[skip - 1]?.key as number
    if (!wrong.has(index))
      wrong.set(index, {
        index,
        problem: problemOf(issue, skip),
        field: fieldOf(issue, skip),
        row: rows[index] as unknown,
      })
  }
  rows.forEach((row: unknown, index) => {
    const [mismatch] = mismatchIn(row, path)
    if (mismatch && !wrong.has(index))
      wrong.set(index, {
        index,
        problem: `its ${mismatch} differs from the requested one`,
        field: [mismatch],
        row,
      })
  })
  const isForged = name !== undefined && 'unreadable' in (answer as Listing)
  if (wrong.size === 0 && !isForged) return { answer }
  const right = rows.filter((_, index) => !wrong.has(index)) as unknown[]
  if (!name) return { answer: right }
  // A gateway can send a field of this name, too.
  const { unreadable: _, ...rest } = answer as Listing
  return {
    answer: {
      ...rest,
      [name]: right,
      ...(wrong.size > 0 && {
        unreadable: [...wrong.values()].toSorted((a, b) => a.index - b.index),
      }),
    },
  }
}

/** In a response with a list per chain, an invalid list counts as failed: null. */
export function withoutChains(
  answer: unknown,
  issues: readonly Issue[],
): { answer: unknown } | { whole: Issue } {
  const whole = issues.find(({ path = [] }) => path.length === 0)
  if (whole) return { whole }
  const failed = issues.map(({ path = [] }): [string, null] => [String(path[0]?.key), null])
  return {
    answer: failed.length === 0 ? answer : { ...(answer as object), ...Object.fromEntries(failed) },
  }
}
