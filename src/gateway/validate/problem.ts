import type * as v from 'valibot'

/** The path to the field that an issue is about, without its first `skip` parts. */
export const fieldOf = ({ path }: v.BaseIssue<unknown>, skip = 0): (string | number)[] =>
  (path ?? []).slice(skip).map(({ key }) => key as string | number)

/** The problem as text: `owners[0].value should be an address`. `skip` as in {@link fieldOf}. */
export function problemOf(issue: v.BaseIssue<unknown>, skip = 0): string {
  const is = issue.path?.at(-1)?.origin === 'key' ? 'is missing' : `should be ${issue.message}`
  return `${placeOf(fieldOf(issue, skip))} ${is}`
}

/**
 * Formats a path like `results[0].transaction.id`. Keys that are not plain words are response data
 * and stay hidden.
 */
const placeOf = (field: readonly (string | number)[]): string =>
  field.length === 0
    ? 'all of it'
    : field
        .map((part) =>
          typeof part === 'number' ? `[${part}]` : /^\w{1,80}$/.test(part) ? `.${part}` : '.…',
        )
        .join('')
        .replace(/^\./, '')
