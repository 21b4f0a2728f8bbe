/** A sentence, value, call, text or constant of the specification, and what shows it. */
export type SpecRow = { says: string } & (
  | { file: string; title: string }
  /** Where the product differs, and why. */
  | { differs: string }
)

export interface SpecSection {
  title: string
  rows: readonly SpecRow[]
}

/** Met; `title` is that of a test in the file, or of a row of the table it runs. */
export const met = (says: string, file: string, title: string): SpecRow => ({
  says,
  file: `tests/${file}`,
  title,
})

export const differs = (says: string, reason: string): SpecRow => ({ says, differs: reason })

/** Rows of values that the same test shows. */
export const each = (
  what: string,
  values: string,
  file: string,
  title: string,
): readonly SpecRow[] => values.split(', ').map((value) => met(`${what}: ${value}`, file, title))
