import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface StoryEntry {
  id: string
  /** Its title and name: "Components/Button: Primary". */
  title: string
  file: string
  /** Its position among the stories of its component. */
  turn: number
}

interface Entry {
  type: string
  id: string
  title: string
  name: string
  importPath: string
}

/** The stories of a built Storybook. `shard` such as "2/3": only the files of the second third. */
export function storiesIn(dir: string, shard?: string): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(path.join(dir, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const before: Record<string, number> = {}
  const stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => {
      const turn = before[title] ?? 0
      before[title] = turn + 1
      return { id, title: `${title}: ${name}`, file: path.normalize(importPath), turn }
    })
  if (!shard) return stories
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  if (!part || !parts) throw new Error(`A shard is written as 1/2, not as ${shard}.`)
  const files = [...new Set(stories.map(({ file }) => file))]
  return stories.filter(({ file }) => files.indexOf(file) % Number(parts) === Number(part) - 1)
}
