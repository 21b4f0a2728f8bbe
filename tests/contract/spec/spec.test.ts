import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sections, specText } from './table.ts'

const rows = sections.flatMap(({ title, rows: list }) =>
  list.map((row) => ({ ...row, at: `${title}: ${row.says}` })),
)

/** With one kind of quote. */
const plain = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll('\\', '')

describe('the table of the specification', () => {
  it('has every section from 2 to 9', () => {
    expect(sections.map(({ title }) => title[0])).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it('has no empty row, and none twice', () => {
    const isEmpty = (text: string) => text.trim().length < 3
    const empty = rows.filter((row) =>
      'differs' in row
        ? isEmpty(row.says) || isEmpty(row.differs)
        : isEmpty(row.says) || isEmpty(row.title),
    )
    expect(empty).toEqual([])
    const all = rows.map(({ at }) => at)
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  })

  it('has each value, text, call and number of the specification', () => {
    const said = rows.map(({ says }) => plain(says)).join('\n')
    const source = plain(readFileSync('tests/contract/spec/specification.md', 'utf8'))
    const terms = [
      ...source.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\b(?:wallet|eth|safe)_\w+\b/g),
      ...source.matchAll(/\b(?:get|sign|send|request|rpc)[A-Z]\w+\b/g),
      ...source.matchAll(/(?<=^|[\s(:;,])'[^'\n]{4,}?'(?=[\s.;,():]|$)/gm),
      ...source.matchAll(/\b0x[\da-f]{8}\b|\b\d{4,}\b/g),
      ...source.matchAll(/\/[a-z][\w/{}-]+/g),
    ].map(([term]) => term)
    expect(terms.length).toBeGreaterThan(170)
    expect([...new Set(terms)].filter((term) => !said.includes(term))).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = rows.flatMap((row) => {
      if ('differs' in row) return []
      const text = existsSync(row.file) ? readFileSync(row.file, 'utf8') : ''
      const spellings = [row.title, row.title.replaceAll("'", "\\'")]
      const isThere = ["'", '"', '`'].some((quote) =>
        spellings.some((title) => text.includes(`${quote}${title}${quote}`)),
      )
      return isThere ? [] : [`${row.file}: ${row.title}`]
    })
    expect([...new Set(missing)]).toEqual([])
  })

  it('is docs/spec.md: npm run generate:spec', () => {
    expect(readFileSync('docs/spec.md', 'utf8')).toBe(specText())
  })
})
