import type { Part, Section } from './part.ts'

/** Bytes of each part, by the title of its section. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A part is marked if it is larger than its committed size by more than this share. */
const tolerance = 0.1

/** A part next to its committed size; `before` is undefined if it has none. */
export interface Row extends Part {
  before: number | undefined
  isLarger: boolean
}

export interface Comparison {
  sections: readonly { title: string; rows: readonly Row[] }[]
  /** Names of parts, each with its section. */
  larger: readonly string[]
  added: readonly string[]
  removed: readonly string[]
  /** Messages about exceeded limits, and about faults in how the parts are built. */
  problems: readonly string[]
}

/** The figures of what is built, for committing them. */
export const figuresOf = (sections: readonly Section[]): Figures =>
  Object.fromEntries(
    sections.map(({ title, parts }) => [
      title,
      Object.fromEntries(
        parts.flatMap(({ name, bytes, isForeign }) => (isForeign ? [] : [[name, bytes]])),
      ),
    ]),
  )

/** Compares what is built with the committed figures. Only what exceeds its limit is a problem. */
export function compareSizes(sections: readonly Section[], committed: Figures): Comparison {
  const compared = sections.map(({ title, parts }) => ({
    title,
    rows: parts.map((part): Row => {
      const before = committed[title]?.[part.name]
      return {
        ...part,
        before,
        isLarger: before !== undefined && part.bytes > before * (1 + tolerance),
      }
    }),
  }))
  const namesOf = (isNamed: (row: Row) => boolean) =>
    compared.flatMap(({ title, rows }) =>
      rows.filter(isNamed).map(({ name }) => fullName(title, name)),
    )
  const measured = figuresOf(sections)
  return {
    sections: compared,
    larger: namesOf(({ isLarger }) => isLarger),
    added: namesOf(({ before, isForeign }) => before === undefined && !isForeign),
    removed: Object.entries(committed).flatMap(([title, parts]) =>
      Object.keys(parts)
        .filter((name) => measured[title]?.[name] === undefined)
        .map((name) => fullName(title, name)),
    ),
    problems: [
      ...sections.flatMap(({ title, parts }) => parts.flatMap((part) => excessOf(title, part))),
      ...sections.flatMap(({ problems }) => problems),
    ],
  }
}

const fullName = (title: string, name: string) => `${title}, ${name}`

const excessOf = (title: string, { name, bytes, limit }: Part): readonly string[] =>
  limit !== undefined && bytes > limit
    ? [`${fullName(title, name)}: ${bytes - limit} bytes more than its limit of ${limit}.`]
    : []
