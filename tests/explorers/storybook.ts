import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StoryEntry } from './openStories.ts'

interface Entry {
  type: string
  id: string
  importPath: string
  exportName: string
}

/** The stories of a built Storybook, with their source locations. */
export function storybookStories(dir: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(path.join(dir, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, exportName }) => ({
      id,
      story: id,
      source: `${path.normalize(importPath)}#${exportName}`,
    }))
}
