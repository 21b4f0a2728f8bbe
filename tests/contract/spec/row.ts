/** A sentence, value, call, text, or constant of the specification, and what shows it. */
export type SpecRow = { says: string } & (
  | {
      file: string
      title: string
      /** The case of a test that runs for many: what its title has for `%s`. */
      of: readonly string[]
    }
  /** Where the product differs, and why. */
  | { differs: string }
)

export interface SpecSection {
  title: string
  rows: readonly SpecRow[]
}

/** Met; `title` is that of a test in the file, or of a row of the table it runs. */
export const met = (
  says: string,
  file: string,
  title: string,
  ...of: readonly string[]
): SpecRow => ({
  says,
  file: `tests/${file}`,
  title,
  of,
})

export const differs = (says: string, reason: string): SpecRow => ({ says, differs: reason })

/** Rows of values that the same test shows. */
export const each = (
  what: string,
  values: string,
  file: string,
  title: string,
): readonly SpecRow[] => values.split(', ').map((value) => met(`${what}: ${value}`, file, title))

/** Rows of the gateway's values, each with the case that reads it. */
export const read = (what: string, values: string): readonly SpecRow[] =>
  values.split(', ').map((value) => {
    const [name = ''] = value.split(' ')
    const title = 'is read as the specification has it: %s: %s'
    return met(`${what}: ${value}`, 'contract/spec/values.test.ts', title, what, name)
  })

/** A row of a call, with the function of the official client that makes the same one. */
export const sent = (says: string, name: string): SpecRow =>
  met(says, 'contract/sdk.test.ts', 'of %s equals that of the official client', name)
