import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { filesIn } from './filesIn.ts'

export interface StoryFile {
  file: string
  text: string
  title: string
  stories: Story[]
}

export interface Story {
  id: string
  file: string
  exportName: string
  cell: { screen: string; state: string } | undefined
  /** `picture: false` is written in the story itself, or it is one of a part. */
  unphotographed: boolean
  /** It shows a part of what the file's other stories show (tag `part`). */
  isPart: boolean
  /** Its source. */
  text: string
}

/** Every story file, read as text: by convention, titles and cells are literals. */
export const storyFiles = (): StoryFile[] =>
  filesIn('stories', '.stories.tsx').map((file) => storyFile(file, readFileSync(file, 'utf8')))

export function storyFile(file: string, text: string): StoryFile {
  const title = /\btitle: '([^']+)'/.exec(text)?.[1]
  if (!title) throw new Error(`${file} has no literal title.`)
  const parts = text.split(/^export const /m).slice(1)
  const stories = parts.map((part): Story => {
    const exportName = /^\w+/.exec(part)?.[0] ?? ''
    const isPart = /\btags: \['part'\]/.test(part)
    const cell = /\bcell: \{ screen: '(\w+)', state: '(\w+)' \}/.exec(part)
    return {
      id: toId(title, storyNameFromExport(exportName)),
      file,
      exportName,
      cell: cell?.[1] && cell[2] ? { screen: cell[1], state: cell[2] } : undefined,
      unphotographed: isPart || /\bpicture: false\b/.test(part),
      isPart,
      text: part,
    }
  })
  return { file, text, title, stories }
}

/** The stories of a file that are photographed in both themes. */
export function photographedOf({ text, stories }: StoryFile): Story[] {
  const [meta = ''] = text.split(/^export const /m)
  const isOffByDefault = /\bpicture: false\b/.test(meta)
  return stories.filter(
    (story) =>
      !story.unphotographed &&
      !/\bpictureIn: /.test(story.text) &&
      (!isOffByDefault || /\bpicture: '/.test(story.text)),
  )
}

/**
 * The story that stands for its file where not all stories run: the one with the longest source,
 * which sets up and plays most, among those that are photographed in both themes.
 */
export function standInOf(file: StoryFile): Story | undefined {
  const photographed = photographedOf(file)
  const wholes = file.stories.filter(({ isPart }) => !isPart)
  const candidates = [photographed, wholes].find(({ length }) => length > 0) ?? file.stories
  return candidates.toSorted((one, other) => other.text.length - one.text.length)[0]
}

/**
 * Whether a story file shows the real component: it imports it from the source, by whatever name,
 * and renders it.
 */
export function shows({ text }: Pick<StoryFile, 'text'>, name: string): boolean {
  if (!text.includes(name)) return false
  const imports = [...text.matchAll(/^import (?!type)([^'"]*?) from '([^']+)'/gm)]
  return imports.some(([, names = '', from = '']) => {
    const isReal = from.startsWith('#') || from.includes('/src/')
    const imported = new RegExp(`(?<!type |as )\\b${name}\\b(?: as (\\w+))?`).exec(names)
    if (!isReal || !imported) return false
    const local = imported[1] ?? name
    return new RegExp(`<${local}\\b|component: ${local}\\b|lazy[^\\n]*${local}\\b`).test(text)
  })
}
