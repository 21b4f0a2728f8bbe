export const areas = [
  'safe',
  'signing',
  'chain',
  'gateway',
  'queries',
  'wallet',
  'apps',
  'screens',
] as const
export type Area = (typeof areas)[number]

export const kinds = ['operator', 'branch', 'field', 'text'] as const
export type Kind = (typeof kinds)[number]

/** A source file, relative to the root of the repository. */
export interface Source {
  file: string
  text: string
}

/** A mistake in one place of a source file: `from` becomes `to`. */
export interface Fault {
  /** Stays the same when the lines around the place move. */
  id: string
  area: Area
  file: string
  line: number
  kind: Kind
  from: string
  to: string
  offset: number
  /** The text around `from`, which makes the place unique in its file. */
  before: string
  after: string
}

/** The faults of a seed, as a file. */
export interface FaultList {
  seed: number
  /** Faults with which the project compiles. */
  faults: Fault[]
  /** Faults that were picked as well, but that the type check catches. */
  caughtByTypes: Fault[]
}

/**
 * The position of a fault in a version of its file, whose lines may have moved.
 * @throws {Error} if the surrounding text isn't there exactly once
 */
export function locateFault(text: string, { file, from, before, after }: Fault): number {
  const whole = before + from + after
  const start = text.indexOf(whole)
  if (start < 0) throw new Error(`${file} has changed where the fault belongs: ${from}`)
  if (text.includes(whole, start + 1))
    throw new Error(`${file} has several places for the fault: ${from}`)
  return start + before.length
}

/** The text of a file with its faults. */
export function applyFaults(text: string, faults: readonly Fault[]): string {
  return faults
    .map((fault) => ({ ...fault, offset: locateFault(text, fault) }))
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (changed, { offset, from, to }) =>
        changed.slice(0, offset) + to + changed.slice(offset + from.length),
      text,
    )
}

/** A fault in one line, for lists. */
export function describeFault({ id, file, line, kind, from, to }: Fault): string {
  return `${id}  ${kind.padEnd(8)}  ${file}:${line}  ${onOneLine(from)} → ${onOneLine(to)}`
}

function onOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line === '') return '(removed)'
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}
