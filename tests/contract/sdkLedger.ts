import type { SdkFunction } from './sdkCalls.ts'
import type { Seen } from './sdkWatch.ts'

/**
 * One intended difference: where `what` of the official client contains the text `sdk`, this client
 * has `ours` instead. Without `when`, it applies to every kind of call or response.
 */
export interface Row {
  of: readonly SdkFunction[]
  when?: readonly string[]
  what:
    | 'outcome'
    | 'method'
    | 'base'
    | 'path'
    | 'query'
    | 'headers'
    | 'body'
    | 'credentials'
    | 'redirect'
    | 'stops'
    | 'times'
    | 'told'
    | 'answer'
  sdk: string
  ours: string
  reason: string
}

type Parts = Record<string, string>

/** The sent request, part by part; if none was sent, only that. */
export function requestParts({ sent, declined }: Seen): Parts {
  const [first] = sent
  return first ? { outcome: 'sent', ...first } : { outcome: `not sent: ${declined?.name}` }
}

/** The result for the caller, and the number of requests. */
export const outcomeParts = ({ sent, answer, declined }: Seen): Parts => ({
  times: String(sent.length),
  ...(declined
    ? { outcome: `failed with ${declined.name}`, told: declined.told }
    : { outcome: 'answered', answer: answer ?? '' }),
})

/** Compares two calls with a table of differences, and records the used rows. */
export function openLedger(rows: readonly Row[]) {
  const met = new Set<string>()
  const key = (row: Row, of: SdkFunction) => `${rows.indexOf(row)} ${of}`
  return {
    /** All differences after applying the table: missing rows, and rows that did not apply. */
    compare(of: SdkFunction, when: string, theirs: Parts, ours: Parts): string[] {
      const expected = { ...theirs }
      for (const row of rows) {
        const value = theirs[row.what]
        if (
          !value?.includes(row.sdk) ||
          !row.of.includes(of) ||
          !(row.when?.includes(when) ?? true)
        )
          continue
        expected[row.what] = expected[row.what]!.replaceAll(row.sdk, () => row.ours)
        met.add(key(row, of))
      }
      // If only one of the two has the part, nothing further can be compared.
      const common = Object.keys(expected).filter((what) => what in ours)
      return common.flatMap((what) =>
        ours[what] === expected[what]
          ? []
          : [`${of}, ${when}: ${what} is ${ours[what]}, not ${expected[what]}`],
      )
    },
    /** Unused rows, for a function they name. */
    unmet: (): string[] =>
      rows.flatMap((row) =>
        row.of
          .filter((of) => !met.has(key(row, of)))
          .map((of) => `${of}: ${row.what} ${row.sdk} → ${row.ours}`),
      ),
  }
}
