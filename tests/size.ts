/**
 * How much a test run holds. `npm test` is short and replaces long tails with samples;
 * `npm test -- all` and files that are run directly are whole; `npm test -- nightly` goes further.
 */
export const sizes = ['short', 'all', 'nightly'] as const
export type Size = (typeof sizes)[number]

export const size: Size = readSize(process.env.TEST_SIZE ?? 'all')

function readSize(value: string): Size {
  const found = sizes.find((one) => one === value)
  if (!found) throw new Error(`TEST_SIZE is one of ${sizes.join(', ')}, not ${value}.`)
  return found
}

/** Rounds of a property: a tenth of them in a short run, ten times as many in a nightly one. */
export const rounds = (whole: number): number =>
  size === 'short' ? Math.ceil(whole / 10) : size === 'nightly' ? whole * 10 : whole

/** Every tenth case in a short run, the first of them chosen by a seed; otherwise all. */
export const sampled = <Case>(cases: readonly Case[], seed: number): readonly Case[] =>
  size === 'short' ? cases.filter((_, at) => at % 10 === seed % 10) : cases
