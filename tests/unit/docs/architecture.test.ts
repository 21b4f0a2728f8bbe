import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrows, mayImport, reached, withDrawing } from '../../../scripts/generate/architecture.ts'
import { fileOfEntryPoint } from '../../architecture/imports.ts'

const page = readFileSync('docs/architecture.md', 'utf8')

describe('the drawing of the modules', () => {
  it('is what `npm run generate:architecture` writes', () => {
    expect(withDrawing(page)).toBe(page)
  })

  it.each([...mayImport.keys()])('leads from %s to all that it may import', (name) => {
    const allowed = mayImport.get(name) ?? []
    const drawn = reached(name, arrows)
    expect(allowed.filter((target) => !drawn.has(target))).toEqual([])
    expect((arrows.get(name) ?? []).filter((target) => !allowed.includes(target))).toEqual([])
  })
})

interface Hop {
  /** The text of its link, and the file that it leads to. */
  label: string
  file: string
  /** The ends of the names of the files that bring it together with the hop before. */
  by: readonly string[]
}

/** The numbered list below each heading that has one. */
const walks = page.split(/^## /m).flatMap((section) => {
  const [name = ''] = section.split('\n', 1)
  const hops = section
    .split(/^\d+\. /m)
    .slice(1)
    .map((text) => text.split(/\n\n/, 1)[0]!)
    .map((text): Hop => {
      const [, label = '', target = ''] = /^\[([^\]]+)\]\(\.\.\/([^)]+)\)/.exec(text) ?? []
      const by = /Passed in\s+by\s+([^.]*(?:\.[a-z]+`[^.]*)+)\./.exec(text)?.[1] ?? ''
      return {
        label,
        file: target,
        by: [...by.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      }
    })
  return hops.length > 0 ? [{ name, hops }] : []
})

const fileFrom = (from: string, name: string): string | undefined =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : fileOfEntryPoint(name)

/** The file behind a name that a door exports; another file is its own. */
function behind(file: string, name: string): string[] {
  if (path.posix.basename(file) !== 'index.ts') return [file]
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/export (?:type )?(\*(?: as \w+)?|\{[^}]*\}) from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => {
      const target = fileFrom(file, from)
      const isNamed = names === '*' || new RegExp(`\\b${name}\\b`).test(names)
      return target && isNamed ? behind(target, name) : []
    },
  )
}

/** The files that a file imports, types included; those behind a door by name. */
function importedBy(file: string): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8')
  return new Set(
    [...text.matchAll(/^import ([^'"]*?) from '([^']+)'/gm)].flatMap(
      ([, names = '', from = '']) => {
        const target = fileFrom(file, from)
        if (!target || !existsSync(target)) return []
        return [...names.matchAll(/\w+/g)].flatMap(([name]) => behind(target, name))
      },
    ),
  )
}

const areLinked = (one: string, other: string) =>
  importedBy(one).has(other) || importedBy(other).has(one)

it('has two walkthroughs', () => {
  expect(walks.map(({ name }) => name)).toEqual([
    'From a gateway response to a queue row',
    'From Sign to a submitted signature',
  ])
})

describe.each(walks)('the walkthrough “$name”', ({ hops }) => {
  const files = hops.map(({ file }) => file)
  const named = (end: string) => files.filter((file) => file.endsWith(`/${end}`))

  it('takes twelve files at most, each once', () => {
    expect(files.length).toBeGreaterThan(2)
    expect(hops.map(({ label }) => label)).toEqual(files)
    expect(files.length).toBeLessThanOrEqual(12)
    expect(new Set(files).size).toBe(files.length)
  })

  it('goes from each file to one that imports it, or that it imports', () => {
    const broken = hops.slice(1).flatMap(({ file, by }, index) => {
      const way = [files[index]!, ...by.flatMap(named), file]
      return way
        .slice(1)
        .flatMap((next, at) => (areLinked(way[at]!, next) ? [] : [`${way[at]} and ${next}`]))
    })
    expect(broken).toEqual([])
  })

  it('needs no other file to pass something in', () => {
    const ends = hops.flatMap(({ by }) => by)
    expect(ends.filter((end) => named(end).length !== 1)).toEqual([])
  })
})

it('links files and folders that exist', () => {
  const linked = [...page.matchAll(/\]\(\.\.\/([^)#]+)/g)].map(([, target = '']) => target)
  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter((target) => !existsSync(target))).toEqual([])
})
