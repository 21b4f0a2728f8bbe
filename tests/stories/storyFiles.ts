import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

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
  /** `picture: false` is written in the story itself. */
  unphotographed: boolean
  /** Its source. */
  text: string
}

const find = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith(ending))
    .map((one) => path.posix.join(one.parentPath, one.name))
    .toSorted()

/** Every story file, read as text: by convention, titles and cells are literals. */
export const storyFiles = (): StoryFile[] =>
  find('stories', '.stories.tsx').map((file) => storyFile(file, readFileSync(file, 'utf8')))

export function storyFile(file: string, text: string): StoryFile {
  const title = /\btitle: '([^']+)'/.exec(text)?.[1]
  if (!title) throw new Error(`${file} has no literal title.`)
  const parts = text.split(/^export const /m).slice(1)
  const stories = parts.map((part): Story => {
    const exportName = /^\w+/.exec(part)?.[0] ?? ''
    const cell = /\bcell: \{ screen: '(\w+)', state: '(\w+)' \}/.exec(part)
    return {
      id: toId(title, storyNameFromExport(exportName)),
      file,
      exportName,
      cell: cell?.[1] && cell[2] ? { screen: cell[1], state: cell[2] } : undefined,
      unphotographed: /\bpicture: false\b/.test(part),
      text: part,
    }
  })
  return { file, text, title, stories }
}

/**
 * The story that stands for its file where not all stories run: the one with the longest source,
 * which sets up and plays most, among those that are photographed in both themes.
 */
export function standInOf({ text, stories }: StoryFile): Story | undefined {
  const [meta = ''] = text.split(/^export const /m)
  const isOffByDefault = /\bpicture: false\b/.test(meta)
  const photographed = stories.filter(
    (story) =>
      !story.unphotographed &&
      !/\bpictureIn: /.test(story.text) &&
      (!isOffByDefault || /\bpicture: '/.test(story.text)),
  )
  const candidates = photographed.length > 0 ? photographed : stories
  return candidates.toSorted((one, other) => other.text.length - one.text.length)[0]
}

/** A component that a story must show, and its file. */
export interface Component {
  name: string
  file: string
}

/**
 * Every component of the kit, and every view, dialog and screen: the file's name, and other
 * capitalized exports.
 */
export function components(): Component[] {
  const entryPoint = readFileSync('src/ui/index.ts', 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('export type'))
    .join('\n')
  return ['src/ui', 'src/wallet', 'src/screens'].flatMap((folder) =>
    find(folder, '.tsx').flatMap((file) => {
      const names = [
        ...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm),
      ].map((match) => match[1] ?? '')
      const inKit =
        folder === 'src/ui' && entryPoint.includes(`./${path.posix.relative(folder, file)}`)
      return names
        .filter(
          (name) => !name.endsWith('Context') && (inKit || /(View|Dialog|Screen)$/.test(name)),
        )
        .map((name) => ({ name, file }))
    }),
  )
}

/** Whether a story file shows the real component: it imports it from the source and renders it. */
export function shows({ text }: Pick<StoryFile, 'text'>, name: string): boolean {
  const imports = [...text.matchAll(/^import (?!type)([^'"]*?) from '([^']+)'/gm)]
  const imported = imports.some(
    ([, names = '', from = '']) =>
      (from.startsWith('#') || from.includes('/src/')) &&
      new RegExp(`(?<!type )\\b${name}\\b`).test(names),
  )
  return (
    imported && new RegExp(`<${name}\\b|component: ${name}\\b|lazy[^\\n]*${name}\\b`).test(text)
  )
}
