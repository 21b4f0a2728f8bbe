import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { notesOf, releaseChangelog } from '../../../scripts/release/changelog.ts'

const before =
  '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A dollar sign: $&\n\n' +
  '## [0.1.0] - 2026-11-21\n\n- The first\n'
const released =
  '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n' +
  '- A dollar sign: $&\n\n## [0.1.0] - 2026-11-21\n\n- The first\n'

describe('a release in the changelog', () => {
  it('moves the unreleased notes to the version', () => {
    expect(releaseChangelog(before, '0.2.0', '2026-12-01')).toBe(released)
  })

  it('can be the first', () => {
    expect(releaseChangelog('## [Unreleased]\n\n- All of it\n', '0.1.0', '2026-12-01')).toBe(
      '## [Unreleased]\n\n## [0.1.0] - 2026-12-01\n\n- All of it\n\n',
    )
  })

  it('requires changes, and a new version', () => {
    expect(() => releaseChangelog(released, '0.3.0', '2026-12-01')).toThrow(
      'says nothing under "Unreleased"',
    )
    expect(() => releaseChangelog(before, '0.1.0', '2026-12-01')).toThrow(
      'a section for 0.1.0 already',
    )
    expect(() => releaseChangelog('# Changelog\n', '0.1.0', '2026-12-01')).toThrow('no section')
  })

  it('has notes for each version', () => {
    expect(notesOf(released, '0.2.0')).toBe('### Added\n\n- A dollar sign: $&')
    expect(notesOf(released, '0.1.0')).toBe('- The first')
    expect(notesOf(released, '0.1')).toBeUndefined()
  })
})

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const sections = changelog.split(/^## /m).slice(1)

it.each(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]))(
  'has each kind of change once, in their order, and a line for each change: %s',
  (_, section) => {
    const kinds = [...section.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind)
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
    expect(kinds).toEqual(known.filter((kind) => kinds.includes(kind)))
    const lines = section.split('\n').slice(1)
    const others = lines.filter((line) => !/^(?:$|- \S|### |  \|)/.test(line))
    expect(others).toEqual([])
    expect(lines.filter((line) => line.startsWith('- ') && line.length > 150)).toEqual([])
  },
)

it('has a section for the version in package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(notesOf(changelog, version)).toMatch(/^- /m)
})
