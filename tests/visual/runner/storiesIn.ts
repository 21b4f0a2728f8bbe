import { readFileSync } from 'node:fs'
import path from 'node:path'
import { standInOf, storyFiles } from '../../stories/storyFiles.ts'

export interface StoryEntry {
  id: string
  /** Its title and name: "Components/Button: Primary". */
  title: string
  file: string
  /** Whether it stands for its file: what is tested once for each component is tested with it. */
  isStandIn: boolean
  /**
   * Whether it shows a part of what the file's other stories show (tag `part`): it is rendered and
   * checked, but the pictures are those of the whole.
   */
  isPart: boolean
}

interface Entry {
  type: string
  id: string
  title: string
  name: string
  importPath: string
  tags: string[]
}

/** The stories of a built Storybook. */
export function storiesIn(dir: string): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(path.join(dir, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const standIns = new Set(storyFiles().map((file) => standInOf(file)?.id))
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      title: `${title}: ${name}`,
      file: path.normalize(importPath),
      isStandIn: standIns.has(id),
      isPart: tags.includes('part'),
    }))
}

/** The stories of the files of a shard: "2/3" is the second third. */
export function inShard(stories: readonly StoryEntry[], shard: string): StoryEntry[] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  if (!part || !parts) throw new Error(`A shard is written as 1/2, not as ${shard}.`)
  const files = [...new Set(stories.map(({ file }) => file))]
  return stories.filter(({ file }) => files.indexOf(file) % Number(parts) === Number(part) - 1)
}
