import type { SdkFunction } from './sdkCalls.ts'
import type { Seen } from './sdkWatch.ts'

/**
 * One difference that is meant: wherever `what` of the official client holds the text `sdk`, ours holds `ours` in its place.
 * Without `when` that is so in every kind of call or answer.
 */
export interface Row {
  of: readonly SdkFunction[]
  when?: readonly string[]
  what: 'outcome' | 'method' | 'base' | 'path' | 'query' | 'headers' | 'body' | 'credentials' | 'redirect' | 'stops' | 'times' | 'told' | 'answer'
  sdk: string
  ours: string
  reason: string
}

type Parts = Record<string, string>

/** What went out, part by part; of a call that was not sent, only that. */
export function requestParts({ sent, refused }: Seen): Parts {
  const [first] = sent
  return first ? { outcome: 'sent', ...first } : { outcome: `not sent: ${refused?.name}` }
}

/** What came of it for the caller, and how often the gateway was asked. */
export const outcomeParts = ({ sent, answer, refused }: Seen): Parts => ({
  times: String(sent.length),
  ...(refused ? { outcome: `failed with ${refused.name}`, told: refused.told } : { outcome: 'answered', answer: answer ?? '' }),
})

/** Compares two calls by a table of differences, and remembers which rows were met. */
export function openLedger(rows: readonly Row[]) {
  const met = new Set<string>()
  const key = (row: Row, of: SdkFunction) => `${rows.indexOf(row)} ${of}`
  return {
    /** Every part where ours is not what the official client's is, as the table changes it: differences that are not listed, and listed ones that are not there. */
    compare(of: SdkFunction, when: string, theirs: Parts, ours: Parts): string[] {
      const expected = { ...theirs }
      for (const row of rows) {
        const value = theirs[row.what]
        if (!value?.includes(row.sdk) || !row.of.includes(of) || !(row.when?.includes(when) ?? true)) continue
        expected[row.what] = expected[row.what]!.replaceAll(row.sdk, () => row.ours)
        met.add(key(row, of))
      }
      // What only one of the two did cannot be compared further.
      const common = Object.keys(expected).filter((what) => what in ours)
      return common.flatMap((what) => (ours[what] === expected[what] ? [] : [`${of}, ${when}: ${what} is ${ours[what]}, not ${expected[what]}`]))
    },
    /** Rows that no call has met, for a function they name. */
    unmet: (): string[] => rows.flatMap((row) => row.of.filter((of) => !met.has(key(row, of))).map((of) => `${of}: ${row.what} ${row.sdk} → ${row.ours}`)),
  }
}
