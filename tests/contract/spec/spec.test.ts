import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DeviceType } from '#gateway'
import { errors } from '../sdkAnswers.ts'
import { functions } from '../sdkArguments.ts'
import type { SdkFunction } from '../sdkCalls.ts'
import { setsOf } from '../sdkSets.ts'
import { watchOurs } from '../sdkWatch.ts'
import { sections, specText } from './table.ts'
import { values } from './values.ts'

const rows = sections.flatMap(({ title, rows: list }) =>
  list.map((row) => ({ ...row, at: `${title}: ${row.says}` })),
)

/** With one kind of quote. */
const plain = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll('\\', '')

/** Of a path as the specification shortens it: `.../safes/{address}/messages:`. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/:$/, '')
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replace('...', '/v\\d.*')}/?$`,
  )

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

  it('has each value, text, call, and number of the specification', () => {
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

  it('names the case of a test that runs for many', () => {
    const cases: Record<string, readonly string[]> = {
      'tests/contract/sdk.test.ts': functions,
      'tests/contract/sdkErrors.test.ts': Object.keys(errors),
      'tests/contract/spec/values.test.ts': [
        ...values.flatMap(({ what, as }) => Object.keys(as).map((name) => `${what} ${name}`)),
        ...Object.keys(DeviceType),
      ],
    }
    const isThere = (file: string, of: readonly string[]) =>
      cases[file]?.includes(of.join(' ')) ??
      of.every((one) => readFileSync(file, 'utf8').includes(one))
    const wrong = rows.flatMap((row) => {
      if ('differs' in row) return []
      const { file, title, of, at } = row
      const many = title.match(/%[jsdo]/g)?.length ?? 0
      return of.length === many && isThere(file, of) ? [] : [at]
    })
    expect(wrong).toEqual([])
  })

  it('has each call next to the function that makes it', async () => {
    const made = rows.flatMap((row) => {
      const [, method, path = ''] = /^(GET|POST|PUT|DELETE) (\S+)/.exec(row.says) ?? []
      const [name] = 'of' in row ? row.of : []
      return method && name ? [{ method, name: name as SdkFunction, pattern: patternOf(path) }] : []
    })
    expect(made.length).toBeGreaterThan(50)
    for (const { method, name, pattern } of made) {
      const { sent } = await watchOurs(name, setsOf(name)[0]?.args ?? [])
      expect([name, sent[0]?.method, sent[0]?.path]).toEqual([
        name,
        method,
        expect.stringMatching(pattern),
      ])
    }
  })

  it('is docs/spec.md: npm run generate:spec', () => {
    expect(readFileSync('docs/spec.md', 'utf8')).toBe(specText())
  })
})
