import { calls } from './calls.ts'
import { constants } from './constants.ts'
import { entities } from './entities.ts'
import { errors } from './errors.ts'
import { roles } from './roles.ts'
import type { SpecRow } from './row.ts'
import { screens } from './screens.ts'
import { states } from './states.ts'
import { validation } from './validation.ts'

/** Sections 2 to 9 of the specification. What it calls "not shown" has no row. */
export const sections = [
  screens,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  constants,
] as const

const cell = (text: string): string => text.replaceAll('|', '\\|')
/** A title with the case in its placeholders, or for all of them. */
function readable(title: string, of: readonly string[]): string {
  const names = [...of]
  return title.replaceAll(/"?%[jsdo]"?/g, () => names.shift() ?? '…')
}
const shownBy = (row: SpecRow): string =>
  'differs' in row
    ? `Different: ${row.differs}`
    : `[${cell(readable(row.title, row.of))}](../${row.file})`

/** The text of docs/spec.md. */
export function specText(): string {
  const rows = sections.flatMap((section) => section.rows)
  const different = rows.filter((row) => 'differs' in row).length
  const tables = sections.map((section) =>
    [
      `## ${section.title}`,
      '',
      '| The specification says | Shown by |',
      '|---|---|',
      ...section.rows.map((row) => `| ${cell(row.says)} | ${shownBy(row)} |`),
    ].join('\n'),
  )
  const head =
    '# The specification, line by line\n\n' +
    `${rows.length} sentences, values, calls, texts, and constants: ` +
    `${rows.length - different} are met, each linked to its test; ` +
    `${different} differ, each with the reason.\n` +
    'Generated from `tests/contract/spec` by `npm run generate:spec`.'
  return `${[head, ...tables].join('\n\n')}\n`
}
